import type { Coverage, CoverageMarket, CoverageVenue, StatedTrust } from './coverage.schema';
import { partialBand } from './depth-bands';

/** The venue's own feed for a group of metrics, on these kinds of market. */
type Feed = { readonly markets: readonly CoverageMarket[] } & Pick<Coverage, 'endpoint' | 'since'> &
  Partial<Pick<Coverage, 'reach'>>;

export type CoverageGroup = {
  readonly metrics: readonly string[];
  /** By venue, or one source for data about the asset. */
  readonly feeds: Readonly<Partial<Record<CoverageVenue, Feed>>> | Pick<Coverage, 'endpoint' | 'since'>;
  readonly trust: StatedTrust;
} & Pick<Coverage, 'interval' | 'final' | 'gaps' | 'differs'>;

/** When PT began to record what venues don't keep. */
const RECORDING = '2021-06';
const CLOSED_BAR = 'Closed bars are final.';
const CORRECTED_BAR = 'Closed bars are final unless the provider corrects them.';
const LIVE_AND_FINAL = { source: 'full', lag: 'full', revision: 'full' } as const;
const DAILY = { source: 'full', lag: 'partly', revision: 'partly' } as const;
const UNPUBLISHED = { source: 'partly', lag: 'open', revision: 'partly' } as const;
const spotAndPerp = ['spot', 'perp'] as const;
const everyMarket = ['spot', 'perp', 'dated'] as const;

/** PT makes bars, flow and JLabs Analytics from single trades, never from other people's bars. */
const trades = {
  Binance: { markets: spotAndPerp, endpoint: '`<symbol>@aggTrade`', since: '2020-01' },
  Bybit: { markets: spotAndPerp, endpoint: '`publicTrade.{symbol}`', since: '2020-04' },
  Hyperliquid: { markets: spotAndPerp, endpoint: '`trades` subscription', since: '2023-06' },
} as const satisfies CoverageGroup['feeds'];
const bars = {
  Binance: { ...trades.Binance, markets: everyMarket },
  Bybit: { ...trades.Bybit, markets: everyMarket },
  Hyperliquid: trades.Hyperliquid,
} as const satisfies CoverageGroup['feeds'];

/** Metrics that share their data share a line, here and in the table on the page. */
export const coverageGroups: readonly CoverageGroup[] = [
  {
    metrics: ['funding-rate', 'funding-rate-8h', 'oi-weighted-funding'],
    feeds: {
      Binance: { markets: ['perp'], endpoint: '`/fapi/v1/fundingRate`', since: 'the first settlement' },
      Bybit: { markets: ['perp'], endpoint: '`/v5/market/funding/history`', since: 'the first settlement' },
      Hyperliquid: { markets: ['perp'], endpoint: '`fundingHistory`', since: 'the first settlement' },
    },
    interval: 'Live, as the venue predicts it',
    final: 'Fixed at the settlement.',
    trust: LIVE_AND_FINAL,
    gaps: 'None once settled.',
    differs: 'CoinGlass and Velo also show averages over venues or rates per year.',
  },
  {
    metrics: ['open-interest', 'open-interest-usd'],
    feeds: {
      Binance: { markets: ['perp'], endpoint: '`/fapi/v1/openInterest`', since: RECORDING },
      Bybit: { markets: ['perp'], endpoint: '`/v5/market/open-interest`', since: RECORDING },
      Hyperliquid: { markets: ['perp'], endpoint: '`metaAndAssetCtxs`', since: '2023-06' },
    },
    interval: 'Live',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'Binance’s API serves the last 30 days only, so nothing exists before PT recorded.',
    differs: 'Bybit’s `openInterest` counts both sides. CoinGlass and Velo add up venues.',
  },
  {
    metrics: ['long-short-ratio'],
    feeds: {
      Binance: {
        markets: ['perp'],
        endpoint: '`/futures/data/globalLongShortAccountRatio`',
        since: RECORDING,
      },
      Bybit: { markets: ['perp'], endpoint: '`/v5/market/account-ratio`', since: RECORDING },
    },
    interval: 'Every 5 minutes',
    final: CLOSED_BAR,
    trust: { ...LIVE_AND_FINAL, lag: 'partly' },
    gaps: 'As open interest. Hyperliquid publishes no such figure.',
    differs: 'CoinGlass and the venues also show top traders under this name.',
  },
  {
    metrics: ['liquidations'],
    feeds: {
      Binance: {
        markets: ['perp'],
        endpoint: '`<symbol>@forceOrder`',
        since: RECORDING,
        reach: 'At most one per symbol and second.',
      },
      Bybit: { markets: ['perp'], endpoint: '`allLiquidation.{symbol}`', since: RECORDING },
      Hyperliquid: { markets: ['perp'], endpoint: 'the chain’s fills', since: '2023-06' },
    },
    interval: 'Live, on Bybit in batches of 500 ms',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'Binance’s total is a lower bound. What streams sent while PT was off is missing.',
    differs: 'CoinGlass adds up venues whose feeds aren’t alike. Bybit gives the bankruptcy price.',
  },
  {
    metrics: ['basis'],
    feeds: {
      Binance: {
        markets: ['perp', 'dated'],
        endpoint: '`<symbol>@aggTrade`, futures and spot',
        since: '2020-01',
      },
      Bybit: {
        markets: ['perp', 'dated'],
        endpoint: '`publicTrade.{symbol}`, futures and spot',
        since: '2020-04',
      },
      Hyperliquid: { markets: ['perp'], endpoint: '`metaAndAssetCtxs`', since: '2023-06' },
    },
    interval: 'Live',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'Assets without spot market or index on the venue.',
    differs: 'Velo and the venues may use an index of several venues.',
  },
  {
    metrics: ['annualised-basis'],
    feeds: {
      Binance: { markets: ['dated'], endpoint: '`<symbol>@aggTrade`, futures and spot', since: '2020-01' },
      Bybit: { markets: ['dated'], endpoint: '`publicTrade.{symbol}`, futures and spot', since: '2020-04' },
    },
    interval: 'Live',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'It ends with the contract.',
    differs: 'Velo uses compounded rates and a fixed 90-day tenor.',
  },
  {
    metrics: ['volume'],
    feeds: bars,
    interval: 'With every trade',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'Trades the venue never sent.',
    differs: 'TradingView shows coins, CoinGlass adds up venues.',
  },
  {
    metrics: ['taker-volume', 'trade-count', 'delta', 'cvd', 'vwap', 'large-trades'],
    feeds: trades,
    interval: 'With every trade',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'Trades the venue never sent. Binance merges fills of one order at one price into one print.',
    differs:
      'TradingView builds delta from shorter bars. CoinGlass and Velo show CVD in coins, over venues or from another anchor.',
  },
  {
    metrics: [
      'spread',
      'bid-depth',
      'ask-depth',
      'bid-ask-ratio',
      'imbalance',
      'depth-change',
      'slippage-for-size',
    ],
    feeds: {
      Binance: {
        markets: spotAndPerp,
        endpoint: '`/fapi/v1/depth`, on spot `/api/v3/depth`',
        since: '2022-01',
        reach: 'A fixed number of levels.',
      },
      Bybit: {
        markets: spotAndPerp,
        endpoint: '`/v5/market/orderbook`',
        since: '2022-01',
        reach: `At most 1,000 levels a side, about ${partialBand.example.reachPercent}% on BTC.`,
      },
      Hyperliquid: {
        markets: spotAndPerp,
        endpoint: '`l2Book`',
        since: '2023-06',
        reach: 'At most 20 levels a side, about 0.03% on BTC.',
      },
    },
    interval: 'Live; a bar keeps the snapshot at its close',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'Hidden, iceberg and Bybit’s RPI orders. Bands beyond the feed are partial, “≥”.',
    differs: 'CoinGlass uses other bands and averages over time. The venue’s own book shows RPI orders.',
  },
  {
    metrics: [
      'active-addresses',
      'new-addresses',
      'realised-cap',
      'mvrv',
      'nvt',
      'sopr',
      'supply-in-profit',
      'whale-transactions',
    ],
    feeds: { endpoint: 'the chain’s own blocks', since: 'the first block' },
    interval: 'Once, after the UTC day',
    final: 'No open bar.',
    trust: DAILY,
    gaps: 'Private transfers, and those off the chain or on a second layer.',
    differs: 'Glassnode, Coin Metrics and Santiment group addresses and price coins each in their own way.',
  },
  {
    metrics: ['exchange-inflow', 'exchange-outflow', 'exchange-netflow', 'exchange-reserve'],
    feeds: { endpoint: 'the chain’s own blocks and labels of exchange wallets', since: 'the first block' },
    interval: 'Once, after the UTC day',
    final: 'No open bar.',
    trust: { ...DAILY, source: 'partly' },
    gaps: 'Wallets without a label.',
    differs: 'Every provider has its own labels. CoinGlass shows what exchanges publish.',
  },
  {
    metrics: ['jlabs-slippage', 'price-equilibrium'],
    feeds: {
      Binance: { ...trades.Binance, since: '2021-01' },
      Bybit: { ...trades.Bybit, since: '2021-01' },
      Hyperliquid: trades.Hyperliquid,
    },
    interval: 'With every trade, in 30-minute bins',
    final: 'Final at its end.',
    trust: LIVE_AND_FINAL,
    gaps: 'Bins without trades, or without a move for Price Equilibrium.',
    differs: 'Only PT has them. Slippage elsewhere usually means the order book.',
  },
  {
    metrics: ['cari', 'dxy-risk', 'rosi', 'dip-signal'],
    feeds: { endpoint: 'inputs named on the sheet', since: '2021-01' },
    interval: 'Dashed while the bar is open',
    final: CORRECTED_BAR,
    trust: UNPUBLISHED,
    gaps: 'No value where an input has none.',
    differs: 'Only PT has them, and the recipes aren’t published.',
  },
  {
    metrics: [
      'token-rating-overall',
      'token-rating-user',
      'token-rating-demand-shock',
      'token-rating-price-level',
      'token-rating-accumulation',
      'token-rating-diversity',
      'token-rating-price-strength',
      'token-rating-token-usage',
      'token-rating-sentiment',
      'token-rating-leverage',
    ],
    feeds: { endpoint: 'inputs named on the sheet', since: '2021-01' },
    interval: 'Dashed while the bar is open',
    final: CORRECTED_BAR,
    trust: UNPUBLISHED,
    gaps: 'Sub-scores without data are left out.',
    differs: 'Other ratings have other factors and scales.',
  },
  {
    metrics: ['momentum-oscillator'],
    feeds: { endpoint: 'the pane’s own bars', since: 'the first bar' },
    interval: 'With every trade',
    final: CLOSED_BAR,
    trust: LIVE_AND_FINAL,
    gaps: 'The first n + s − 1 bars.',
    differs: 'Its RSI depends on how many bars were loaded before.',
  },
];

function rowsOf({ metrics, feeds, trust: _, ...shared }: CoverageGroup): Coverage[] {
  const places =
    'since' in feeds
      ? [{ venue: null, market: null, reach: null, ...feeds }]
      : Object.entries(feeds).flatMap(([venue, { markets, reach = null, ...feed }]) =>
          markets.map((market) => ({ venue: venue as CoverageVenue, market, reach, ...feed })),
        );
  return metrics.flatMap((metricId) => places.map((place) => ({ metricId, ...place, ...shared })));
}

/** Which metric exists on which venue and market type, from which source, since when and how often. */
export const coverage: readonly Coverage[] = coverageGroups.flatMap(rowsOf);

/** One line for a metric's sheet: since when, by venue. */
export function firstDates({ feeds }: CoverageGroup): string {
  if ('since' in feeds) {
    return `since ${feeds.since}`;
  }
  const bySince = new Map<string, string[]>();
  for (const [venue, { since }] of Object.entries(feeds)) {
    bySince.set(since, [...(bySince.get(since) ?? []), venue]);
  }
  return [...bySince].map(([since, venues]) => `${venues.join(', ')} since ${since}`).join('; ');
}
