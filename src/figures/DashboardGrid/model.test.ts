import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS, isInside, overlap, ROWS } from './grid';
import {
  choose,
  companions,
  type Dashboard,
  dashboardCodec,
  GROUP_IDS,
  link,
  place,
  START_DASHBOARD,
  SYMBOLS,
} from './model';

const widget = (dashboard: Dashboard | null, id: string) => dashboard?.find((entry) => entry.id === id);

describe('moving and resizing on the grid', () => {
  it('refuses what would leave the 12 columns', () => {
    expect(place(START_DASHBOARD, 'trades', { column: 11 })).toBeNull();
    expect(place(START_DASHBOARD, 'workbench', { width: 13 })).toBeNull();
    expect(place(START_DASHBOARD, 'workbench', { column: 0 })).toBeNull();
  });

  it('moves down what is in the way, and refuses when there is no room left', () => {
    const wider = place(START_DASHBOARD, 'workbench', { width: 7, height: 4 });
    expect(widget(wider, 'orderbook')).toMatchObject({ column: 7, row: 5 });
    expect(widget(wider, 'metric')).toMatchObject({ column: 7, row: 10 });
    expect(place(START_DASHBOARD, 'workbench', { width: 12, height: 20 })).toBeNull();
  });
});

describe('link groups', () => {
  it('changes the symbol of the whole group and of nothing else', () => {
    const after = choose(START_DASHBOARD, 'orderbook', 'SOLUSDT');
    expect(after.filter(({ symbol }) => symbol === 'SOLUSDT').map(({ id }) => id)).toEqual([
      'workbench',
      'orderbook',
      'trades',
      'screener',
    ]);
    expect(widget(choose(after, 'watchlist', 'BTCUSDT'), 'workbench')?.symbol).toBe('SOLUSDT');
  });

  it('gives a widget that joins the symbol of the group', () => {
    const joined = link(START_DASHBOARD, 'watchlist', 'blue');
    expect(widget(joined, 'watchlist')).toMatchObject({ group: 'blue', symbol: 'ETHUSDT' });
    expect(companions(joined, joined[0] as Dashboard[number])).toHaveLength(4);
    expect(widget(link(joined, 'watchlist', null), 'watchlist')).toMatchObject({
      group: null,
      symbol: 'ETHUSDT',
    });
    expect(widget(link(START_DASHBOARD, 'watchlist', 'violet'), 'watchlist')?.symbol).toBe('XRPUSDT');
  });
});

describe('whatever the reader does', () => {
  const step = fc.tuple(
    fc.constantFrom(...START_DASHBOARD.map(({ id }) => id)),
    fc.oneof(
      fc.record({
        column: fc.integer({ min: -1, max: COLUMNS + 1 }),
        row: fc.integer({ min: -1, max: ROWS + 1 }),
      }),
      fc.record({ width: fc.integer({ min: 0, max: 13 }), height: fc.integer({ min: 0, max: 13 }) }),
      fc.constantFrom(...GROUP_IDS, null),
      fc.constantFrom(...SYMBOLS.map((symbol) => ({ symbol }))),
    ),
  );
  it('no widget covers another or leaves the grid, one colour has one symbol, and the address holds it all', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const dashboard = steps.reduce<Dashboard>((now, [id, change]) => {
          if (change === null || typeof change === 'string') {
            return link(now, id, change);
          }
          return 'symbol' in change ? choose(now, id, change.symbol) : (place(now, id, change) ?? now);
        }, START_DASHBOARD);
        expect(dashboard.every(isInside)).toBe(true);
        for (const [index, one] of dashboard.entries()) {
          expect(dashboard.slice(index + 1).some((other) => overlap(one, other))).toBe(false);
          expect(new Set(companions(dashboard, one).map(({ symbol }) => symbol)).size).toBe(1);
        }
        expect(dashboardCodec.read(dashboardCodec.write(dashboard))).toEqual(dashboard);
      }),
    );
  });

  it('falls back on a layout that cannot be', () => {
    const good = dashboardCodec.write(START_DASHBOARD);
    expect(dashboardCodec.read(good)).toEqual(START_DASHBOARD);
    for (const text of [
      '',
      good.slice(1),
      `${good}x`,
      good.replace('b1', 'b2'),
      good.replace('1165', '1175'),
      good.replace('b', 'q'),
      'x'.repeat(good.length),
    ]) {
      expect(dashboardCodec.read(text), text).toBeUndefined();
    }
  });
});
