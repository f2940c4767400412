import { z } from 'zod';

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case.');
const sentence = z.string().min(12, 'Write a full sentence.').regex(/[.]$/, 'End with a full stop.');

export const chartStyleSchema = z.strictObject({
  id,
  name: z.string().min(3),
  draws: sentence,
  use: sentence,
  /** Whether the prices drawn are prices at which trades happened. */
  prices: z.enum(['real', 'synthetic']),
  /** Null where the style is chosen in the header only. */
  command: z.string().startsWith('style ').nullable(),
});

export const chartScaleSchema = z.strictObject({
  id,
  name: z.string().min(3),
  equalDistance: sentence,
  use: sentence,
  avoid: sentence,
  command: z.string().startsWith('scale '),
});

export type ChartStyle = Readonly<z.infer<typeof chartStyleSchema>>;
export type ChartScale = Readonly<z.infer<typeof chartScaleSchema>>;
