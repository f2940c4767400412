import { expect, it } from 'vitest';
import { swapErrors } from './swap-errors';
import { swapErrorSchema } from './swap-errors.schema';

it.each(swapErrors.map((error) => [error.id, error] as const))('%s has valid fields', (id, error) => {
  const parsed = swapErrorSchema.safeParse(error);
  expect(parsed.error?.issues ?? [], `data/wallet/swap-errors.ts, record "${id}"`).toEqual([]);
});

it('explains each revert text once, whatever its case', () => {
  const texts = swapErrors.flatMap((error) => error.texts).map((text) => text.toLowerCase());
  expect(new Set(texts).size, 'data/wallet/swap-errors.ts: two records share a text').toBe(texts.length);
});
