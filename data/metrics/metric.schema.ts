import { z } from 'zod';
import type { WorkedExample } from '../examples/example';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { metrics } from './index';

export const timeframes = ['1m', '5m', '15m', '30m', '1H', '4H', '1D', '1W', '1M'] as const;

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

export const tables: Tables = [[metricSchema, metrics, ['id', 'name+synonyms']]];
