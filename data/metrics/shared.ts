import { timeframes } from '../timeframes';
import { defaultBand, depthBands } from './depth-bands';
import type { Metric } from './types';

type Parameter = Metric['parameters'][number];

export const everyTimeframe: Metric['timeframes'] = [...timeframes];

/** From the interval at which venues publish the share of accounts. */
export const fromFiveMinutes: Metric['timeframes'] = timeframes.slice(1);

/** Chains are read by the day, so a shorter bar would only repeat the day's value. */
export const dailyAndLonger: Metric['timeframes'] = ['1D', '1W', '1M'];

export const venueParameter: Parameter = {
  name: 'venue',
  values: 'Binance, Bybit, Hyperliquid',
  default: 'the pane’s venue',
  meaning: 'Whose data to use.',
};

export const tierParameter: Parameter = {
  name: 'tier',
  values: '0–1k, 1k–10k, 10k–100k, 100k–1m, 1m–10m, all (USD)',
  default: 'all',
  meaning:
    'Counts only trades worth this much. A trade on an edge belongs to the higher tier. A tier without trades reads zero; a gap means that PT has no data.',
};

export const bandParameter: Parameter = {
  name: 'band',
  values: depthBands.map(({ label }) => label).join(', '),
  default: defaultBand.label,
  meaning: 'How far from mid to count orders, on each side. Spread and slippage don’t use it.',
};

export const anchorParameter: Parameter = {
  name: 'anchor',
  values: 'day, month, year, or a date as YYYY-MM-DD',
  default: 'UTC day up to 4H, month on 1D, year on 1W and 1M',
  meaning: 'Where it starts over.',
};
