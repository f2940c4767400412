import { z } from 'zod';

const sentence = (what: string) => z.string().min(12, `${what}: write at least one full sentence.`);

export const swapErrorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'Ids are kebab-case: they are also the anchor of the row.'),
  /** Revert texts as explorers show them, without the name of the contract in front. Routers word one fault differently. */
  texts: z.array(z.string().min(3)).min(1),
  meaning: sentence('Meaning'),
  cause: sentence('Cause'),
  remedy: sentence('Remedy'),
});

export type SwapError = Readonly<z.infer<typeof swapErrorSchema>>;
