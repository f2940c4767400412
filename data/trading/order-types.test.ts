import { expect, it } from 'vitest';
import { orderTypes } from './order-types';
import { orderTypeSchema } from './order-types.schema';

it.each(orderTypes.map((type) => [type.id, type] as const))('%s has valid fields', (id, type) => {
  const parsed = orderTypeSchema.safeParse(type);
  expect(parsed.error?.issues ?? [], `data/trading/order-types.ts, record "${id}"`).toEqual([]);
});

it('holds exactly the order types that the ticket offers', () => {
  expect(orderTypes.map(({ name }) => name)).toEqual(['Market', 'Limit', 'Conditional']);
});
