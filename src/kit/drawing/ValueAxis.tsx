import clsx from 'clsx';
import styles from './drawing.module.css';
import Label from './Label';

type ValueAxisProps = {
  plot: { readonly left: number; readonly right: number };
  y: (value: number) => number;
  ticks: readonly { value: number; label: string }[];
  /** Heights that carry labels of their own: the axis leaves its label out beside them. */
  taken?: readonly number[];
};

const LABEL_HEIGHT = 22;

/** Grid lines with their values to the right of the plot, where a chart has its price axis. Zero is a stronger line. */
export default function ValueAxis({ plot, y, ticks, taken = [] }: ValueAxisProps) {
  return ticks.map(({ value, label }) => (
    <g key={value}>
      <line
        className={value === 0 ? styles.axis : styles.grid}
        x1={plot.left}
        x2={plot.right}
        y1={y(value)}
        y2={y(value)}
      />
      {!taken.some((height) => Math.abs(y(value) - height) < LABEL_HEIGHT) && (
        <Label axis className={clsx(styles.muted, styles.middle)} x={plot.right + 4} y={y(value)}>
          {label}
        </Label>
      )}
    </g>
  ));
}
