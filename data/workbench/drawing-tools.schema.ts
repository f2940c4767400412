import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { drawingTools } from './drawing-tools';

export const drawingToolSchema = z.strictObject({
  /** The word of the `draw` command. */
  id: z.string().regex(/^[a-z]+$/, 'Ids are the words of the draw command.'),
  name: z.string().min(3),
  purpose: sentence('Purpose'),
  place: sentence('Place'),
  command: z.string().startsWith('draw '),
  /** Id of data/workbench/hotkeys.ts. */
  hotkey: z.string().nullable(),
});

export type DrawingTool = Readonly<z.infer<typeof drawingToolSchema>>;

export const tables: Tables = [[drawingToolSchema, drawingTools]];
