import type { WorkedExample } from '../examples/example';
import type { Timeframe } from '../timeframes';

export const coverageVenues = ['Binance', 'Bybit', 'Hyperliquid'] as const;
export type CoverageVenue = (typeof coverageVenues)[number];
export type CoverageMarket = 'spot' | 'perp' | 'dated' | 'pool';

/** What is promised of one metric on one venue, and why the number may differ elsewhere. */
export type Coverage = {
  /** Of data/metrics. */
  readonly metricId: string;
  /** Null for DEX pools, and where the metric belongs to the asset: on-chain data, models, ratings. */
  readonly venue: CoverageVenue | null;
  /** Null where the metric belongs to the asset. */
  readonly market: CoverageMarket | null;
  /** The public endpoint or stream, by the name the venue gives it. */
  readonly endpoint: string;
  /** The first month with data as YYYY-MM, or what decides it: "the …". Never "all there is". */
  readonly since: string;
  /** How far the feed reaches, where that's not everything. */
  readonly reach: string | null;
  readonly gaps: string;
  /** Why CoinGlass, Velo, TradingView or the venue's own page shows another number. */
  readonly differs: string;
};

type Grade = 'full' | 'partly';

/** How far to trust where a number comes from, how late it is and whether it stays. The rules are trustRules. */
export type StatedTrust = { readonly source: Grade; readonly lag: Grade; readonly revision: Grade };

export type DepthBand = {
  /** What `band=` takes. */
  readonly id: `0-${number}`;
  readonly label: `0–${number}%`;
  readonly percent: number;
};

export const metricFamilies = [
  'exchange',
  'orderflow',
  'orderbook',
  'onchain',
  'jlabs-analytics',
  'jlabs-models',
  'jlabs-token-ratings',
  'momentum',
] as const;
export type MetricFamily = (typeof metricFamilies)[number];

export type Metric = {
  /** Also the anchor of its sheet. */
  readonly id: string;
  readonly name: string;
  readonly family: MetricFamily;
  /** Page and heading where the sheet stands; the anchor equals the id. */
  readonly page: string;
  readonly definition: string;
  /** Readable text, or "Not published". */
  readonly formula: string;
  readonly unit: string;
  readonly sign: string;
  readonly parameters: readonly {
    readonly name: string;
    /** What may be entered, in words or as a list: "1 to 200", "0–1k, 1k–10k, …". */
    readonly values: string;
    readonly default: string;
    readonly meaning: string;
  }[];
  /** Where the data comes from, or which assets have it. */
  readonly venues: string;
  readonly timeframes: readonly Timeframe[];
  /** How often the value changes and when it stops changing. */
  readonly updates: string;
  readonly reading: readonly [string, ...string[]];
  readonly misleads: readonly [string, ...string[]];
  /** Null only where a recipe is not published, so that there is nothing to recompute. */
  readonly example: WorkedExample | null;
  readonly command: `metric add ${string}` | null;
  readonly screenerField: string | null;
  readonly synonyms: readonly string[];
};
