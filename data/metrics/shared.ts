import type { Metric } from './metric.schema';

type Parameter = Metric['parameters'][number];

/** Written out here because the schema's own list would bring zod into the browser. */
export const everyTimeframe: Metric['timeframes'] = ['1m', '5m', '15m', '30m', '1H', '4H', '1D', '1W', '1M'];

/** Chains are read by the day, so a shorter bar would only repeat the day's value. */
export const dailyAndLonger: Metric['timeframes'] = ['1D', '1W', '1M'];

export const venueParameter: Parameter = {
  name: 'venue',
  values: 'Binance, Bybit, Hyperliquid',
  default: "the pane's venue",
  meaning: 'The venue whose data is read. Set it to see another venue beside the one that the pane shows.',
};

export const tierParameter: Parameter = {
  name: 'tier',
  values: '0–1k, 1k–10k, 10k–100k, 100k–1m, 1m–10m, all (USD)',
  default: 'all',
  meaning:
    'Keeps only trades whose own value in USD falls in the tier. A trade on an edge belongs to the higher tier.',
};

export const bandParameter: Parameter = {
  name: 'band',
  values: '0–1 %, 0–2.5 %, 0–5 %, 0–10 %, 0–25 %',
  default: '0–1 %',
  meaning: 'How far from the mid price orders are counted, as a share of the mid price, on each side.',
};

export const anchorParameter: Parameter = {
  name: 'anchor',
  values: 'start of the UTC day, or a fixed point in time',
  default: 'start of the UTC day',
  meaning: 'Where the sum starts. Moving it changes the level of every later value.',
};
