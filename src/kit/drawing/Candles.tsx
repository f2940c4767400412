import type { View } from '@site/src/lib/samples/barView';
import { memo } from 'react';
import styles from './drawing.module.css';
import type { Plot } from './geometry';
import { candlePaths } from './paths';

type CandlesProps = {
  bars: Parameters<typeof candlePaths>[0];
  view: View;
  plot: Plot;
  y: (price: number) => number;
};

/** Rising bodies are pale inside an outline and falling ones solid, so that direction shows without colour. */
function Candles({ bars, view, plot, y }: CandlesProps) {
  const { upWicks, downWicks, upBodies, downBodies } = candlePaths(bars, view, plot, y);
  return (
    <>
      <path className={styles.upLine} d={upWicks} />
      <path className={styles.downLine} d={downWicks} />
      <path className={styles.upBody} d={upBodies} />
      <path className={styles.downBody} d={downBodies} />
    </>
  );
}

export default memo(Candles);
