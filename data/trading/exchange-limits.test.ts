import { describe, expect, it } from 'vitest';
import { exchangeErrors } from './exchange-errors';
import { keyLifetime, openOrderLimits, requestLimits } from './exchange-limits';
import { exchangeLimitSchema, keyLifetimeSchema } from './exchange-limits.schema';

const limits = [...requestLimits, ...openOrderLimits];

describe('data/trading/exchange-limits.ts', () => {
  it.each(limits.map((limit) => [limit.id, limit] as const))('%s has valid fields', (id, limit) => {
    const parsed = exchangeLimitSchema.safeParse(limit);
    expect(parsed.error?.issues ?? [], `data/trading/exchange-limits.ts, record "${id}"`).toEqual([]);
  });

  it('uses each id once', () => {
    const ids = limits.map(({ id }) => id);
    expect(ids, 'data/trading/exchange-limits.ts: ids are anchors').toEqual([...new Set(ids)]);
  });

  it('has whole days for the life of a key', () => {
    expect(keyLifetimeSchema.safeParse(keyLifetime).error?.issues ?? []).toEqual([]);
  });

  it('names only errors that the decoder knows', () => {
    const known = new Set<string>(exchangeErrors.map(({ code }) => code));
    for (const { id, beyond } of limits) {
      for (const [, code = ''] of beyond.matchAll(/Error (\d+)/g)) {
        expect(
          known,
          `record "${id}" names error ${code}: add it to data/trading/exchange-errors.ts`,
        ).toContain(code);
      }
    }
  });
});
