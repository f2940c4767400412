import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import styles from './styles.module.css';
import { readingText, type recipeRows } from './words';

const ROW = 22;
const TRACK = { left: 128, right: 288 };
const x = (reading: number) => TRACK.left + ((reading + 100) / 200) * (TRACK.right - TRACK.left);

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
        {rows.map(({ id, name, raw, reading }, index) => {
          const y = index * ROW + ROW / 2;
          return (
            <g key={id}>
              <path className={styles[id]} d={`M0 ${y}h18`} />
              <Label className={`${styles.name} ${drawing.middle}`} x={22} y={y}>
                {raw ? `${name} ${raw}` : name}
              </Label>
              <line className={drawing.grid} x1={TRACK.left} x2={TRACK.right} y1={y} y2={y} />
              {!Number.isNaN(reading) && (
                <path className={styles.amount} d={`M${x(0)} ${y - 4}H${x(reading)}v8H${x(0)}z`} />
              )}
              <Label className={`${styles.name} ${drawing.middle}`} x={358} y={y} end>
                {readingText(reading)}
              </Label>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
