import type { View } from '@site/src/lib/samples/barView';
import clsx from 'clsx';
import styles from './drawing.module.css';
import { barX, type Plot } from './geometry';
import Label from './Label';

type TimeAxisProps = {
  plot: Plot;
  view: View;
  ticks: readonly { readonly index: number; readonly label: string; readonly isMinor: boolean }[];
  baseline: number;
};

/** Times below the plot; a label that would leave the picture is left out, its grid line stays. */
export default function TimeAxis({ plot, view, ticks, baseline }: TimeAxisProps) {
  return ticks.map(({ index, label, isMinor }) => {
    const x = barX(plot, view, index);
    return (
      <g key={index}>
        <line className={styles.grid} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
        {x > plot.left + 18 && x < plot.right - 8 && (
          <Label axis className={clsx(styles.muted, isMinor && styles.minor)} x={x} y={baseline} middle>
            {label}
          </Label>
        )}
      </g>
    );
  });
}
