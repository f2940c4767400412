import type { DepthBand } from './types';

/**
 * How far from the mid price order-book metrics count orders. Each band starts at mid, so a wide one contains the
 * narrow ones. `id` is what `band=` takes.
 */
export const depthBands: readonly DepthBand[] = [
  { id: '0-0.1', label: '0–0.1%', percent: 0.1 },
  { id: '0-0.5', label: '0–0.5%', percent: 0.5 },
  { id: '0-1', label: '0–1%', percent: 1 },
  { id: '0-2.5', label: '0–2.5%', percent: 2.5 },
  { id: '0-5', label: '0–5%', percent: 5 },
  { id: '0-10', label: '0–10%', percent: 10 },
  { id: '0-25', label: '0–25%', percent: 25 },
];

/** The one that `band=` means when it is left out. */
export const defaultBand = depthBands[0] as DepthBand;

/** How far from mid each venue's feed reaches on BTC, in %. PT asks Hyperliquid for levels of `nSigFigs` 4. */
export const bookReach = {
  Binance: { levels: 1_000, percent: 0.2, on: 'BTC perpetuals, and less on spot, where the step is 0.01' },
  Bybit: { levels: 1_000, percent: 0.2, on: 'BTC perpetuals' },
  Hyperliquid: { levels: 20, percent: 0.3, on: 'BTC while its price has five digits' },
} as const;

/** The case of a partial band that readers meet first. The rule is in data/reference/rules.ts. */
export const partialBand = {
  mark: 'partial',
  example: { symbol: 'BTCUSDT', venue: 'Bybit', reachPercent: bookReach.Bybit.percent },
} as const;

/** Whether a feed that reaches this far from mid covers the band. */
export function isComplete(band: Pick<DepthBand, 'percent'>, reachPercent: number): boolean {
  return band.percent <= reachPercent;
}
