import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';

/** A recipe: when to use it, what to type, what to look for. Without a success rate: sample data can't prove one. */
export const playbookSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case.'),
  title: z.string().min(5).max(60),
  /** The section that has the recipe in full. */
  home: z.string().regex(/^\/docs\/[a-z/-]+#[a-z0-9-]+$/, 'Home: a path of the docs and the #anchor.'),
  area: z.enum(['workbench', 'dashboard', 'screener']),
  when: sentence('When'),
  /** Lines for the command bar. The grammar of src/lib/commands reads each; the build stops at one it refuses. */
  commands: z.array(z.string().min(2)).min(1),
  lookFor: sentence('Look for'),
  wrongIf: sentence('Wrong if'),
});

export type Playbook = Readonly<z.infer<typeof playbookSchema>>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  playbooks: playbookSchema,
};
