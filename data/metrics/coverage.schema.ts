import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { coverage, coverageGroups } from './coverage';
import { marketLaunches } from './market-launches';

export const coverageVenues = ['Binance', 'Bybit', 'Hyperliquid'] as const;
export const coverageMarkets = ['spot', 'perp', 'dated', 'pool'] as const;

/** What is promised of one metric on one venue, and why the number may differ elsewhere. */
export const coverageSchema = z.strictObject({
  /** Of data/metrics. */
  metricId: z.string().regex(/^[a-z0-9-]+$/),
  /** Null for DEX pools, and where the metric belongs to the asset: on-chain data, models, ratings. */
  venue: z.enum(coverageVenues).nullable(),
  /** Null where the metric belongs to the asset. */
  market: z.enum(coverageMarkets).nullable(),
  /** The public endpoint or stream, by the name the venue gives it. */
  endpoint: z.string().min(4),
  /** The first month with data, or what decides it. Never "all there is". */
  since: z.string().regex(/^(20\d\d-(0[1-9]|1[0-2])|the .+)$/, 'Since: a month as YYYY-MM, or "the …".'),
  /** How far the feed reaches, where that's not everything. */
  reach: sentence('Reach').nullable(),
  /** How often a new value arrives. */
  interval: z.string().regex(/^[A-Z]/, 'Interval: begin with a capital letter.'),
  /** When it stops changing. */
  final: sentence('Final'),
  gaps: sentence('Gaps'),
  /** Why CoinGlass, Velo, TradingView or the venue's own page shows another number. */
  differs: sentence('Differs'),
});

/** The first month of a kind of market on its venue. */
export const marketLaunchSchema = z.strictObject({
  venue: z.enum(coverageVenues).nullable(),
  market: z.enum(coverageMarkets),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Month: YYYY-MM.'),
});

const grade = z.enum(['full', 'partly']);

/** How far to trust where a number comes from, how late it is and whether it stays. The rules are trustRules. */
export const trustSchema = z.strictObject({ source: grade, lag: grade, revision: grade });

export type StatedTrust = Readonly<z.infer<typeof trustSchema>>;
export type MarketLaunch = Readonly<z.infer<typeof marketLaunchSchema>>;
export type Coverage = Readonly<z.infer<typeof coverageSchema>>;
export type CoverageVenue = (typeof coverageVenues)[number];
export type CoverageMarket = (typeof coverageMarkets)[number];

export const tables: Tables = [
  [coverageSchema, coverage],
  [trustSchema, coverageGroups.map(({ trust }) => trust)],
  [marketLaunchSchema, marketLaunches],
];
