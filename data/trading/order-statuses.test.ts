import { expect, it } from 'vitest';
import { orderStatuses } from './order-statuses';
import { orderStatusSchema } from './order-statuses.schema';

it.each(orderStatuses.map((status) => [status.id, status] as const))('%s has valid fields', (id, status) => {
  const parsed = orderStatusSchema.safeParse(status);
  expect(parsed.error?.issues ?? [], `data/trading/order-statuses.ts, record "${id}"`).toEqual([]);
});

it('uses each code and id once', () => {
  for (const key of ['code', 'id'] as const) {
    const values = orderStatuses.map((status) => status[key]);
    expect(values, `data/trading/order-statuses.ts: ${key} must be unique`).toEqual([...new Set(values)]);
  }
});

it('counts as open only the states in which an order can still trade', () => {
  const open = orderStatuses.filter(({ state }) => state === 'open').map(({ code }) => code);
  expect(open).toEqual(['New', 'PartiallyFilled', 'Untriggered']);
});
