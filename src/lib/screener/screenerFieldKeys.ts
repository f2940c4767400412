import type { ScreenerWindow } from '@site/data/screener/operators';

/** What reading and checking a filter needs to know about a field. */
type ScreenerFieldKey = {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** True for fields that depend on a size in USD. */
  readonly isSized: boolean;
  /** Null for a reading of the moment. */
  readonly windows: readonly ScreenerWindow[] | null;
};

const ALL = ['24h', '7d', '30d'] as const;
const DAY_AND_WEEK = ['24h', '7d'] as const;

type FieldRow = readonly [id: string, name: string, unit: string, windows: ScreenerFieldKey['windows']];

/**
 * The fields of data/screener/fields.ts without their sheets, which are too heavy for a figure's script. A test
 * holds the two lists together.
 */
const ROWS: readonly FieldRow[] = [
  ['liquidity', 'Liquidity', 'USD', null],
  ['pool_volume', 'Pool volume', 'USD', ['1h', ...ALL]],
  ['buys_sells', 'Buys/sells', 'ratio', ['1h', ...DAY_AND_WEEK]],
  ['unique_traders', 'Unique traders', 'addresses', ALL],
  ['fee_apr', 'Fee APR', '% per year, simple', ALL],
  ['price_impact', 'Price impact for a size', '% of the pool’s price, for a size in USD', null],
  ['pair_age', 'Pair age', 'days', null],
  ['holders', 'Holders', 'addresses', null],
  ['market_cap', 'Market cap', 'USD', null],
  ['fdv', 'FDV', 'USD', null],
  ['float_share', 'Float share', '%', null],
  ['fees', 'Fees', 'USD', ALL],
  ['revenue', 'Revenue', 'USD', ALL],
  ['p_f', 'P/F', 'ratio', null],
  ['p_s', 'P/S', 'ratio', null],
  ['unlocks_30d', 'Unlocks in 30 days', '% of circulating supply', null],
  ['price', 'Price', 'USD', null],
  ['price_change', 'Price change', '%', ['1h', ...ALL]],
  ['volume', 'Volume', 'USD', ['1h', ...ALL]],
  ['relative_volume', 'Relative volume', 'ratio', ['1h', ...DAY_AND_WEEK]],
  ['atr_percent', 'ATR%', '% of price', null],
  ['rsi', 'RSI', '0 to 100', null],
  ['spread', 'Spread', 'bps of the mid price', null],
  ['depth_1pct', 'Depth within 1%', 'USD', null],
  ['funding', 'Funding', '% per 8 hours', null],
  ['open_interest', 'Open interest', 'USD', null],
  ['long_short', 'Long/short accounts', 'ratio', null],
  ['liquidations', 'Liquidations', 'USD', ['1h', ...ALL]],
  ['basis', 'Basis', '% of spot', null],
  ['social_volume', 'Social volume', 'posts and messages', ['1h', ...DAY_AND_WEEK]],
  ['social_dominance', 'Social dominance', '%', DAY_AND_WEEK],
  ['sentiment', 'Sentiment', 'score, without fixed ends', DAY_AND_WEEK],
  ['search_interest', 'Search interest', '0 to 100, relative', ALL],
  ['developer_activity', 'Developer activity', 'events', ALL],
  ['listings', 'Listings', 'venues', null],
  ['active_addresses', 'Active addresses', 'addresses', ALL],
  ['new_addresses', 'New addresses', 'addresses', ALL],
  ['netflow', 'Netflow', 'USD', ALL],
  ['mvrv', 'MVRV', 'ratio', null],
  ['supply_in_profit', 'Supply in profit', '%', null],
  ['whale_transactions', 'Whale transactions', 'transfers', DAY_AND_WEEK],
];

export const screenerFieldKeys: readonly ScreenerFieldKey[] = ROWS.map(([id, name, unit, windows]) => ({
  id,
  name,
  unit,
  isSized: id === 'price_impact',
  windows,
}));

export function screenerFieldKey(id: string): ScreenerFieldKey | undefined {
  return screenerFieldKeys.find((field) => field.id === id);
}
