import type { ScreenerWindow } from '@site/data/screener/operators';

/** What reading and checking a filter needs to know about a field. */
type ScreenerFieldKey = {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** True for fields that only a DEX pool has. */
  readonly isPoolField: boolean;
  /** True for fields that depend on a size in USD. */
  readonly isSized: boolean;
  /** Null for a reading of the moment. */
  readonly windows: readonly ScreenerWindow[] | null;
};

const ALL = ['24h', '7d', '30d'] as const;
const DAY_AND_WEEK = ['24h', '7d'] as const;

function pool(
  id: string,
  name: string,
  unit: string,
  windows: ScreenerFieldKey['windows'],
): ScreenerFieldKey {
  return { id, name, unit, isPoolField: true, isSized: id === 'price_impact', windows };
}

function asset(
  id: string,
  name: string,
  unit: string,
  windows: ScreenerFieldKey['windows'],
): ScreenerFieldKey {
  return { id, name, unit, isPoolField: false, isSized: false, windows };
}

/**
 * The fields of data/screener/fields.ts without their sheets, which are too heavy for a figure's script. A test
 * holds the two lists together.
 */
export const screenerFieldKeys: readonly ScreenerFieldKey[] = [
  pool('liquidity', 'Liquidity', 'USD', null),
  pool('pool_volume', 'Pool volume', 'USD', ['1h', ...ALL]),
  pool('buys_sells', 'Buys/sells', 'ratio', ['1h', ...DAY_AND_WEEK]),
  pool('unique_traders', 'Unique traders', 'addresses', ALL),
  pool('fee_apr', 'Fee APR', '% per year, simple', ALL),
  pool('price_impact', 'Price impact for a size', '% of the pool’s price, for a size in USD', null),
  pool('pair_age', 'Pair age', 'days', null),
  pool('holders', 'Holders', 'addresses', null),
  asset('market_cap', 'Market cap', 'USD', null),
  asset('fdv', 'FDV', 'USD', null),
  asset('float_share', 'Float share', '%', null),
  asset('fees', 'Fees', 'USD', ALL),
  asset('revenue', 'Revenue', 'USD', ALL),
  asset('p_f', 'P/F', 'ratio', null),
  asset('p_s', 'P/S', 'ratio', null),
  asset('unlocks_30d', 'Unlocks in 30 days', '% of circulating supply', null),
  asset('price', 'Price', 'USD', null),
  asset('price_change', 'Price change', '%', ['1h', ...ALL]),
  asset('volume', 'Volume', 'USD', ['1h', ...ALL]),
  asset('relative_volume', 'Relative volume', 'ratio', ['1h', ...DAY_AND_WEEK]),
  asset('atr_percent', 'ATR%', '% of price', null),
  asset('rsi', 'RSI', '0 to 100', null),
  asset('spread', 'Spread', 'bps of the mid price', null),
  asset('depth_1pct', 'Depth within 1%', 'USD', null),
  asset('funding', 'Funding', '% per 8 hours', null),
  asset('open_interest', 'Open interest', 'USD', null),
  asset('long_short', 'Long/short accounts', 'ratio', null),
  asset('liquidations', 'Liquidations', 'USD', ['1h', ...ALL]),
  asset('basis', 'Basis', '% of spot', null),
  asset('social_volume', 'Social volume', 'posts and messages', ['1h', ...DAY_AND_WEEK]),
  asset('social_dominance', 'Social dominance', '%', DAY_AND_WEEK),
  asset('sentiment', 'Sentiment', 'score, without fixed ends', DAY_AND_WEEK),
  asset('search_interest', 'Search interest', '0 to 100, relative', ALL),
  asset('developer_activity', 'Developer activity', 'events', ALL),
  asset('listings', 'Listings', 'venues', null),
  asset('active_addresses', 'Active addresses', 'addresses', ALL),
  asset('new_addresses', 'New addresses', 'addresses', ALL),
  asset('netflow', 'Netflow', 'USD', ALL),
  asset('mvrv', 'MVRV', 'ratio', null),
  asset('supply_in_profit', 'Supply in profit', '%', null),
  asset('whale_transactions', 'Whale transactions', 'transfers', DAY_AND_WEEK),
];

export function screenerFieldKey(id: string): ScreenerFieldKey | undefined {
  return screenerFieldKeys.find((field) => field.id === id);
}
