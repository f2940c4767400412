import { mistakesIn } from '@site/data/commands/mistakes';
import { sampleAssets, sampleMarkets } from '@site/data/samples/markets';
import { screenerFields } from '@site/data/screener/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addColumn, columnFor, columnsCodec, comparedValue, readWhere, screen, sortedRows } from './model';
import { IMPACT_SIZE_USD, marketsOf, sampleValue, universes } from './sample';

function filtersOf(line: string) {
  const filters = readWhere(line);
  if ('error' in filters) {
    throw new Error(`"${line}": ${filters.error}`);
  }
  return filters;
}

describe('sample markets', () => {
  it('are 60, 20 in each universe, each with a known asset and a pool only on a DEX', () => {
    expect(sampleMarkets).toHaveLength(60);
    for (const universe of universes) {
      expect(marketsOf(universe)).toHaveLength(20);
    }
    for (const [symbol, asset, universe, , pool] of sampleMarkets) {
      expect(sampleAssets[asset], symbol).toBeDefined();
      expect(pool !== undefined, symbol).toBe(universe === 'dex');
    }
  });

  it('have a value for every field in exactly the universes that its sheet names', () => {
    for (const { id, universes: offered, windows } of screenerFields) {
      for (const universe of universes) {
        const values = marketsOf(universe).map((market) =>
          sampleValue(market, id, windows?.[0] ?? null, 'now'),
        );
        expect(values.some(Number.isFinite), `${id} in ${universe}`).toBe(offered.includes(universe));
      }
    }
  });

  it('follow the formulas of their sheets', () => {
    for (const market of marketsOf('dex')) {
      const read = (field: string, window: '24h' | '30d' | null = null) =>
        sampleValue(market, field, window, 'now');
      const share = read('float_share');
      if (!Number.isNaN(share)) {
        expect(share).toBeCloseTo((read('market_cap') / read('fdv')) * 100, 8);
        expect(share).toBeLessThanOrEqual(100.5);
      }
      expect(read('fee_apr', '24h')).toBeCloseTo(
        ((((read('pool_volume', '24h') * (market[4]?.[6] || [0])[0]) / 100) * 365) / read('liquidity')) * 100,
        6,
      );
      expect(read('price_impact')).toBeLessThan((IMPACT_SIZE_USD * 200) / read('liquidity'));
    }
  });
});

describe('where', () => {
  it('refuses what the screener page refuses, at the same character', () => {
    for (const { typed } of mistakesIn('screener').filter((mistake) => mistake.typed.startsWith('where '))) {
      expect(readWhere(typed), typed).toHaveProperty('error');
    }
    expect(readWhere('where mvrv between 1.2 0.8')).toMatchObject({ position: 23 });
    expect(readWhere('mvrv between 1.2 0.8')).toMatchObject({ position: 17 });
    expect(readWhere('where mvrv < 1 and nothing > 2')).toMatchObject({ position: 19 });
  });

  it('takes an empty line as no filter', () => {
    for (const line of ['', '  ', 'where', 'where ']) {
      expect(readWhere(line)).toEqual([]);
    }
  });
});

describe('screening', () => {
  it('counts every market once: passed, failed or dropped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...universes),
        fc.uniqueArray(fc.constantFrom(...screenerFields.map(({ filter }) => filter)), { maxLength: 4 }),
        (universe, texts) => {
          const { looked, passing, failed, dropped } = screen(universe, filtersOf(texts.join(' and ')));
          expect(passing.length + failed + dropped).toBe(looked);
          expect(failed).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('never reads a missing value as zero', () => {
    const { passing, dropped } = screen('perps', filtersOf('mvrv < 1000'));
    expect(dropped).toBeGreaterThan(0);
    expect(passing.every((market) => Number.isFinite(sampleValue(market, 'mvrv', null, 'now')))).toBe(true);
    expect(passing.length + dropped).toBe(20);
  });

  it('states price impact for the size of the filter', () => {
    const passing = (line: string) => screen('dex', filtersOf(line)).passing;
    expect(passing('price_impact size=10k < 1')).toEqual(passing('price_impact < 1'));
    expect(passing('price_impact size=100 < 1').length).toBeGreaterThan(passing('price_impact < 1').length);
  });

  it('keeps exactly the markets whose numbers pass', () => {
    const filters = filtersOf('market_cap > 500m and unlocks_30d < 1 and netflow < 0 7d');
    const { passing } = screen('perps', filters);
    const byHand = marketsOf('perps').filter(
      (market) =>
        sampleValue(market, 'market_cap', null, 'now') > 5e8 &&
        sampleValue(market, 'unlocks_30d', null, 'now') < 1 &&
        sampleValue(market, 'netflow', '7d', 'now') < 0,
    );
    expect(passing).toEqual(byHand);
    expect(passing.length).toBeGreaterThan(0);
  });

  it('compares a window with the one before it, and needs a past for that', () => {
    const [rising] = filtersOf('market_cap changed% 1 24h');
    const market = marketsOf('spot')[0];
    if (!rising || !market) {
      throw new Error('The sample has no market.');
    }
    const recorded = sampleAssets[market[1]]?.[0];
    expect(comparedValue(market, rising)).toBeCloseTo(recorded ? recorded[1] : Number.NaN, 8);
    const [young] = filtersOf('holders changed% 1 30d');
    const ages = marketsOf('dex').map((pool) => [
      sampleValue(pool, 'pair_age', null, 'now') < 30,
      young ? Number.isNaN(comparedValue(pool, young)) : false,
    ]);
    expect(ages.some(([isYoung]) => isYoung)).toBe(true);
    expect(ages.every(([isYoung, isMissing]) => !isYoung || isMissing)).toBe(true);
  });

  it('reads falling with a negative percentage', () => {
    const falling = screen('spot', filtersOf('market_cap changed% -1 24h')).passing;
    const rising = screen('spot', filtersOf('market_cap changed% 1 24h')).passing;
    expect(falling.length).toBeGreaterThan(0);
    expect(rising.length).toBeGreaterThan(0);
    expect(falling.filter((market) => rising.includes(market))).toEqual([]);
  });
});

describe('columns and sort', () => {
  it('puts markets without the value last, whatever the direction', () => {
    const column = columnFor('mvrv', []);
    for (const order of ['asc', 'desc'] as const) {
      const values = sortedRows(marketsOf('spot'), [column], column, order).map((row) => row.values[0] ?? 0);
      const known = values.filter((value) => !Number.isNaN(value));
      expect(values.slice(0, known.length)).toEqual(known);
      expect(known).toEqual([...known].sort((a, b) => (order === 'asc' ? a - b : b - a)));
    }
  });

  it('reads the window of the filter on the same field, otherwise 24h', () => {
    expect(columnFor('netflow', filtersOf('netflow < 0 7d'))).toEqual({ field: 'netflow', window: '7d' });
    expect(columnFor('netflow', [])).toEqual({ field: 'netflow', window: '24h' });
    expect(columnFor('mvrv', filtersOf('mvrv changed% 5 7d'))).toEqual({ field: 'mvrv', window: null });
  });

  it('come back from the address, five at most', () => {
    const columns = ['mvrv', 'fdv', 'p_f', 'fees', 'listings', 'revenue'].reduce(
      addColumn,
      [] as readonly string[],
    );
    expect(columns).toEqual(['fdv', 'p_f', 'fees', 'listings', 'revenue']);
    expect(columnsCodec.read(columnsCodec.write(columns))).toEqual(columns);
    for (const text of ['', 'tvl', 'mvrv.mvrv', 'mvrv.fdv.p_f.fees.listings.revenue']) {
      expect(columnsCodec.read(text)).toBeUndefined();
    }
  });
});
