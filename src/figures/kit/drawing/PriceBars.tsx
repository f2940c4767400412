import type { View } from '@site/src/lib/samples/barView';
import { memo } from 'react';
import styles from './drawing.module.css';
import type { Plot } from './geometry';
import { candlePaths } from './paths';

type PriceBarsProps = {
  bars: readonly { open: number; high: number; low: number; close: number }[];
  view: View;
  plot: Plot;
  y: (price: number) => number;
};

/** Candles: rising bodies are pale inside an outline and falling ones solid, so that direction shows without colour. */
function PriceBars({ bars, view, plot, y }: PriceBarsProps) {
  const paths = candlePaths(bars, view, plot, y);
  return (
    <g>
      <path className={styles.upLine} d={paths.upWicks} />
      <path className={styles.downLine} d={paths.downWicks} />
      <path className={styles.upBody} d={paths.upBodies} />
      <path className={styles.downBody} d={paths.downBodies} />
    </g>
  );
}

/** Memoised: a moving crosshair must not draw the bars again. */
export default memo(PriceBars);
