import { subScores } from '@site/data/models/ratings';
import controls from '@site/src/kit/controls/controls.module.css';
import { formatNumber } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  changeScore,
  coverageOf,
  describeRating,
  HIGHEST,
  type Rating,
  rate,
  type Score,
  STEP,
} from './model';
import OverallScale from './OverallScale';
import styles from './styles.module.css';

type ScoreRowProps = { id: string; name: string; score: Score; onChange: (part: Partial<Score>) => void };

/** A sub-score as a row, whose slider is also its bar. */
function ScoreRow({ id, name, score, onChange }: ScoreRowProps) {
  const shown = score.isMissing ? 'missing' : formatNumber(score.value, 1);
  return (
    <div className={styles.row}>
      <label className={styles.known} htmlFor={`${id}-known`}>
        <input
          id={`${id}-known`}
          className={controls.check}
          type="checkbox"
          checked={!score.isMissing}
          aria-label={`${name}: has data`}
          onChange={(event) => onChange({ isMissing: !event.target.checked })}
        />
      </label>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className={`${controls.range} ${styles.bar}`}
        type="range"
        min={0}
        max={HIGHEST}
        step={STEP}
        value={score.value}
        disabled={score.isMissing}
        aria-valuetext={shown}
        onChange={(event) => onChange({ value: Number(event.target.value) })}
      />
      <span className={styles.value} aria-hidden="true">
        {score.isMissing ? <span className={styles.noData} /> : shown}
      </span>
    </div>
  );
}

function rowsOf(scores: readonly Score[], rating: Rating): string[][] {
  const { overall, band, lowest, highest } = rating;
  return [
    ...subScores.map(({ name }, index) => {
      const score = scores[index];
      return [name, !score || score.isMissing ? 'missing, left out' : formatNumber(score.value, 1)];
    }),
    ['Scale', `0 to ${HIGHEST}`],
    ['Sub-scores with data', coverageOf(rating)],
    ['Overall', overall === null ? 'none' : `${formatNumber(overall, 2)}, ${band?.toLowerCase()}`],
    ['Lowest still possible', formatNumber(lowest, 2)],
    ['Highest still possible', formatNumber(highest, 2)],
  ];
}

export default function Interactive() {
  const { state, change, reset } = useFigureState(figure.id, codecs);
  const rating = rate(state.scores);
  return (
    <FigureBody
      layout="below"
      onReset={reset}
      finding={describeRating(rating)}
      controls={
        <div className={styles.rows}>
          {subScores.map(({ id, name }, index) => (
            <ScoreRow
              key={id}
              id={`${figure.id}-${index}`}
              name={name}
              score={state.scores[index] ?? { value: 0, isMissing: true }}
              onChange={(part) => change({ scores: changeScore(state.scores, index, part) })}
            />
          ))}
          <p className={styles.legend}>
            <span className={styles.noData} /> no data: left out of the overall
          </p>
        </div>
      }
      numbers={{
        label: 'Numbers of the rating',
        head: ['Score', 'Value'],
        rows: rowsOf(state.scores, rating),
      }}
    >
      <OverallScale scores={state.scores} {...rating} />
    </FigureBody>
  );
}
