import { z } from 'zod';
import type { Tables } from '../validate';
import { page } from './pages';

/** Cards and lists have room for two sentences; what needs a third belongs on the page of the term. */
const definition = z
  .string()
  .min(30, 'Definition: write a sentence that can stand alone.')
  .max(240, 'Definition: two short sentences at most; the rest belongs on the page.')
  .regex(/^[A-Z0-9(“]/, 'Definition: begin with a capital.')
  .regex(/\.$/, 'Definition: end with a full stop.')
  .refine((text) => text.split(/[.](?:\s|$)/).filter(Boolean).length <= 2, {
    error: 'Definition: one or two sentences.',
  });

/** Written as readers type it; a lone letter would match half of all searches. */
const word = z.string().min(2, 'Abbreviations and synonyms have at least two letters.').trim();

export const termSchema = z.strictObject({
  name: z.string().min(2),
  definition,
  /** Short forms that mean exactly this term, in their usual spelling. The name itself may be one. */
  abbreviations: z.array(word).readonly(),
  /** What readers type when they mean this term, in other words or another spelling. */
  synonyms: z.array(word).readonly(),
  /** The page that explains the term. */
  page: z.enum(Object.values(page)),
  /** The heading on that page, or null for the page as a whole. */
  anchor: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Anchor: the id of a heading, without the #.')
    .nullable(),
});

export type Term = Readonly<z.infer<typeof termSchema>>;
/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  terms: [termSchema, 'name+abbreviations+synonyms'],
};
