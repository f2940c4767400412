import { z } from 'zod';
import type { Tables } from '../validate';
import { hotkeys } from './hotkeys';

export const hotkeySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case; commands refer to them.'),
  /** Keys pressed together, in the order in which they are pressed. */
  keys: z.array(z.string().min(1)).min(1),
  /** A second way to press it: ← beside →. */
  or: z.array(z.string().min(1)).optional(),
  does: z.string().min(8).regex(/[.]$/, 'End with a full stop.'),
  /** A whole command line that does the same, if there is one. */
  command: z.string().nullable(),
  where: z.enum(['Everywhere', 'Workbench', 'Chart', 'Command bar']),
});

export type Hotkey = Readonly<z.infer<typeof hotkeySchema>>;

export const tables: Tables = [[hotkeySchema, hotkeys]];
