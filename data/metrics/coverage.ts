import type { Coverage, CoverageMarket, CoverageVenue } from './coverage.schema';
import { partialBand } from './depth-bands';
import { finality } from './finality';

/** The venue's own feed for a group of metrics, on these kinds of market. */
type Feed = {
  readonly markets: readonly CoverageMarket[];
} & Pick<Coverage, 'endpoint' | 'since'> &
  Partial<Pick<Coverage, 'reach'>>;

export type CoverageGroup = {
  readonly metrics: readonly string[];
  /** By venue, or one source for data about the asset. */
  readonly feeds: Readonly<Partial<Record<CoverageVenue, Feed>>> | Pick<Coverage, 'endpoint' | 'since'>;
} & Pick<Coverage, 'interval' | 'final' | 'gaps' | 'differs'>;

/** When PT began to record what venues don't keep. */
const RECORDING = '2021-06';
const CLOSED_BAR = 'Closed bars are final.';
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
      Binance: {
        markets: ['perp'],
        endpoint: '`GET /fapi/v1/fundingRate`',
        since: 'the contract’s first settlement',
      },
      Bybit: {
        markets: ['perp'],
        endpoint: '`GET /v5/market/funding/history`',
        since: 'the contract’s first settlement',
      },
      Hyperliquid: {
        markets: ['perp'],
        endpoint: '`fundingHistory`',
        since: 'the contract’s first settlement',
      },
    },
    interval: 'Live, as the venue predicts it',
    final: 'Fixed at the settlement.',
    gaps: 'None once settled. The prediction pauses when the venue’s feed does.',
    differs:
      'The venue’s own page shows the prediction for its own interval. CoinGlass and Velo also show averages over venues or rates per year.',
  },
  {
    metrics: ['open-interest', 'open-interest-usd'],
    feeds: {
      Binance: { markets: ['perp'], endpoint: '`GET /fapi/v1/openInterest`', since: RECORDING },
      Bybit: { markets: ['perp'], endpoint: '`GET /v5/market/open-interest`', since: RECORDING },
      Hyperliquid: { markets: ['perp'], endpoint: '`metaAndAssetCtxs`', since: '2023-06' },
    },
    interval: 'Live',
    final: CLOSED_BAR,
    gaps: 'Nothing before PT began recording, because Binance’s API serves the last 30 days only.',
    differs:
      'Bybit’s `openInterest` counts both sides, twice PT’s number. CoinGlass and Velo add up venues, usually in USD.',
  },
  {
    metrics: ['long-short-ratio'],
    feeds: {
      Binance: {
        markets: ['perp'],
        endpoint: '`GET /futures/data/globalLongShortAccountRatio`',
        since: RECORDING,
      },
      Bybit: { markets: ['perp'], endpoint: '`GET /v5/market/account-ratio`', since: RECORDING },
    },
    interval: 'Every 5 minutes',
    final: CLOSED_BAR,
    gaps: 'Nothing before PT began recording, because Binance’s API serves the last 30 days only. Hyperliquid publishes no such figure.',
    differs: 'CoinGlass and the venues show top traders’ accounts or positions under the same name.',
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
    gaps: 'Binance’s total is a lower bound. What a stream sent while PT wasn’t connected is missing.',
    differs:
      'CoinGlass adds up venues whose feeds aren’t alike, and some sites name the closing order instead of the position. Bybit gives the bankruptcy price.',
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
    gaps: 'No value where the asset has neither a spot market nor an index on the venue.',
    differs:
      'Velo and the venues may measure against an index of several venues. Commodity texts reverse the sign.',
  },
  {
    metrics: ['annualised-basis'],
    feeds: {
      Binance: { markets: ['dated'], endpoint: '`<symbol>@aggTrade`, futures and spot', since: '2020-01' },
      Bybit: { markets: ['dated'], endpoint: '`publicTrade.{symbol}`, futures and spot', since: '2020-04' },
    },
    interval: 'Live',
    final: CLOSED_BAR,
    gaps: 'It ends with the contract. There’s no continuous contract.',
    differs: 'Compounded rates and a fixed 90-day tenor, as on Velo, give another number.',
  },
  {
    metrics: ['volume'],
    feeds: bars,
    interval: 'With every trade',
    final: CLOSED_BAR,
    gaps: 'Trades the venue never sent.',
    differs:
      'TradingView shows coins. CoinGlass adds up venues. Bybit’s inverse contracts report USD as volume.',
  },
  {
    metrics: ['taker-volume', 'trade-count', 'delta', 'cvd', 'vwap', 'large-trades'],
    feeds: trades,
    interval: 'With every trade',
    final: CLOSED_BAR,
    gaps: 'Trades the venue never sent. Binance merges fills of one order at one price, so its count is lower and its prints are larger.',
    differs:
      'TradingView builds delta from bars of a shorter timeframe, not from trades. CoinGlass and Velo show CVD in coins, over venues or from another anchor.',
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
        endpoint: '`GET /fapi/v1/depth`, on spot `GET /api/v3/depth`',
        since: '2022-01',
        reach: 'A fixed number of levels, so the distance differs by symbol.',
      },
      Bybit: {
        markets: spotAndPerp,
        endpoint: '`GET /v5/market/orderbook`',
        since: '2022-01',
        reach: `At most 1,000 levels a side, about ${partialBand.example.reachPercent}% on BTC.`,
      },
      Hyperliquid: {
        markets: spotAndPerp,
        endpoint: '`l2Book`',
        since: '2023-06',
        reach: 'At most 20 levels a side, about 0.03% on BTC. Coarser levels (`nSigFigs`) reach farther.',
      },
    },
    interval: 'Live; a bar keeps the snapshot at its close',
    final: CLOSED_BAR,
    gaps: 'Hidden and iceberg orders, and Bybit’s RPI orders. A band the feed doesn’t reach is partial, with “≥”.',
    differs:
      'Sites such as CoinGlass use other bands, other levels and averages over time. The venue’s own book shows RPI orders.',
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
    feeds: { endpoint: 'the chain’s own blocks', since: 'the chain’s first block' },
    interval: 'Once, after the UTC day has ended',
    final: finality.onChainDay,
    gaps: 'Private transfers, and transfers off the chain or on a second layer.',
    differs:
      'Glassnode, Coin Metrics and Santiment group addresses, price coins and leave out lost coins each in their own way. Santiment shows MVRV as ratio − 1.',
  },
  {
    metrics: ['exchange-inflow', 'exchange-outflow', 'exchange-netflow', 'exchange-reserve'],
    feeds: {
      endpoint: 'the chain’s own blocks and labels of exchange wallets',
      since: 'the chain’s first block',
    },
    interval: 'Once, after the UTC day has ended',
    final: finality.onChainDay,
    gaps: 'Wallets without a label. Coins an exchange moves between its own wallets are left out where both are labelled.',
    differs:
      'Every provider has labels of its own, and CoinGlass shows balances that exchanges publish themselves.',
  },
  {
    metrics: ['jlabs-slippage', 'price-equilibrium'],
    feeds: {
      Binance: { ...trades.Binance, since: '2021-01' },
      Bybit: { ...trades.Bybit, since: '2021-01' },
      Hyperliquid: trades.Hyperliquid,
    },
    interval: 'With every trade, in 30-minute bins',
    final: finality.openBin,
    gaps: 'A bin without trades, or without a move for Price Equilibrium, has no value.',
    differs: 'Only PT has them. Slippage elsewhere usually means a walk through the order book.',
  },
  {
    metrics: ['cari', 'dxy-risk', 'rosi', 'dip-signal'],
    feeds: { endpoint: 'inputs named on the sheet', since: '2021-01' },
    interval: 'Dashed while the bar is open',
    final: finality.openBar,
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
    final: finality.openBar,
    gaps: 'A sub-score without data is missing, and left out of the overall.',
    differs: 'Other ratings choose other factors and scales, so two ratings of a token can’t be compared.',
  },
  {
    metrics: ['momentum-oscillator'],
    feeds: bars,
    interval: 'With every trade',
    final: CLOSED_BAR,
    gaps: 'The first n + s − 1 bars. On DEX pools it goes back to the pool’s first bar.',
    differs: 'Its RSI depends on how many bars were loaded before, as on TradingView and everywhere else.',
  },
];

function rowsOf({ metrics, feeds, ...shared }: CoverageGroup): Coverage[] {
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
  return [...bySince].map(([since, venues]) => `${venues.join(' and ')} since ${since}`).join(', ');
}
