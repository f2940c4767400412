import clsx from 'clsx';
import { barX, type Plot } from './geometry';
import styles from './styles.module.css';
import type { TimeTick } from './time';
import type { View } from './view';

type ValueAxisProps = {
  plot: Plot;
  y: (value: number) => number;
  ticks: readonly { value: number; label: string }[];
  /** A height that carries a figure of its own: labels beside it are left out. */
  taken?: number;
};

const LABEL_HEIGHT = 15;
const TAG_WIDTH = 64;

/** Grid lines with their figures to the right of the plot. */
export function ValueAxis({ plot, y, ticks, taken = Number.NaN }: ValueAxisProps) {
  return ticks.map(({ value, label }) => (
    <g key={label}>
      <line className={styles.grid} x1={plot.left} x2={plot.right} y1={y(value)} y2={y(value)} />
      {!(Math.abs(y(value) - taken) < LABEL_HEIGHT) && (
        <text className={clsx(styles.tick, styles.middle)} x={plot.right + 5} y={y(value)}>
          {label}
        </text>
      )}
    </g>
  ));
}

type TimeAxisProps = { plot: Plot; view: View; ticks: readonly TimeTick[]; baseline: number; taken?: number };

/** Times below the plot; a label that would leave the picture is left out, its grid line stays. */
export function TimeAxis({ plot, view, ticks, baseline, taken = Number.NaN }: TimeAxisProps) {
  return ticks.map(({ index, label, isMinor }) => {
    const x = barX(plot, view, index);
    return (
      <g key={index}>
        <line className={styles.grid} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
        {x > plot.left + 18 && x < plot.right - 8 && !(Math.abs(x - taken) < TAG_WIDTH) && (
          <text className={clsx(styles.tick, isMinor && styles.minor)} x={x} y={baseline} textAnchor="middle">
            {label}
          </text>
        )}
      </g>
    );
  });
}
