import { overallBands } from '@site/data/models/ratings';
import { formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { percent } from '../kit/drawing/percentOfWidth';
import { HIGHEST, type Rating } from './model';
import styles from './styles.module.css';

const SCALE_TOP = 34;
const SCALE_HEIGHT = 12;
const LABELS_TOP = SCALE_TOP + SCALE_HEIGHT + 32;
/** Beyond these shares of the width a centred label would leave the drawing. */
const EDGES = { low: 0.12, high: 0.88 };

const x = (rating: number) => percent(rating / HIGHEST);

function anchorAt(rating: number): 'start' | 'middle' | 'end' {
  const share = rating / HIGHEST;
  if (share < EDGES.low) {
    return 'start';
  }
  return share > EDGES.high ? 'end' : 'middle';
}

/** What the missing scores can still do: from all of them 0 to all of them 10. */
function Range({ lowest, highest }: Pick<Rating, 'lowest' | 'highest'>) {
  const middle = SCALE_TOP + SCALE_HEIGHT / 2;
  return (
    <g className={styles.range}>
      <line x1={x(lowest)} x2={x(highest)} y1={middle} y2={middle} />
      <line x1={x(lowest)} x2={x(lowest)} y1={middle - 9} y2={middle + 9} />
      <line x1={x(highest)} x2={x(highest)} y1={middle - 9} y2={middle + 9} />
    </g>
  );
}

export default function OverallScale({ overall, band, lowest, highest }: Rating) {
  return (
    <svg
      className={clsx(drawing.pixels, styles.scale)}
      role="img"
      aria-label="The overall rating on its scale from 0 to 10, with the five bands and the range that missing scores leave open"
    >
      {overallBands.map(({ id, label, from, to }, index) => {
        const [first, second] = label.split(' ');
        return (
          <g key={id} data-current={label === band} className={styles.band}>
            <rect
              className={index % 2 === 0 ? styles.even : styles.odd}
              x={x(from)}
              width={x(to - from)}
              y={SCALE_TOP}
              height={SCALE_HEIGHT}
            />
            <Label x={x((from + to) / 2)} y={LABELS_TOP} middle text={first} />
            {second && <Label x={x((from + to) / 2)} y={LABELS_TOP + 15} middle text={second} />}
          </g>
        );
      })}
      {overallBands.map(({ from }) => (
        <Label
          key={from}
          axis
          className={styles.tick}
          x={x(from)}
          y={SCALE_TOP + SCALE_HEIGHT + 14}
          textAnchor={from === 0 ? 'start' : 'middle'}
        >
          {from}
        </Label>
      ))}
      <Label axis className={styles.tick} x="100%" y={SCALE_TOP + SCALE_HEIGHT + 14} end text={HIGHEST} />
      {lowest < highest && <Range lowest={lowest} highest={highest} />}
      {overall === null ? (
        <Label className={styles.overall} x="50%" y={20} middle text="no overall" />
      ) : (
        <>
          <circle className={styles.marker} cx={x(overall)} cy={SCALE_TOP + SCALE_HEIGHT / 2} r={7} />
          <Label className={styles.overall} x={x(overall)} y={20} textAnchor={anchorAt(overall)}>
            {`${formatNumber(overall, 2)} ${band?.toLowerCase()}`}
          </Label>
        </>
      )}
    </svg>
  );
}
