import { z } from 'zod';
import type { Tables } from '../validate';
import { nearWords } from './near-words';

const phrase = z
  .string()
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'Write lower-case words of letters and digits, with single spaces.');

/** Words of one group are near one another, whichever of them a phrase of data/search/readers-say uses. */
export const nearWordsSchema = z.array(
  z
    .array(phrase)
    .min(2, 'A group needs at least two words.')
    .refine((group) => new Set(group).size === group.length, 'A word stands once in a group.'),
);

export const tables: Tables = [[nearWordsSchema, [nearWords]]];
