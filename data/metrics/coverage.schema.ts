import { z } from 'zod';

export const coverageVenues = ['Binance', 'Bybit', 'Hyperliquid'] as const;
export const coverageMarkets = ['spot', 'perp', 'dated'] as const;

export const coverageSchema = z.strictObject({
  /** Of data/metrics. */
  metricId: z.string().regex(/^[a-z0-9-]+$/),
  /** Null where the metric belongs to the asset and not to a venue: on-chain data, models, ratings. */
  venue: z.enum(coverageVenues).nullable(),
  /** Null where the venue is. */
  market: z.enum(coverageMarkets).nullable(),
  /** How far back the series goes. */
  history: z.string().regex(/^[A-Z]/, 'History: begin with a capital letter.'),
  /** How often a new value arrives. */
  interval: z.string().regex(/^[A-Z]/, 'Interval: begin with a capital letter.'),
});

export type Coverage = Readonly<z.infer<typeof coverageSchema>>;
export type CoverageVenue = (typeof coverageVenues)[number];
export type CoverageMarket = (typeof coverageMarkets)[number];
