import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { swapErrors } from './swap-errors';

export const swapErrorSchema = z.strictObject({
  id,
  /** Revert texts as explorers show them, without the name of the contract in front. Routers word one fault differently. */
  texts: z.array(z.string().min(3)).min(1),
  meaning: sentence('Meaning'),
  cause: sentence('Cause'),
  remedy: sentence('Remedy'),
});

export type SwapError = Readonly<z.infer<typeof swapErrorSchema>>;

export const tables: Tables = [[swapErrorSchema, swapErrors, ['id', 'texts']]];
