import { ratio } from '../metrics/ratio';

/** How far price went from the first to the last trade of a bin, in % and without its direction. */
function moveInPercent(open: number, close: number): number {
  return Math.abs(100 * ratio(close - open, open));
}

/** Slippage of a bin: % that price moved per 1m USD of aggressive volume. Without volume there is no value. */
export function movePerVolume(open: number, close: number, volumeInMillions: number): number {
  return ratio(moveInPercent(open, close), volumeInMillions);
}

/** Price Equilibrium of a bin: million USD of aggressive volume per 1% move. Without a move there is no value. */
export function volumePerMove(open: number, close: number, volumeInMillions: number): number {
  return ratio(volumeInMillions, moveInPercent(open, close));
}

/** How many % an asset has moved, on average, for 1% of another: their correlation scaled by their volatilities. */
export function sensitivity(correlation: number, volatility: number, otherVolatility: number): number {
  return correlation * ratio(volatility, otherVolatility);
}

/** Share of an asset's variance, in %, that goes along with the other one. */
export function sharedVariance(correlation: number): number {
  return 100 * correlation ** 2;
}
