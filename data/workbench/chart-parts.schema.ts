import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { chartMoves, chartParts, chartTabs } from './chart-parts';

export const chartPartSchema = z.strictObject({
  id,
  name: z.string().min(3),
  holds: sentence('Holds'),
  /** What the reader does there. */
  use: sentence('Use'),
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
  shows: sentence('Shows'),
  more: z.strictObject({ name: z.string().min(3), page: z.string().startsWith('/docs/') }),
});

export type ChartPart = Readonly<z.infer<typeof chartPartSchema>>;
export type ChartMove = Readonly<z.infer<typeof chartMoveSchema>>;
export type ChartTab = Readonly<z.infer<typeof chartTabSchema>>;

export const tables: Tables = [
  [chartPartSchema, chartParts],
  [chartMoveSchema, chartMoves],
  [chartTabSchema, chartTabs],
];
