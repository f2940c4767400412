import styles from './plot.module.css';

type LevelsProps = {
  ticks: readonly number[];
  y: (value: number) => number;
  left: number;
  right: number;
  format: (tick: number) => string;
};

/** Horizontal lines with their values at the right, where a chart has its price axis. */
export default function Levels({ ticks, y, left, right, format }: LevelsProps) {
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.axis : styles.line}
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text data-axis className={styles.muted} x={right + 5} y={y(tick) + 5}>
            {format(tick)}
          </text>
        </g>
      ))}
    </>
  );
}
