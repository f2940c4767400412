import { z } from 'zod';
import type { WorkedExample } from '../examples/example';
import { sentence } from '../fields';
import { metricFamilies, trustSchema } from '../metrics/schema';
import type { Tables } from '../validate';
import { defaultWindow, screenerWindows } from './operators';

const screenerUniverses = ['spot', 'perps', 'dex'] as const;

export const screenerFamilies = ['dex', 'fundamental', 'offchain', 'onchain'] as const;

/** The off-chain family is long enough to need parts of its own. */
export const screenerGroups = ['market', 'derivatives', 'attention'] as const;

export const screenerFieldSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/, 'Ids are typed in filters: lower-case words joined by underscores.'),
    name: z.string().min(2),
    family: z.enum(screenerFamilies),
    /** The part of the off-chain family; null in the other families. */
    group: z.enum(screenerGroups).nullable(),
    universes: z.array(z.enum(screenerUniverses)).min(1, 'Universes: name at least one.'),
    definition: sentence('Definition'),
    /** Null where the sheet of the metric or the study has it. */
    formula: z.string().min(3, 'Formula: readable text with Σ, ÷, × and −.').nullable(),
    unit: z.string().min(1),
    /** Which way is which, where the definition doesn't say it already. */
    sign: sentence('Sign').nullable(),
    /** The windows that may end a filter on this field; null where the field is a reading at one moment. */
    windows: z.array(z.enum(screenerWindows)).min(1).nullable(),
    source: sentence('Source'),
    /** How often the value changes and when it stops changing. */
    updates: sentence('Update and finality'),
    /** Null where it's that of the metric. */
    trust: trustSchema.extend({ coverage: trustSchema.shape.source }).nullable(),
    /** A filter to start from. */
    filter: z.string().min(5),
    /** Null where the metric says the same. */
    reading: sentence('Reading').nullable(),
    misleads: z
      .array(sentence('Where it misleads'))
      .min(1, 'Say at least once where the field misleads.')
      .max(3, 'Three ways to mislead are enough for a sheet.'),
    example: z.custom<WorkedExample>((value) => typeof value === 'object').nullable(),
    page: z.string().startsWith('/docs/screener/screener-filters/'),
    anchor: z.string().regex(/^[a-z0-9-]+$/),
    /** The custom metric that draws the same thing in a pane. */
    metricId: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .nullable(),
    /** The family of that metric, whose page has its sheet. */
    metricFamily: z.enum(metricFamilies).nullable(),
    synonyms: z.array(z.string().min(2)),
  })
  .refine(({ trust, metricId }) => trust || metricId, {
    path: ['trust'],
    error: 'Trust: grade source, lag, coverage and revision, or name the metric that has them.',
  })
  .refine(({ family, group }) => (group !== null) === (family === 'offchain'), {
    path: ['group'],
    error: 'Group: off-chain fields have one, other fields have none.',
  })
  .refine(({ group, universes }) => group !== 'derivatives' || universes.join() === 'perps', {
    path: ['universes'],
    error: 'Universes: only perps have derivatives fields.',
  })
  .refine(({ windows }) => windows === null || windows.includes(defaultWindow), {
    path: ['windows'],
    error: `Windows: ${defaultWindow}, the default, is one of them.`,
  })
  .refine(({ id, filter }) => filter.startsWith(`${id} `), {
    path: ['filter'],
    error: 'Filter: the first filter is about the field itself.',
  });

export const fdvConventionSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  supply: z.string().min(3),
  counts: sentence('What it counts'),
  usedBy: z.string().min(3),
});

export type ScreenerField = Readonly<z.infer<typeof screenerFieldSchema>>;
export type ScreenerFamily = (typeof screenerFamilies)[number];
export type ScreenerGroup = (typeof screenerGroups)[number];
export type FdvConvention = Readonly<z.infer<typeof fdvConventionSchema>>;

export const screenerOperatorSchema = z.strictObject({
  /** As typed in a filter. */
  sign: z.string().regex(/^([<>=]|[<>]=|between|changed%)$/, 'Operators are > < >= <= between = changed%.'),
  name: z.string().min(2),
  meaning: sentence('Meaning'),
  /** How many numbers stand after the operator. */
  values: z.union([z.literal(1), z.literal(2)]),
  /** A whole filter that src/lib/screener/screenerFilter.ts can read. */
  example: z.string().min(5),
  note: sentence('Note'),
});

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  screenerFields: [screenerFieldSchema, 'id', 'name'],
  fdvConventions: fdvConventionSchema,
  screenerOperators: [screenerOperatorSchema, 'sign'],
};
