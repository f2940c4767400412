import { screenerOperators, screenerWindows } from '@site/data/screener/operators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter } from './screenerFilter';

describe('parseFilter', () => {
  it.each([
    ['liquidity > 500k', { field: 'liquidity', operator: '>', values: [500_000], window: null }],
    ['liquidity>=1.5m', { field: 'liquidity', operator: '>=', values: [1_500_000], window: null }],
    ['  MVRV  BETWEEN 0.8 1.2 ', { field: 'mvrv', operator: 'between', values: [0.8, 1.2], window: null }],
    [
      'mvrv between 0.8 and 1.2 30d',
      { field: 'mvrv', operator: 'between', values: [0.8, 1.2], window: '30d' },
    ],
    ['netflow < -2b 7d', { field: 'netflow', operator: '<', values: [-2e9], window: '7d' }],
    ['netflow < −5 7D', { field: 'netflow', operator: '<', values: [-5], window: '7d' }],
    ['holders changed% 10 24h', { field: 'holders', operator: 'changed%', values: [10], window: '24h' }],
    [
      'price_impact size=10k < 1',
      { field: 'price_impact', size: 10_000, operator: '<', values: [1], window: null },
    ],
    ['market_cap > 5m', { field: 'market_cap', operator: '>', values: [5_000_000], window: null }],
  ])('reads %s', (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });

  it.each([
    ['', 0, 'empty'],
    ['> 5', 0, 'not a field'],
    ['price_impact size= < 1', 19, 'above zero'],
    ['price_impact size=0 < 1', 18, 'above zero'],
    ['price_impact size=10k', 21, 'needs an operator'],
    ['liquidity', 9, 'needs an operator'],
    ['liquidity over 5', 10, 'not an operator'],
    ['liquidity > ', 11, 'needs a number'],
    ['liquidity > lots', 12, 'not a number'],
    ['liquidity > 1,00', 12, 'not a number'],
    ['fee_apr > 20%', 10, 'percent sign'],
    ['mvrv between 1', 14, 'two numbers'],
    ['mvrv between 2 1', 15, 'must not be below'],
    ['mvrv between 1 up', 15, 'not a number'],
    ['mvrv changed% 10', 16, 'needs a window'],
    ['fees > 1m 3d', 10, 'not a window'],
    ['fees > 1m 7d liquidity > 5', 13, 'too much'],
    ['fees > 1m and p_f < 5', 10, 'joined by "and"'],
  ])('says where "%s" is wrong', (text, position, reason) => {
    const result = parseFilter(text);
    expect(result).toMatchObject({ position, error: expect.stringContaining(reason) });
    expect(result).toMatchObject({ error: expect.stringContaining(`Character ${position + 1}:`) });
  });

  it('reads back every filter that the grammar allows', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/),
        fc.constantFrom(...screenerOperators),
        fc.tuple(fc.integer({ min: -9_999, max: 9_999 }), fc.nat(9_999)),
        fc.constantFrom(null, ...screenerWindows),
        (field, { sign, values }, [low, step], drawn) => {
          const window = sign === 'changed%' ? (drawn ?? '7d') : drawn;
          const numbers = values === 2 ? [low, low + step] : [low];
          const text = [field, sign, ...numbers, ...(window ? [window] : [])].join(' ');
          expect(parseFilter(text)).toEqual({ field, operator: sign, values: numbers, window });
        },
      ),
    );
  });

  it('never throws, and points inside the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = parseFilter(text);
        const position = 'error' in result ? result.position : 0;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
