import { z } from 'zod';

const sentence = (what: string) => z.string().regex(/^[A-Z`].{10,}\.$/, `${what}: write full sentences.`);

/** A recipe: when to use it, what to type, what to look for, and how often it failed where it can be counted. */
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
  sample: z
    .strictObject({
      /** How many bars, weeks or pools the sample has; a test counts all three numbers again. */
      bars: z.int().positive(),
      unit: z.string().min(4),
      setups: z.int().nonnegative(),
      failed: z.int().nonnegative(),
      /** What counts as failed. */
      failedMeans: sentence('Failed means'),
    })
    .refine(({ setups, failed }) => failed <= setups, 'Failed: never more than setups.'),
});

export type Playbook = Readonly<z.infer<typeof playbookSchema>>;
