import { z } from 'zod';
import type { Tables } from '../validate';
import { rules } from './rules';

export const ruleSchema = z.strictObject({
  /** What the rule is about, as the first cell of a table. */
  about: z.string().min(3).max(50, 'About: a few words; the sentence belongs into the rule.'),
  rule: z
    .string()
    .max(420, 'Rule: two or three sentences. What needs more belongs on its home page.')
    .regex(/^[A-Z*`].{10,}\.$/, 'Rule: write full sentences.'),
  /** The one section that explains it. Elsewhere the rule links to it. */
  home: z
    .string()
    .regex(/^\/docs\/[a-z/-]+#[a-z0-9-]+$/, 'Home: a path of the docs and the #anchor of a heading.'),
});

export type Rule = Readonly<z.infer<typeof ruleSchema>>;

export const tables: Tables = [[ruleSchema, rules]];
