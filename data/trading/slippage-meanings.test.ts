import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { slippageMeanings } from './slippage-meanings';
import { slippageMeaningSchema } from './slippage-meanings.schema';

it.each(slippageMeanings)('$id is complete and leads to a page', (record) => {
  expect(slippageMeaningSchema.safeParse(record).error?.issues ?? [], record.id).toEqual([]);
  const [page = ''] = record.page.split('#');
  expect(existsSync(`.${page}.mdx`), `${record.id}: no file .${page}.mdx`).toBe(true);
});

it('tells four things apart', () => {
  expect(new Set(slippageMeanings.map(({ id }) => id)).size).toBe(4);
});
