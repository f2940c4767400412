import type { View } from '@site/src/lib/samples/barView';
import { memo } from 'react';
import styles from './drawing.module.css';
import type { Plot } from './geometry';
import { areaPath, candlePaths, linePath, pointsOf, stemPaths } from './paths';
import type { PriceStyle } from './priceScale';

type PriceBarsProps = {
  bars: readonly { open: number; high: number; low: number; close: number }[];
  view: View;
  plot: Plot;
  y: (price: number) => number;
  style: PriceStyle;
};

/** Rising bodies are pale inside an outline and falling ones solid, so that direction shows without colour. */
function Candles({ bars, view, plot, y, isHollow }: Omit<PriceBarsProps, 'style'> & { isHollow: boolean }) {
  const paths = candlePaths(bars, view, plot, y);
  return (
    <g className={isHollow ? styles.hollow : undefined}>
      <path className={styles.upLine} d={paths.upWicks} />
      <path className={styles.downLine} d={paths.downWicks} />
      <path className={styles.upBody} d={paths.upBodies} />
      <path className={styles.downBody} d={paths.downBodies} />
    </g>
  );
}

/** The price of a pane in one of its styles. Memoised: a moving crosshair must not draw the bars again. */
function PriceBars({ bars, view, plot, y, style }: PriceBarsProps) {
  if (style === 'bars') {
    const { up, down } = stemPaths(bars, view, plot, y);
    return (
      <>
        <path className={styles.upLine} d={up} />
        <path className={styles.downLine} d={down} />
      </>
    );
  }
  if (style === 'line' || style === 'area') {
    const points = pointsOf(
      bars.map((bar) => bar.close),
      view,
      plot,
      y,
    );
    return (
      <>
        {style === 'area' && <path className={styles.area} d={areaPath(points, plot.bottom)} />}
        <path className={styles.line} d={linePath(points)} />
      </>
    );
  }
  return <Candles bars={bars} view={view} plot={plot} y={y} isHollow={style === 'hollow-candles'} />;
}

export default memo(PriceBars);
