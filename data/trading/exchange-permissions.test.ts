import { describe, expect, it } from 'vitest';
import { accountRequirement, exchangePermissions, keyRecipes, rightsLater } from './exchange-permissions';
import {
  type ExchangePermission,
  exchangePermissionSchema,
  type KeyRecipe,
  keyRecipeSchema,
} from './exchange-permissions.schema';

const rights: readonly ExchangePermission[] = exchangePermissions;

describe('data/trading/exchange-permissions.ts', () => {
  it.each(rights.map((right) => [right.id, right] as const))('%s has valid fields', (id, right) => {
    const parsed = exchangePermissionSchema.safeParse(right);
    expect(parsed.error?.issues ?? [], `data/trading/exchange-permissions.ts, record "${id}"`).toEqual([]);
  });

  it('names each right of Bybit’s API once', () => {
    const names = rights.flatMap(({ apiNames }) => apiNames);
    expect(names, 'data/trading/exchange-permissions.ts: an API name belongs to one record').toEqual([
      ...new Set(names),
    ]);
    const ids = rights.map(({ id }) => id);
    expect(ids, 'data/trading/exchange-permissions.ts: ids are anchors').toEqual([...new Set(ids)]);
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

  it('never asks a read-only key for a right that no trading key uses', () => {
    for (const { id, readOnlyKey, tradingKey } of rights) {
      if (readOnlyKey === 'tick') {
        expect(
          ['tick', 'if-used'],
          `record "${id}": a trading key can do all that a read-only key can`,
        ).toContain(tradingKey);
      }
    }
  });
});

describe('key recipes', () => {
  const recipes: readonly KeyRecipe[] = keyRecipes;
  const adviceFor = (id: string) => rights.find((right) => right.id === id);

  it.each(recipes)('$id is complete and ticks only rights that PT uses', (recipe) => {
    expect(keyRecipeSchema.safeParse(recipe).error?.issues ?? [], recipe.id).toEqual([]);
    for (const id of [...recipe.rights, ...(recipe.addIf ? [recipe.addIf.right] : [])]) {
      const advice = adviceFor(id)?.[recipe.access === 'Read-Only' ? 'readOnlyKey' : 'tradingKey'];
      expect(['tick', 'if-used'], `recipe "${recipe.id}": ${id}`).toContain(advice);
    }
  });

  it('have no box for the account type, and rights can change later', () => {
    expect(accountRequirement).toContain('Unified Trading Account');
    expect(rights.some(({ name }) => /unified/i.test(name))).toBe(false);
    expect(rightsLater).toMatch(/lower and raise/);
  });

  it('are four: watch only is perps and spot with Read-Only', () => {
    expect(recipes.map(({ id }) => id)).toEqual(['watch', 'perps', 'spot', 'perps-and-spot']);
    const [watch, perps, spot, both] = recipes;
    expect(watch?.access).toBe('Read-Only');
    expect(watch?.rights).toEqual(both?.rights);
    expect([...(perps?.rights ?? []), ...(spot?.rights ?? [])]).toEqual(both?.rights);
    const ticked = rights.filter(({ readOnlyKey }) => readOnlyKey === 'tick').map(({ id }) => id);
    expect([...(watch?.rights ?? [])].sort()).toEqual([...ticked].sort());
  });
});
