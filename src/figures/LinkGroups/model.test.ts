import { linkGroupRule } from '@site/data/workbench/link-groups';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, type Desk, deskCodec, followersOf, GROUPS, join, START_DESK, SYMBOLS } from './model';

const symbolsOf = (desk: Desk) => Object.fromEntries(desk.map(({ id, symbol }) => [id, symbol]));
const namesOf = (desk: Desk) => desk.map(({ name }) => name);
const widgetOf = (desk: Desk, id: string) => desk.find((widget) => widget.id === id) as Desk[number];

describe('link groups', () => {
  it('send the symbol of a screener row to its group, and to no one else', () => {
    const desk = choose(START_DESK, 'screener', 'SOLUSDT');
    expect(symbolsOf(desk)).toEqual({
      screener: 'SOLUSDT',
      workbench: 'SOLUSDT',
      orderbook: 'SOLUSDT',
      trades: 'SOLUSDT',
      metric: 'BTCUSDT',
      watchlist: 'XRPUSDT',
    });
  });

  it('have no leader: any widget of the group changes it, but a list stays where it is', () => {
    expect(linkGroupRule).toMatch(/^Any widget of the group/);
    const desk = choose(START_DESK, 'trades', 'BTCUSDT');
    expect(symbolsOf(desk)).toMatchObject({
      workbench: 'BTCUSDT',
      orderbook: 'BTCUSDT',
      screener: 'ETHUSDT',
    });
    expect(namesOf(followersOf(START_DESK, widgetOf(START_DESK, 'trades')))).toEqual([
      'Workbench',
      'Order book',
    ]);
  });

  it('leave a widget alone that is off', () => {
    const alone = join(START_DESK, 'trades', null);
    expect(widgetOf(choose(alone, 'screener', 'XRPUSDT'), 'trades').symbol).toBe('ETHUSDT');
    expect(followersOf(alone, widgetOf(alone, 'trades'))).toEqual([]);
  });

  it('give the group’s symbol to a widget that joins', () => {
    expect(widgetOf(join(START_DESK, 'metric', 'blue'), 'metric').symbol).toBe('ETHUSDT');
    expect(widgetOf(join(START_DESK, 'metric', 'violet'), 'metric').symbol).toBe('BTCUSDT');
    expect(widgetOf(join(START_DESK, 'watchlist', 'blue'), 'watchlist').symbol).toBe('XRPUSDT');
  });

  it('come back from the address after any number of changes', () => {
    const ids = START_DESK.map(({ id }) => id);
    const change = fc.tuple(
      fc.constantFrom(...ids),
      fc.constantFrom(null, ...GROUPS),
      fc.constantFrom(...SYMBOLS),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const desk = changes.reduce<Desk>(
          (now, [id, group, symbol]) => choose(join(now, id, group), id, symbol),
          START_DESK,
        );
        expect(deskCodec.read(deskCodec.write(desk))).toEqual(desk);
      }),
    );
  });

  it('refuse an address in which a group shows two symbols', () => {
    expect(deskCodec.read('b1b0b1b1o0-3')).toBeUndefined();
    expect(deskCodec.read('b0b1b1b1o0-3')).toBeDefined();
    expect(deskCodec.read('b1b1b1b1o0-')).toBeUndefined();
    expect(deskCodec.read('x1b1b1b1o0-3')).toBeUndefined();
  });
});
