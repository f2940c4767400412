import { formatNumber, signedNumber } from '@site/src/lib/format';
import drawing from '../kit/drawing.module.css';
import type { Readings } from './model';
import styles from './styles.module.css';

const ROW = 22;
const TRACK = { left: 128, right: 288 };
const x = (reading: number) => TRACK.left + ((reading + 100) / 200) * (TRACK.right - TRACK.left);

const number = (reading: number) => (Number.isNaN(reading) ? '' : formatNumber(reading, 2));
export const readingText = (reading: number) =>
  Number.isNaN(reading) ? 'no value' : signedNumber(reading, 2);

/** The recipe for one bar: three ingredients, their mean, the smoothed value. */
export function recipeRows(readings: Readings, at: number) {
  const of = (series: readonly number[]) => series[at] ?? Number.NaN;
  return [
    { name: 'RSI', raw: number(of(readings.rsi)), reading: of(readings.rsiSigned), className: styles.rsi },
    {
      name: '%K',
      raw: number(of(readings.stochastic)),
      reading: of(readings.stochasticSigned),
      className: styles.stochastic,
    },
    { name: 'CMO', raw: number(of(readings.cmo)), reading: of(readings.cmo), className: styles.cmo },
    { name: 'Mean', raw: '', reading: of(readings.mean), className: styles.mean },
    { name: 'Smoothed', raw: '', reading: of(readings.value), className: styles.value },
  ];
}

export default function Ingredients({ rows }: { rows: ReturnType<typeof recipeRows> }) {
  const height = rows.length * ROW;
  return (
    <div className={drawing.chart}>
      <svg
        className={drawing.canvas}
        viewBox={`0 0 360 ${height}`}
        role="img"
        aria-label="The ingredients of the chosen bar on one scale from −100 to +100"
      >
        <line className={drawing.grid} x1={x(0)} x2={x(0)} y1={0} y2={height} />
        {rows.map(({ name, raw, reading, className }, index) => {
          const y = index * ROW + ROW / 2;
          return (
            <g key={name}>
              <path className={className} d={`M0 ${y}h18`} />
              <text className={`${styles.name} ${drawing.middle}`} x={22} y={y}>
                {raw ? `${name} ${raw}` : name}
              </text>
              <line className={drawing.grid} x1={TRACK.left} x2={TRACK.right} y1={y} y2={y} />
              {!Number.isNaN(reading) && (
                <path className={styles.amount} d={`M${x(0)} ${y - 4}H${x(reading)}v8H${x(0)}z`} />
              )}
              <text className={`${styles.name} ${drawing.middle}`} x={358} y={y} textAnchor="end">
                {readingText(reading)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
