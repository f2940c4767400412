import { screenerFields } from '@site/data/screener/fields';
import { screenerOperators } from '@site/data/screener/operators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenerFieldKeys } from './screenerFieldKeys';
import { type Filter, filterInWords, parseFilter, readFilters } from './screenerFilter';

it('the field keys are the fields of data/screener/fields.ts, in the same order', () => {
  expect(screenerFieldKeys).toEqual(
    screenerFields.map(({ id, name, unit, windows }) => ({
      id,
      name,
      unit,
      isSized: unit.includes('for a size'),
      windows,
    })),
  );
});

describe('a filter', () => {
  it.each([
    ['liquidity > 500k', { field: 'liquidity', operator: '>', values: [500_000], window: null }],
    ['liquidity>=1.5m', { field: 'liquidity', operator: '>=', values: [1_500_000], window: null }],
    ['  MVRV  BETWEEN 0.8 and 1.2 ', { field: 'mvrv', operator: 'between', values: [0.8, 1.2] }],
    ['netflow < −2b 7D', { field: 'netflow', operator: '<', values: [-2e9], window: '7d' }],
    ['mvrv changed% 10 1h', { field: 'mvrv', operator: 'changed%', values: [10], window: '1h' }],
    ['price_impact size=10k < 1', { field: 'price_impact', size: 10_000, operator: '<', values: [1] }],
  ])('reads %s', (text, expected) => {
    expect(parseFilter(text)).toMatchObject(expected);
  });

  it.each([
    ['', 0, 'empty'],
    ['> 5', 0, 'not a field'],
    ['price_impact size= < 1', 19, 'above zero'],
    ['price_impact size=10k', 21, 'needs an operator'],
    ['liquidity over 5', 10, 'not an operator'],
    ['liquidity > ', 11, 'needs a number'],
    ['liquidity > 1,00', 12, 'not a number'],
    ['fee_apr > 20%', 10, 'percent sign'],
    ['mvrv between 1', 14, 'two numbers'],
    ['mvrv between 2 1', 15, 'must not be below'],
    ['mvrv changed% 10', 16, 'needs a window'],
    ['fees > 1m 3d', 10, 'not a window'],
    ['fees > 1m 7d liquidity > 5', 13, 'too much'],
    ['marketcap > 5', 0, 'Did you mean market_cap'],
    ['mvrv between 0.8 and 1.2 and tvl > 5', 29, 'No field is called "tvl"'],
    ['mvrv < 1 and liquidity size=5k > 1m', 23, 'takes no size'],
    ['mvrv < 1 7d', 9, 'only with changed%'],
    ['fees > 1m 30d and social_volume > 5 30d', 36, 'Its windows are 1h, 24h, 7d'],
  ])('says where "%s" is wrong', (text, position, reason) => {
    expect(readFilters(text, 0, true)).toEqual({ position, error: expect.stringContaining(reason) });
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...screenerFields),
        fc.constantFrom(...screenerOperators),
        fc.tuple(fc.integer({ min: -9_999, max: 9_999 }), fc.nat(9_999)),
        ({ id, windows }, { sign, values }, [low, step]) => {
          const window = windows?.[0] ?? (sign === 'changed%' ? '7d' : null);
          const numbers = values === 2 ? [low, low + step] : [low];
          const text = [id, sign, ...numbers, ...(window ? [window] : [])].join(' ');
          expect(parseFilter(text)).toEqual({ field: id, operator: sign, values: numbers, window });
        },
      ),
    );
  });

  it.each([
    ['where', 'rsi between 20 and 70'],
    ['where', 'liquidity between 1m 2500000.5'],
    ['where', 'price_impact size=25k changed% 5 1h'],
  ])('%s %s: what is printed of it is read as the same filter', (_, line) => {
    const filter = parseFilter(line) as Filter;
    expect(parseFilter(filterInWords(filter))).toEqual(filter);
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
