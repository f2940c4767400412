import { z } from 'zod';
import type { WorkedExample } from '../examples/example';
import { id, sentence } from '../fields';
import { timeframes } from '../timeframes';
import type { Tables } from '../validate';

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

const grade = z.enum(['full', 'partly']);

/** How far to trust where a number comes from, how late it is and whether it stays. The rules are trustRules. */
export const trustSchema = z.strictObject({ source: grade, lag: grade, revision: grade });

export type StatedTrust = Readonly<z.infer<typeof trustSchema>>;
export type Coverage = Readonly<z.infer<typeof coverageSchema>>;
export type CoverageVenue = (typeof coverageVenues)[number];
export type CoverageMarket = (typeof coverageMarkets)[number];

export const depthBandSchema = z
  .strictObject({
    id: z.string().regex(/^0-\d+(\.\d+)?$/, 'Id: what `band=` takes, such as 0-2.5.'),
    label: z.string().regex(/^0–\d+(\.\d+)?%$/, 'Label: an en dash and a percent sign without a space.'),
    percent: z.number().positive(),
  })
  .refine(({ id, label, percent }) => id === `0-${percent}` && label === `0–${percent}%`, {
    error: 'Id and label repeat the percentage: 0-2.5 and 0–2.5% for 2.5.',
  });

export type DepthBand = Readonly<z.infer<typeof depthBandSchema>>;

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

const parameterSchema = z.strictObject({
  name: z.string().min(1),
  /** What may be entered, in words or as a list: "1 to 200", "0–1k, 1k–10k, …". */
  values: z.string().min(1),
  default: z.string().min(1),
  meaning: sentence('Parameter meaning'),
});

export const metricSchema = z
  .strictObject({
    id,
    name: z.string().min(2),
    family: z.enum(metricFamilies),
    /** Page and heading where the sheet stands; the anchor equals the id. */
    page: z.string().startsWith('/docs/'),
    definition: sentence('Definition'),
    formula: z.string().min(3, 'Formula: readable text; say "Not published" where it is not.'),
    unit: z.string().min(1),
    sign: sentence('Sign convention'),
    parameters: z.array(parameterSchema),
    venues: z.string().min(3, 'Venues: where the data comes from, or which assets have it.'),
    timeframes: z.array(z.enum(timeframes)).min(1),
    /** How often the value changes and when it stops changing. */
    updates: sentence('Update and finality'),
    reading: z.array(sentence('How to read it')).min(1),
    misleads: z.array(sentence('Where it misleads')).min(1),
    /** Null only where a recipe is not published, so that there is nothing to recompute. */
    example: z.custom<WorkedExample>((value) => typeof value === 'object').nullable(),
    command: z.string().startsWith('metric add ').nullable(),
    screenerField: z.string().nullable(),
    synonyms: z.array(z.string()),
  })
  .refine(({ example, formula }) => example !== null || /not published/i.test(formula), {
    path: ['example'],
    error: 'Example: only a recipe that is not published may have none.',
  })
  .refine(
    ({ command, name, synonyms }) => {
      const [, quoted, word] = command?.match(/^metric add (?:"([^"]+)"|(\S+))/) ?? [];
      return (
        command === null || [name, ...synonyms].some((known) => known.toLowerCase() === (quoted ?? word))
      );
    },
    { path: ['command'], error: 'Command: name the metric or one of its synonyms, in lower case.' },
  );

export type Metric = Readonly<z.infer<typeof metricSchema>>;
export type MetricFamily = (typeof metricFamilies)[number];

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  coverage: coverageSchema,
  coverageGroups: z.looseObject({ trust: trustSchema }),
  depthBands: depthBandSchema,
  metrics: [metricSchema, 'id', 'name+synonyms'],
};
