import { overallBands, subScores } from '@site/data/models/ratings';
import Slider from '@site/src/kit/controls/Slider';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { svgPercent } from '@site/src/kit/drawing/svgPercent';
import { formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';

import { coverageOf, describeRating, HIGHEST, type Rating, rate, type Score, STEP, scoreText } from './model';
import styles from './styles.module.css';

/** Where the column of dots stands, and below it the scale. */
const DOTS = { top: 34, bottom: 82, pitch: 12 };
const SCALE = { top: 88, height: 12 };
const MIDDLE = SCALE.top + SCALE.height / 2;
const TICKS = SCALE.top + SCALE.height + 16;
const BANDS = TICKS + 18;

const x = (rating: number) => svgPercent(rating / HIGHEST);

/** Near an end of the scale a centred label would leave the drawing. */
const anchorAt = (rating: number) => (rating < 2 ? 'start' : rating > 8 ? 'end' : 'middle');

/** A dot for each known score; equal ones stand on top of each other, closer together when they are many. */
function Dots({ scores }: { scores: readonly Score[] }) {
  const values = scores.filter((score) => score !== null);
  const below = values.map((value, index) => values.slice(0, index).filter((one) => one === value).length);
  const pitch = Math.min(DOTS.pitch, (DOTS.bottom - DOTS.top) / (Math.max(1, ...below) + 1));
  return values.map((value, index) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: equal scores are alike
      key={index}
      className={styles.dot}
      cx={x(value)}
      cy={DOTS.bottom - 5 - (below[index] ?? 0) * pitch}
      r={5}
    />
  ));
}

type OverallScaleProps = Rating & { scores: readonly Score[] };

/** The known scores as dots on one scale with their mean, which is the overall. */
function OverallScale({ scores, overall, band, lowest, highest }: OverallScaleProps) {
  return (
    <svg
      className={clsx(drawing.pixels, styles.scale)}
      role="img"
      aria-label="The sub-scores and the overall rating on a scale from 0 to 10, with the five bands and the range that missing scores leave open"
    >
      {overallBands.map(({ id, label, from, to }) => (
        <g key={id} data-current={label === band} className={styles.band}>
          <rect x={x(from)} width={x(to - from)} y={SCALE.top} height={SCALE.height} />
          <Label x={x((from + to) / 2)} y={BANDS} middle text={label} />
          <Label axis x={x(from)} y={TICKS} textAnchor={from === 0 ? 'start' : 'middle'} text={from} />
        </g>
      ))}
      <Label axis x="100%" y={TICKS} end text={HIGHEST} />
      {/* What the missing scores can still do: from all of them 0 to all of them 10. */}
      {lowest < highest && (
        <g className={styles.range}>
          <line x1={x(lowest)} x2={x(highest)} y1={MIDDLE} y2={MIDDLE} />
          <line x1={x(lowest)} x2={x(lowest)} y1={MIDDLE - 9} y2={MIDDLE + 9} />
          <line x1={x(highest)} x2={x(highest)} y1={MIDDLE - 9} y2={MIDDLE + 9} />
        </g>
      )}
      {overall === null ? (
        <Label bright x="50%" y={20} middle text="no overall" />
      ) : (
        <>
          <line className={styles.mean} x1={x(overall)} x2={x(overall)} y1={28} y2={MIDDLE} />
          <Label bright x={x(overall)} y={20} textAnchor={anchorAt(overall)} text="overall" />
        </>
      )}
      <Dots scores={scores} />
      {overall !== null && <circle className={styles.marker} cx={x(overall)} cy={MIDDLE} r={7} />}
    </svg>
  );
}

/** One step below 0 is no data. */
const SCORE = { min: -STEP, max: HIGHEST, step: STEP };

export default function Interactive() {
  const { state, set, reset } = useFigureState(figure.id, codecs);
  const { scores } = state;
  const rating = rate(scores);
  const { overall, band, lowest, highest } = rating;
  return (
    <FigureBody
      layout="below"
      onReset={reset}
      finding={describeRating(rating)}
      controls={subScores.map(({ id, name }, index) => (
        <Slider
          key={id}
          id={`${figure.id}-${index}`}
          label={name}
          value={scores[index] ?? SCORE.min}
          range={SCORE}
          shown={scoreText(scores[index])}
          typed={null}
          onChange={(value) => set.scores(scores.with(index, value < 0 ? null : value))}
        />
      ))}
      numbers={{
        label: 'Numbers of the rating',
        head: ['Score', 'Value'],
        rows: [
          ...subScores.map(({ name }, index) => [name, scoreText(scores[index])]),
          ['Scale', `0 to ${HIGHEST}`],
          ['Sub-scores with data', coverageOf(rating)],
          ['Overall', overall === null ? 'none' : `${formatNumber(overall, 2)}, ${band?.toLowerCase()}`],
          ['Lowest still possible', formatNumber(lowest, 2)],
          ['Highest still possible', formatNumber(highest, 2)],
        ],
      }}
    >
      <OverallScale scores={scores} {...rating} />
    </FigureBody>
  );
}
