import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { syncCommands, syncRules } from './sync-rules';

export const syncRuleSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'Id: one lower-case word.'),
  name: z.string().min(4),
  when: sentence('When'),
  written: sentence('Written'),
  untouched: sentence('Untouched'),
  page: z.string().startsWith('/docs/dashboard/two-way-syncing/'),
  /** The section of the page; null for a page that is about this rule as a whole. */
  anchor: z
    .string()
    .regex(/^[a-z-]+$/, 'Anchor: kebab-case.')
    .nullable(),
});

export const syncCommandSchema = z.strictObject({
  command: z.enum(['pull', 'push']),
  does: sentence('Does'),
  useWhen: sentence('Use when'),
});

export type SyncCommand = Readonly<z.infer<typeof syncCommandSchema>>;
export type SyncRule = Readonly<z.infer<typeof syncRuleSchema>>;

export const tables: Tables = [
  [syncRuleSchema, syncRules],
  [syncCommandSchema, syncCommands],
];
