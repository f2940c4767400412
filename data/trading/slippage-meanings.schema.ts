import { z } from 'zod';
import type { Tables } from '../validate';
import { slippageMeanings } from './slippage-meanings';

/** One of the things that "slippage" names in PT. */
export const slippageMeaningSchema = z.strictObject({
  id: z.enum(['order', 'size', 'swap', 'jlabs']),
  name: z.string().min(5),
  meaning: z
    .string()
    .regex(/^[a-z].{10,}\.$/, 'Meaning: goes on after the name, so start small and end with a full stop.'),
  /** Where it is explained. */
  page: z.string().startsWith('/docs/'),
});

export type SlippageMeaning = Readonly<z.infer<typeof slippageMeaningSchema>>;

export const tables: Tables = [[slippageMeaningSchema, slippageMeanings]];
