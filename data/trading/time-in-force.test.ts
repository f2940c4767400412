import { expect, it } from 'vitest';
import { timesInForce } from './time-in-force';
import { timeInForceSchema } from './time-in-force.schema';

it.each(timesInForce.map((time) => [time.id, time] as const))('%s has valid fields', (id, time) => {
  const parsed = timeInForceSchema.safeParse(time);
  expect(parsed.error?.issues ?? [], `data/trading/time-in-force.ts, record "${id}"`).toEqual([]);
});

it('names each value once and leaves out the one that only market makers may use', () => {
  expect(timesInForce.map(({ code }) => code)).toEqual(['GTC', 'IOC', 'FOK', 'PostOnly']);
});
