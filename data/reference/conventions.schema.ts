import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { conventions } from './conventions';

export const conventionGroups = ['sign', 'unit', 'time', 'data'] as const;

export const conventionSchema = z.strictObject({
  id,
  group: z.enum(conventionGroups),
  /** The figure or thing that the convention is about, and the section that has the whole of it. */
  about: z.strictObject({
    name: z.string().min(2).max(40, 'About: a few words; the sentence belongs into the rule.'),
    page: z
      .string()
      .regex(/^\/[a-z/-]+#[a-z0-9-]+$/, 'Page: a path of this site and the #anchor of a heading.'),
  }),
  /** What holds in PT and on every page. */
  rule: sentence('Rule'),
  /** What other sources do instead, so that a reader can tell why two numbers differ. */
  elsewhere: sentence('Elsewhere'),
});

export type Convention = Readonly<z.infer<typeof conventionSchema>>;
export type ConventionGroup = (typeof conventionGroups)[number];

export const tables: Tables = [[conventionSchema, conventions]];
