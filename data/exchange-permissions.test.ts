import { describe, expect, it } from 'vitest';
import { exchangePermissions } from './exchange-permissions';
import { type ExchangePermission, exchangePermissionSchema } from './exchange-permissions.schema';

const rights: readonly ExchangePermission[] = exchangePermissions;

describe('data/exchange-permissions.ts', () => {
  it.each(rights.map((right) => [right.id, right] as const))('%s has valid fields', (id, right) => {
    const parsed = exchangePermissionSchema.safeParse(right);
    expect(parsed.error?.issues ?? [], `data/exchange-permissions.ts, record "${id}"`).toEqual([]);
  });

  it('names each right of Bybit’s API once', () => {
    const names = rights.flatMap(({ apiNames }) => apiNames);
    expect(names, 'data/exchange-permissions.ts: an API name belongs to one record').toEqual([
      ...new Set(names),
    ]);
    const ids = rights.map(({ id }) => id);
    expect(ids, 'data/exchange-permissions.ts: ids are anchors').toEqual([...new Set(ids)]);
  });

  it('refuses withdrawal for both kinds of key, and nothing else', () => {
    const refused = rights.filter((right) => [right.readOnlyKey, right.tradingKey].includes('refused'));
    expect(refused.map(({ id }) => id)).toEqual(['right-withdraw']);
    expect(refused[0]).toMatchObject({ readOnlyKey: 'refused', tradingKey: 'refused' });
  });

  it('never asks for a right that moves balances', () => {
    for (const { id, apiNames, readOnlyKey, tradingKey } of rights) {
      if (apiNames.some((name) => name.startsWith('Wallet'))) {
        for (const advice of [readOnlyKey, tradingKey]) {
          expect(
            ['leave-off', 'refused'],
            `record "${id}": PT never asks for rights of the Wallet group`,
          ).toContain(advice);
        }
      }
    }
  });

  it('asks a trading key for every right that a read-only key is asked for', () => {
    for (const { id, readOnlyKey, tradingKey } of rights) {
      if (readOnlyKey === 'tick') {
        expect(tradingKey, `record "${id}": a trading key can do all that a read-only key can`).toBe('tick');
      }
    }
  });
});
