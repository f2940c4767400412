import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { studies } from './studies';

export const studySchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  name: z.string().min(2),
  shows: sentence('Shows'),
  /** On the price itself, or in a strip below it. */
  place: z.enum(['overlay', 'strip']),
  parameters: z.array(
    z.strictObject({
      /** As on the study's settings; `length` is also what the command takes. */
      name: z.string().min(2),
      default: z.string().min(1),
      meaning: sentence('Parameter meaning'),
    }),
  ),
  formula: z.string().min(5, 'Formula: readable text with Σ, ÷, × and −.'),
  command: z.string().startsWith('study add '),
  synonyms: z.array(z.string().min(2)),
});

export type Study = Readonly<z.infer<typeof studySchema>>;

export const tables: Tables = [[studySchema, studies, ['id', 'name+synonyms']]];
