import { z } from 'zod';

const sentence = z.string().min(12, 'Write a full sentence.').regex(/[.]$/, 'End with a full stop.');

export const drawingToolSchema = z.strictObject({
  /** The word of the `draw` command. */
  id: z.string().regex(/^[a-z]+$/, 'Ids are the words of the draw command.'),
  name: z.string().min(3),
  purpose: sentence,
  place: sentence,
  command: z.string().startsWith('draw '),
  /** Id of data/workbench/hotkeys.ts. */
  hotkey: z.string().nullable(),
});

export type DrawingTool = Readonly<z.infer<typeof drawingToolSchema>>;
