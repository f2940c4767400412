import { overallBands } from '@site/data/models/ratings';
import { formatNumber } from '@site/src/lib/text/format';
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
      className={styles.scale}
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
            <text x={x((from + to) / 2)} y={LABELS_TOP} textAnchor="middle">
              {first}
            </text>
            {second && (
              <text x={x((from + to) / 2)} y={LABELS_TOP + 15} textAnchor="middle">
                {second}
              </text>
            )}
          </g>
        );
      })}
      {overallBands.map(({ from }) => (
        <text
          key={from}
          data-axis
          className={styles.tick}
          x={x(from)}
          y={SCALE_TOP + SCALE_HEIGHT + 14}
          textAnchor={from === 0 ? 'start' : 'middle'}
        >
          {from}
        </text>
      ))}
      <text data-axis className={styles.tick} x="100%" y={SCALE_TOP + SCALE_HEIGHT + 14} textAnchor="end">
        {HIGHEST}
      </text>
      {lowest < highest && <Range lowest={lowest} highest={highest} />}
      {overall === null ? (
        <text className={styles.overall} x="50%" y={20} textAnchor="middle">
          no overall
        </text>
      ) : (
        <>
          <circle className={styles.marker} cx={x(overall)} cy={SCALE_TOP + SCALE_HEIGHT / 2} r={7} />
          <text className={styles.overall} x={x(overall)} y={20} textAnchor={anchorAt(overall)}>
            {`${formatNumber(overall, 2)} ${band?.toLowerCase()}`}
          </text>
        </>
      )}
    </svg>
  );
}
