import { z } from 'zod';
import type { Tables } from '../validate';
import { synonyms } from './synonyms';

const phrase = z
  .string()
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'Write lower-case words of letters and digits, with single spaces.');

/** The first phrase is the one the pages use; the others are what readers type instead. */
export const synonymsSchema = z
  .array(z.array(phrase).min(2, 'A group needs at least two phrases.'))
  .refine(
    (groups) => new Set(groups.flat()).size === groups.flat().length,
    'A phrase stands in one group: join the groups or remove one.',
  );

export const tables: Tables = [[synonymsSchema, [synonyms]]];
