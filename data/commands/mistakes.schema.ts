import { z } from 'zod';
import type { Tables } from '../validate';
import { commandMistakes } from './mistakes';

export const commandMistakeSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case: they are anchors.'),
  area: z.enum(['workbench', 'dashboard', 'screener']),
  typed: z.string().min(2),
  /** In general words: the app's own sentence may differ. */
  why: z.string().min(12).regex(/[.]$/, 'End with a full stop.'),
  instead: z.string().min(2),
});

export type CommandMistake = Readonly<z.infer<typeof commandMistakeSchema>>;

export const tables: Tables = [[commandMistakeSchema, commandMistakes, ['id', 'typed']]];
