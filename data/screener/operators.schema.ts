import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { screenerOperators } from './operators';

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

export type ScreenerOperator = Readonly<z.infer<typeof screenerOperatorSchema>>;

export const tables: Tables = [[screenerOperatorSchema, screenerOperators, ['sign']]];
