import { z } from 'zod';
import type { Tables } from '../validate';
import { notInPt } from './not-in-pt';

export const notInPtSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  name: z.string().min(3),
  /** Where a reader looks for it. */
  area: z.enum(['chart', 'trading', 'swaps', 'app', 'community']),
  instead: z.string().regex(/^[A-Z].{10,}\.$/, 'Instead: write full sentences.'),
  /** The page that has what to use instead. */
  page: z.string().startsWith('/docs/').nullable(),
  synonyms: z.array(z.string().min(2)),
});

export type NotInPt = Readonly<z.infer<typeof notInPtSchema>>;

export const tables: Tables = [[notInPtSchema, notInPt]];
