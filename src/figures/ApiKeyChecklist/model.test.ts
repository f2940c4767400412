import { keyLifetime } from '@site/data/trading/exchange-limits';
import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import type { ExchangePermission } from '@site/data/trading/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Access,
  abilities,
  cellOf,
  dayInWords,
  judgeKey,
  keyFrom,
  leftOff,
  type RightId,
  recipeOf,
  rightsCodec,
} from './model';

const ids = exchangePermissions.map(({ id }) => id);
const input = (access: Access, ...rights: RightId[]) => ({ access, rights, isBound: false });
/** What PT and a thief could do with a key of these rights. */
function key(access: Access, ...rights: RightId[]) {
  const { allows, ...judged } = judgeKey(input(access, ...rights));
  const able = (who: 'pt' | 'thief') =>
    allows.map((right) => right[who]).filter((each) => each !== 'nothing');
  return { ...judged, pt: able('pt'), thief: able('thief') };
}

describe('what a key can do', () => {
  it('refuses withdrawal, read-only or not, whatever else is ticked', () => {
    for (const access of ['read', 'write'] as const) {
      expect(key(access, 'right-contract-order', 'right-withdraw')).toMatchObject({
        isRefused: true,
        pt: [],
      });
    }
    expect(key('write', 'right-withdraw').thief).toHaveLength(1);
    expect(key('write', ...ids.filter((id) => id !== 'right-withdraw')).isRefused).toBe(false);
  });

  it('cannot send orders with a read-only key', () => {
    expect(key('read', ...ids).thief.join(' ')).not.toMatch(
      /\b(cancels|trades|sells|buys|moves|sends|changes|uses)\b/i,
    );
    expect(key('read', 'right-contract-order').pt).toEqual(['shows your open orders']);
    expect(key('write', 'right-contract-order').pt[0]).toMatch(/^places, changes and cancels/);
  });

  it('gives PT nothing from a right that the table says to leave off, and names it', () => {
    const rights: readonly (ExchangePermission & { id: RightId })[] = exchangePermissions;
    for (const { id, name, tradingKey } of rights) {
      const isUseful = tradingKey === 'tick' || tradingKey === 'if-used';
      expect(abilities[id].pt !== null, `${id} and its advice disagree`).toBe(isUseful);
      expect(key('write', id).unused).toEqual(tradingKey === 'leave-off' ? [name] : []);
    }
  });
});

describe('the card', () => {
  const levels = (made: Parameters<typeof cellOf>[0]) =>
    exchangePermissions.map((right) => cellOf(made, right).level).join(' ');

  it('lights what is ticked, in amber where a copy could trade, in red where PT refuses', () => {
    expect(levels(input('read', ...keyFrom('watch').rights))).toBe('on on on off off off off');
    expect(levels(input('write', ...ids))).toBe('caution caution caution caution caution refused caution');
    expect(levels({ ...input('write', ...ids), isBound: true })).toBe('on on on on caution refused caution');
  });
});

describe('recipes', () => {
  it.each(keyRecipes.map(({ id }) => id))('%s ticks its boxes, and is known again by them', (id) => {
    const made = keyFrom(id);
    expect(recipeOf(made)?.id).toBe(id);
    expect(key(made.access, ...made.rights)).toMatchObject({ isRefused: false, unused: [] });
    expect(key(made.access, ...made.rights).pt).toHaveLength(made.rights.length);
    const off = leftOff(recipeOf(made) ?? keyRecipes[0]);
    expect(off).toContain('right-withdraw');
    for (const right of off) {
      expect(recipeOf({ ...made, rights: [...made.rights, right] })?.id, right).not.toBe(id);
    }
    expect(recipeOf({ ...made, rights: made.rights.slice(1) })?.id).not.toBe(id);
  });
});

describe('when the key ends', () => {
  it('crosses the end of a month as a calendar does', () => {
    expect(dayInWords(keyLifetime.unboundDays)).toBe('30 May');
  });
});

describe('rights in the address', () => {
  it('come back as they were', () => {
    const codec = rightsCodec([]);
    fc.assert(
      fc.property(fc.subarray(ids), (rights) => {
        expect(codec.read(codec.write(rights))).toEqual(rights);
      }),
    );
  });
});
