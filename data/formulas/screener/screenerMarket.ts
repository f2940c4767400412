import { ratio } from '../metrics/ratio';

/** The bar's own range, or the distance to the close before it where there was a gap. */
export function trueRange(high: number, low: number, previousClose: number): number {
  return Math.max(high - low, Math.abs(high - previousClose), Math.abs(low - previousClose));
}

/** ATR in percent of price, so that coins at different prices can be compared. */
export function atrPercent(averageTrueRange: number, price: number): number {
  return ratio(averageTrueRange * 100, price);
}

/** How many times the usual volume a window had. */
export function relativeVolume(volume: number, usualVolume: number): number {
  return ratio(volume, usualVolume);
}
