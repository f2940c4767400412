import { formatNumber } from '../examples/example';
import { subScores } from '../models/ratings';
import { bookReach } from './depth-bands';
import type { Coverage, CoverageMarket, CoverageVenue, StatedTrust } from './types';

/** The venue's own feed for a group of metrics, and since when each kind of market has data. */
type Feed = { readonly since: Readonly<Partial<Record<CoverageMarket, string>>> } & Pick<
  Coverage,
  'endpoint'
> &
  Partial<Pick<Coverage, 'reach'>>;

/** Pools have no venue of their own: each is read from its chain. */
const POOLS = 'DEX pools';

export type CoverageGroup = {
  readonly metrics: readonly string[];
  /** What the row is called, where its metrics don't say it. */
  readonly name?: string;
  /** By venue, or one source for data about the asset. */
  readonly feeds:
    | Readonly<Partial<Record<CoverageVenue | typeof POOLS, Feed>>>
    | Pick<Coverage, 'endpoint' | 'since'>;
  readonly trust: StatedTrust;
} & Pick<Coverage, 'gaps' | 'differs'>;

/** When PT began to record what venues don't keep. */
const RECORDING = '2021-06';
const HYPERLIQUID = { perp: '2023-06', spot: '2024-04' } as const;
const FIRST_SETTLEMENT = { perp: 'the first settlement' } as const;
const LIVE_AND_FINAL = { source: 'full', lag: 'full', revision: 'full' } as const;
const DAILY = { source: 'full', lag: 'partly', revision: 'partly' } as const;
const UNPUBLISHED = { source: 'partly', lag: 'partly', revision: 'partly' } as const;

/** PT makes bars, flow and JLabs Analytics from single trades, never from other people's bars. */
const trades = {
  Binance: { since: { spot: '2020-01', perp: '2020-01' }, endpoint: '`<symbol>@aggTrade`' },
  Bybit: { since: { perp: '2020-04', spot: '2021-07' }, endpoint: '`publicTrade.{symbol}`' },
  Hyperliquid: { since: HYPERLIQUID, endpoint: '`trades` subscription' },
} as const satisfies CoverageGroup['feeds'];
const bars = {
  Binance: { ...trades.Binance, since: { ...trades.Binance.since, dated: '2021-02' } },
  Bybit: { ...trades.Bybit, since: { ...trades.Bybit.since, dated: '2022-01' } },
  Hyperliquid: trades.Hyperliquid,
} as const satisfies CoverageGroup['feeds'];

/** "At most 1,000 levels a side, about 0.2% on BTC perpetuals." */
const reachOf = (venue: CoverageVenue) =>
  `At most ${formatNumber(bookReach[venue].levels, 0)} levels a side, about ${bookReach[venue].percent}% on ${bookReach[venue].on}.`;
const JLABS = {
  endpoint: 'JLabs, from the inputs on its page, with weights it doesn’t publish',
  since: '2021-01',
};
const bookSince = { spot: '2022-01', perp: '2022-01' } as const;

/** Metrics that share their data share a line, here and in the table on the page. */
export const coverageGroups: readonly CoverageGroup[] = [
  {
    metrics: ['funding-rate', 'funding-rate-8h', 'oi-weighted-funding'],
    feeds: {
      Binance: { since: FIRST_SETTLEMENT, endpoint: '`/fapi/v1/fundingRate`' },
      Bybit: { since: FIRST_SETTLEMENT, endpoint: '`/v5/market/funding/history`' },
      Hyperliquid: { since: FIRST_SETTLEMENT, endpoint: '`fundingHistory`' },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'None.',
    differs: 'CoinGlass and Velo also show averages over venues, or rates per year.',
  },
  {
    metrics: ['open-interest', 'open-interest-usd'],
    feeds: {
      Binance: { since: { perp: RECORDING, dated: RECORDING }, endpoint: '`/fapi/v1/openInterest`' },
      Bybit: {
        since: { perp: RECORDING, dated: bars.Bybit.since.dated },
        endpoint: '`/v5/market/open-interest`',
      },
      Hyperliquid: { since: { perp: HYPERLIQUID.perp }, endpoint: '`metaAndAssetCtxs`' },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'Binance’s API serves the last 30 days, and PT has nothing from before it began recording.',
    differs:
      'Binance’s public archive has daily files that reach further back. Bybit’s `openInterest` counts both sides. CoinGlass and Velo add up venues.',
  },
  {
    metrics: ['long-short-ratio'],
    feeds: {
      Binance: { since: { perp: RECORDING }, endpoint: '`/futures/data/globalLongShortAccountRatio`' },
      Bybit: { since: { perp: RECORDING }, endpoint: '`/v5/market/account-ratio`' },
    },
    trust: { ...LIVE_AND_FINAL, lag: 'partly' },
    gaps: 'Hyperliquid publishes none.',
    differs: 'CoinGlass and the venues also show top traders under this name.',
  },
  {
    metrics: ['liquidations'],
    feeds: {
      Binance: {
        since: { perp: RECORDING },
        endpoint: '`<symbol>@forceOrder`',
        reach: 'At most one per symbol and second.',
      },
      Bybit: {
        since: { perp: RECORDING },
        endpoint: '`allLiquidation.{symbol}`, before 2025 `liquidation.{symbol}`',
        reach: 'All since 2025, before that at most one per symbol and second.',
      },
      Hyperliquid: { since: { perp: HYPERLIQUID.perp }, endpoint: 'the chain’s fills' },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'Binance’s total is a lower bound. Bybit’s steps up in 2025 because its feed changed. Anything sent while PT was disconnected is missing.',
    differs: 'CoinGlass adds up venues with unlike feeds. Bybit gives the bankruptcy price.',
  },
  {
    metrics: ['basis'],
    feeds: {
      Binance: {
        since: { perp: '2020-01', dated: bars.Binance.since.dated },
        endpoint: '`<symbol>@aggTrade`, futures and spot',
      },
      Bybit: {
        since: { perp: trades.Bybit.since.spot, dated: bars.Bybit.since.dated },
        endpoint: '`publicTrade.{symbol}`, futures and spot',
      },
      Hyperliquid: { since: { perp: HYPERLIQUID.perp }, endpoint: '`metaAndAssetCtxs`' },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'Assets without a spot market or index on the venue.',
    differs: 'Velo and the venues may use an index of several venues.',
  },
  {
    metrics: ['annualised-basis'],
    feeds: {
      Binance: {
        since: { dated: bars.Binance.since.dated },
        endpoint: '`<symbol>@aggTrade`, futures and spot',
      },
      Bybit: {
        since: { dated: bars.Bybit.since.dated },
        endpoint: '`publicTrade.{symbol}`, futures and spot',
      },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'It ends with the contract.',
    differs: 'Velo uses compounded rates and a fixed 90-day tenor.',
  },
  {
    metrics: ['volume'],
    feeds: bars,
    trust: LIVE_AND_FINAL,
    gaps: 'Trades the venue never sent.',
    differs: 'TradingView shows coins. CoinGlass adds up venues.',
  },
  {
    metrics: ['taker-volume', 'trade-count', 'delta', 'cvd', 'vwap', 'large-trades'],
    feeds: trades,
    trust: LIVE_AND_FINAL,
    gaps: 'Trades the venue never sent. Binance merges an order’s fills at one price.',
    differs:
      'TradingView builds delta from shorter bars. CoinGlass and Velo show CVD in coins, over several venues or from another anchor.',
  },
  {
    metrics: ['spread'],
    feeds: {
      Binance: { since: bookSince, endpoint: '`<symbol>@bookTicker`' },
      Bybit: { since: bookSince, endpoint: '`orderbook.1.{symbol}`' },
      Hyperliquid: { since: HYPERLIQUID, endpoint: '`bbo`' },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'RPI orders on Bybit and Binance perpetuals. Both venues publish them in feeds that PT doesn’t use.',
    differs: 'The venues’ apps can show a narrower spread, with RPI orders.',
  },
  {
    metrics: ['bid-depth', 'ask-depth', 'bid-ask-ratio', 'imbalance', 'depth-change', 'slippage-for-size'],
    feeds: {
      Binance: {
        since: bookSince,
        endpoint: '`/fapi/v1/depth`, on spot `/api/v3/depth`',
        reach: reachOf('Binance'),
      },
      Bybit: { since: bookSince, endpoint: '`/v5/market/orderbook`', reach: reachOf('Bybit') },
      Hyperliquid: {
        since: HYPERLIQUID,
        endpoint: '`l2Book` with `nSigFigs` 4',
        reach: reachOf('Hyperliquid'),
      },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'Hidden and iceberg orders, and RPI orders on Bybit and Binance perpetuals. Bands beyond the feed are partial and marked “≥”.',
    differs:
      'CoinGlass uses other bands and averages over time. The venue’s book has RPI orders. Since July 2026 Bybit also serves 10,000 levels a side for spot, which PT doesn’t use.',
  },
  {
    metrics: ['active-addresses', 'new-addresses'],
    feeds: { endpoint: 'the chain’s own blocks', since: 'the first block' },
    trust: DAILY,
    gaps: 'Transfers that are private, off the chain or on a second layer.',
    differs: 'Glassnode, Coin Metrics and Santiment group addresses differently.',
  },
  {
    metrics: ['realised-cap', 'mvrv', 'nvt', 'sopr', 'supply-in-profit', 'whale-transactions'],
    feeds: {
      endpoint: 'the chain’s own blocks, and prices',
      since: 'the asset’s first price, for Bitcoin 2010-07',
    },
    trust: DAILY,
    gaps: 'Transfers that are private, off the chain or on a second layer.',
    differs: 'Glassnode, Coin Metrics and Santiment price coins differently.',
  },
  {
    metrics: ['exchange-inflow', 'exchange-outflow', 'exchange-netflow', 'exchange-reserve'],
    feeds: { endpoint: 'the chain’s own blocks, and labels of exchange wallets', since: 'the first block' },
    trust: { ...DAILY, source: 'partly' },
    gaps: 'Wallets without a label.',
    differs: 'Every provider has its own labels. CoinGlass shows what exchanges publish.',
  },
  {
    metrics: ['jlabs-slippage', 'price-equilibrium'],
    feeds: {
      Binance: { ...trades.Binance, since: { spot: '2021-01', perp: '2021-01' } },
      Bybit: { ...trades.Bybit, since: { ...trades.Bybit.since, perp: '2021-01' } },
      Hyperliquid: trades.Hyperliquid,
    },
    trust: LIVE_AND_FINAL,
    gaps: 'Half hours without trades. Price Equilibrium also lacks those without a move.',
    differs: 'Slippage elsewhere usually means the order book.',
  },
  {
    metrics: ['cari', 'dxy-risk', 'rosi', 'dip-signal'],
    feeds: JLABS,
    trust: UNPUBLISHED,
    gaps: 'Assets with a missing input.',
    differs: 'No other site has these models.',
  },
  {
    metrics: ['token-rating-overall', ...subScores.map(({ id }) => id)],
    feeds: JLABS,
    trust: UNPUBLISHED,
    gaps: 'Sub-scores without data are left out.',
    differs: 'Other ratings have other factors and scales.',
  },
  {
    metrics: ['momentum-oscillator'],
    name: 'Price bars, for studies and the Momentum Oscillator',
    feeds: {
      ...bars,
      [POOLS]: { since: { pool: '2023-01' }, endpoint: 'swaps in the pool’s contract' },
    },
    trust: LIVE_AND_FINAL,
    gaps: 'The first bars, until a study’s length is filled.',
    differs: 'RSI and other smoothed studies depend on how many bars were loaded before.',
  },
];

function rowsOf({ metrics, feeds, trust: _, name: __, ...shared }: CoverageGroup): Coverage[] {
  const places =
    'endpoint' in feeds
      ? [{ venue: null, market: null, reach: null, ...feeds }]
      : Object.entries(feeds).flatMap(([venue, { since, reach = null, endpoint }]) =>
          Object.entries(since).map(([market, first]) => ({
            venue: venue === POOLS ? null : (venue as CoverageVenue),
            market: market as CoverageMarket,
            reach,
            endpoint,
            since: first,
          })),
        );
  return metrics.flatMap((metricId) => places.map((place) => ({ metricId, ...place, ...shared })));
}

/** Which metric exists on which venue and market type, from which source, since when and how often. */
export const coverage: readonly Coverage[] = coverageGroups.flatMap(rowsOf);
