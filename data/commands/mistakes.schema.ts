import { z } from 'zod';

export const commandMistakeSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case: they are anchors.'),
  area: z.enum(['workbench', 'dashboard', 'screener']),
  typed: z.string().min(2),
  /** In general words: the app's own sentence may differ. */
  why: z.string().min(12).regex(/[.]$/, 'End with a full stop.'),
  instead: z.string().min(2),
});

export type CommandMistake = Readonly<z.infer<typeof commandMistakeSchema>>;
