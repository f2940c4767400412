import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { chartScales, chartStyles } from './chart-styles';

export const chartStyleSchema = z.strictObject({
  id,
  name: z.string().min(3),
  draws: sentence('Draws'),
  use: sentence('Use'),
  /** Whether the prices drawn are prices at which trades happened. */
  prices: z.enum(['real', 'synthetic']),
  /** Null where the style is chosen in the header only. */
  command: z.string().startsWith('style ').nullable(),
});

export const chartScaleSchema = z.strictObject({
  id,
  name: z.string().min(3),
  equalDistance: sentence('Equal distance'),
  use: sentence('Use'),
  avoid: sentence('Avoid'),
  command: z.string().startsWith('scale '),
});

export type ChartStyle = Readonly<z.infer<typeof chartStyleSchema>>;
export type ChartScale = Readonly<z.infer<typeof chartScaleSchema>>;

export const tables: Tables = [
  [chartStyleSchema, chartStyles],
  [chartScaleSchema, chartScales],
];
