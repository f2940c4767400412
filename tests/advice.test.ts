import { defaultsOf } from '@site/src/figures/kit/state/codec';
import { bookOf, walkBook } from '@site/src/figures/OrderBook/model';
import { codecs } from '@site/src/figures/OrderCost/figure';
import { estimateOrder, type OrderInput } from '@site/src/figures/OrderCost/model';
import { expect, it } from 'vitest';

const order = defaultsOf(codecs);
const distance = (input: Partial<OrderInput>) =>
  Math.abs(estimateOrder({ ...order, ...input }).liquidationDistance ?? Number.POSITIVE_INFINITY);

/** The table "Move the liquidation away" of Cost and liquidation: what helps, and what doesn't. */
it.each([
  ['isolated', 'leverage', 0.5, 'farther'],
  ['isolated', 'size', 0.5, 'the same'],
  ['cross', 'size', 0.5, 'farther'],
  ['cross', 'collateral', 1.5, 'farther'],
  ['cross', 'leverage', 2, 'the same'],
] as const)('in %s margin, %s × %d leaves liquidation %s', (margin, field, factor, outcome) => {
  const before = distance({ margin });
  const after = distance({ margin, [field]: order[field] * factor });
  if (outcome === 'farther') {
    expect(after).toBeGreaterThan(before);
  } else {
    expect(after).toBeCloseTo(before, 10);
  }
});

it('a smaller order fills where the book was too thin, as the order-book figure advises', () => {
  const book = bookOf('small', false, Number.POSITIVE_INFINITY);
  expect(walkBook(book, 'buy', 1_000).isComplete).toBe(false);
  expect(walkBook(book, 'buy', 5).isComplete).toBe(true);
});
