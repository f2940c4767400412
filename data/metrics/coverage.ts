import type { Coverage, CoverageMarket, CoverageVenue } from './coverage.schema';

const everyVenue: readonly CoverageVenue[] = ['Binance', 'Bybit', 'Hyperliquid'];
const withDatedFutures: readonly CoverageVenue[] = ['Binance', 'Bybit'];

const history = {
  venue: 'All the venue has',
  recorded: 'Since PT began recording',
  chain: 'The whole chain',
  labels: 'As far back as labels go',
  model: 'As far back as its inputs',
  bars: 'As far back as the bars',
} as const;

const interval = {
  live: 'Live',
  trade: 'With every trade',
  settlement: 'Live, fixed at settlement',
  published: 'Every 5 minutes',
  bins: 'Every 30 minutes',
  day: 'Once per UTC day',
  close: 'At the close of each bar',
} as const;

export type CoverageGroup = {
  readonly metrics: readonly string[];
  readonly markets: Readonly<Partial<Record<CoverageMarket, readonly CoverageVenue[]>>> | null;
  readonly history: string;
  readonly interval: string;
};

/** Metrics that share their data share a line, here and in the table on the page. */
export const coverageGroups: readonly CoverageGroup[] = [
  {
    metrics: ['funding-rate', 'funding-rate-8h', 'oi-weighted-funding'],
    markets: { perp: everyVenue },
    history: history.venue,
    interval: interval.settlement,
  },
  {
    metrics: ['open-interest', 'open-interest-usd'],
    markets: { perp: everyVenue },
    history: history.venue,
    interval: interval.live,
  },
  {
    metrics: ['long-short-ratio'],
    markets: { perp: ['Binance', 'Bybit'] },
    history: history.venue,
    interval: interval.published,
  },
  {
    metrics: ['liquidations'],
    markets: { perp: everyVenue },
    history: history.recorded,
    interval: interval.live,
  },
  {
    metrics: ['basis'],
    markets: { perp: everyVenue, dated: withDatedFutures },
    history: history.venue,
    interval: interval.live,
  },
  {
    metrics: ['annualised-basis'],
    markets: { dated: withDatedFutures },
    history: history.venue,
    interval: interval.live,
  },
  {
    metrics: ['volume'],
    markets: { spot: everyVenue, perp: everyVenue, dated: withDatedFutures },
    history: history.venue,
    interval: interval.trade,
  },
  {
    metrics: ['taker-volume', 'trade-count', 'delta', 'cvd', 'vwap', 'large-trades'],
    markets: { spot: everyVenue, perp: everyVenue },
    history: history.recorded,
    interval: interval.trade,
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
    markets: { spot: everyVenue, perp: everyVenue },
    history: history.recorded,
    interval: interval.live,
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
    markets: null,
    history: history.chain,
    interval: interval.day,
  },
  {
    metrics: ['exchange-inflow', 'exchange-outflow', 'exchange-netflow', 'exchange-reserve'],
    markets: null,
    history: history.labels,
    interval: interval.day,
  },
  {
    metrics: ['jlabs-slippage', 'price-equilibrium'],
    markets: { spot: everyVenue, perp: everyVenue },
    history: history.recorded,
    interval: interval.bins,
  },
  {
    metrics: ['cari', 'dxy-risk', 'rosi', 'dip-signal'],
    markets: null,
    history: history.model,
    interval: interval.close,
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
    markets: null,
    history: history.model,
    interval: interval.close,
  },
  {
    metrics: ['momentum-oscillator'],
    markets: { spot: everyVenue, perp: everyVenue, dated: withDatedFutures },
    history: history.bars,
    interval: interval.trade,
  },
];

function rowsOf({ metrics, markets, history: reaches, interval: arrives }: CoverageGroup): Coverage[] {
  const places = markets
    ? Object.entries(markets).flatMap(([market, venues]) =>
        venues.map((venue) => ({ venue, market: market as CoverageMarket })),
      )
    : [{ venue: null, market: null }];
  return metrics.flatMap((metricId) =>
    places.map((place) => ({ metricId, ...place, history: reaches, interval: arrives })),
  );
}

/** Which metric exists on which venue and market type, since when and how often. One row per combination. */
export const coverage: readonly Coverage[] = coverageGroups.flatMap(rowsOf);
