import { z } from 'zod';

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case: they are anchors.');
const sentence = z.string().min(12, 'Write a full sentence.').regex(/[.]$/, 'End with a full stop.');

export const chartPartSchema = z.strictObject({
  id,
  name: z.string().min(3),
  holds: sentence,
  /** What the reader does there. */
  use: sentence,
});

export const chartMoveSchema = z.strictObject({
  id,
  aim: z.string().min(5),
  mouse: z.string().min(5),
  touch: z.string().min(5),
  keyboard: z.string().min(3),
});

export const chartTabSchema = z.strictObject({
  id,
  name: z.string().min(3),
  shows: sentence,
  more: z.strictObject({ name: z.string().min(3), page: z.string().startsWith('/docs/') }),
});

export type ChartPart = Readonly<z.infer<typeof chartPartSchema>>;
export type ChartMove = Readonly<z.infer<typeof chartMoveSchema>>;
export type ChartTab = Readonly<z.infer<typeof chartTabSchema>>;
