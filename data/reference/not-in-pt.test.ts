import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notInPt } from './not-in-pt';
import { notInPtSchema } from './not-in-pt.schema';

it.each(notInPt)('$id is complete and leads to a page', (record) => {
  expect(notInPtSchema.safeParse(record).error?.issues ?? [], record.id).toEqual([]);
  const file = record.page.endsWith('/') ? `.${record.page}index.mdx` : `.${record.page}.mdx`;
  expect(existsSync(file), `${record.id}: no file ${file}`).toBe(true);
});

it('names what the product model says is missing', () => {
  expect(notInPt.map(({ id }) => id)).toEqual([
    'volume-profile',
    'footprint',
    'liquidation-heatmap',
    'public-api',
    'phone-app',
    'trailing-stop',
    'oco',
    'hedge-mode',
  ]);
});
