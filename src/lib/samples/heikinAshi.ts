import { heikinAshiClose } from '@site/data/formulas/metrics/charting';
import type { Bar } from './barView';

/**
 * Heikin-Ashi bars: the close is the mean of the real bar's four prices, the open the middle of the averaged bar
 * before; high and low cover both.
 */
export function heikinAshi(bars: readonly Bar[]): Bar[] {
  let before: { open: number; close: number } | undefined;
  return bars.map((bar) => {
    const close = heikinAshiClose(bar.open, bar.high, bar.low, bar.close);
    const open = before ? (before.open + before.close) / 2 : (bar.open + bar.close) / 2;
    before = { open, close };
    return {
      ...bar,
      open,
      close,
      high: Math.max(bar.high, open, close),
      low: Math.min(bar.low, open, close),
    };
  });
}
