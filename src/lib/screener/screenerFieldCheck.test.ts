import { screenerFields } from '@site/data/screener/fields';
import { describe, expect, it } from 'vitest';
import { readFilters } from '../commands/commandFilters';
import { fieldMistake } from './screenerFieldCheck';
import { screenerFieldKeys } from './screenerFieldKeys';

function mistakeIn(text: string) {
  const filters = readFilters(text, 0, true);
  if ('error' in filters) {
    throw new Error(`"${text}" should be well written: ${filters.error}`);
  }
  return fieldMistake(text, filters, true);
}

describe('screener field keys', () => {
  it('are the fields of data/screener/fields.ts, in the same order', () => {
    expect(
      screenerFieldKeys.map((key) => ({ ...key, windows: key.windows && [...key.windows] })),
      'src/lib/screener/screenerFieldKeys.ts must repeat id, name, unit and windows of data/screener/fields.ts',
    ).toEqual(
      screenerFields.map(({ id, name, unit, universes, windows }) => ({
        id,
        name,
        unit,
        isPoolField: universes.every((universe) => universe === 'dex'),
        isSized: unit.includes('for a size'),
        windows: windows && [...windows],
      })),
    );
  });
});

describe('mistakes about fields', () => {
  it('accepts the filter that each field’s sheet shows', () => {
    for (const { id, filter } of screenerFields) {
      expect(mistakeIn(filter), `${id}: ${filter}`).toBeNull();
    }
  });

  it.each([
    ['marketcap > 5', 0, 'Did you mean market_cap'],
    ['mvrv < 1 and xyz > 5', 13, 'No field is called "xyz"'],
    ['mvrv between 0.8 and 1.2 and tvl > 5', 29, 'No field is called "tvl"'],
    ['mvrv < 1 and liquidity size=5k > 1m', 23, 'takes no size'],
    ['mvrv < 1 7d', 9, 'only with changed%'],
    ['fees > 1m 30d and social_volume > 5 30d', 36, 'Its windows are 1h, 24h, 7d'],
  ])('says where "%s" is wrong', (text, position, reason) => {
    expect(mistakeIn(text)).toEqual({ position, error: expect.stringContaining(reason) });
  });

  it('lets a reading of the moment take any window with changed%', () => {
    expect(mistakeIn('mvrv changed% 10 1h')).toBeNull();
  });
});
