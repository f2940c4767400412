import { didYouMean } from '@site/src/lib/text/nearest';
import { describe, expect, it, vi } from 'vitest';
import { changedItems, stateLines } from './lines';
import { savedAs } from './saving';
import { startOf } from './start';
import { stateFrom, withStored } from './stateFrom';
import { typed } from './testing';
import type { State } from './types';

vi.mock('@site/src/lib/text/nearest', async (original) => {
  const module = await original<typeof import('@site/src/lib/text/nearest')>();
  return { ...module, didYouMean: vi.fn(module.didYouMean) };
});

describe('a pane that is compared with a symbol', () => {
  const compared = typed(startOf(), 'compare SOLUSDT', 'save as "C"');
  const onDashboard = typed(compared, 'open "Morning desk"', 'add workbench "C"', 'sync on');

  it.each([
    ['typing', typed(compared, 'symbol SOLUSDT')],
    ['choosing it in the screener', typed(compared, 'open squeeze', 'drop all', 'sort price desc', 'row 5')],
  ])('isn’t compared with itself after %s', (_, state) => {
    expect(state).toMatchObject({
      place: 'workbench',
      workbench: { panes: [{ symbol: 'SOLUSDT', compared: [] }] },
    });
  });

  it('isn’t compared with itself in a widget, so everything that was saved reads back', () => {
    const changed = typed(onDashboard, 'symbol SOLUSDT', 'save');
    const { state, unread } = withStored(startOf(), changedItems(startOf(), changed));
    expect(unread).toEqual([]);
    expect(savedAs(state, 'C', 'workbench')?.panes).toMatchObject([{ symbol: 'SOLUSDT', compared: [] }]);
    expect(stateLines(stateFrom(stateLines(changed, true).join(';')) as State, true)).toEqual(
      stateLines(changed, true),
    );
  });
});

describe('what a device keeps', () => {
  const stored = ['symbol ETHUSDT', 'compare ETHUSDT', 'study add rsi length=14', 'template "x":', 'tf 7h'];

  it('is read line by line: what can’t be read is named, and the item stays', () => {
    const { state, unread } = withStored(startOf(), [
      ['pt:workbench:C', ['workbench "C":', ...stored].join('\n')],
      ['pt:dashboard:X', 'dashboard "X":\nadd workbench "C" at=1,1 size=6x5 symbol=ETHUSDT\nsync on\nfly'],
      ['pt:workbench:No title', 'study add rsi length=14'],
      ['pt:foreign:x', '{}'],
    ]);
    expect(savedAs(state, 'C', 'workbench')?.panes).toMatchObject([
      { symbol: 'ETHUSDT', compared: [], series: [{ name: 'rsi' }] },
    ]);
    expect(savedAs(state, 'X', 'dashboard')?.widgets).toMatchObject([{ source: 'C', synced: true }]);
    expect(savedAs(state, 'No title', 'workbench')?.panes[0]?.series).toHaveLength(1);
    expect(unread.map(({ key, lines }) => [key, ...lines])).toEqual([
      ['pt:workbench:C', 'template "x":', 'compare ETHUSDT', 'tf 7h'],
      ['pt:dashboard:X', 'fly'],
    ]);
  });

  it('doesn’t reach a link either, whose other lines open', () => {
    for (const address of [
      'workbench:;template:;4h;1h',
      'template:;workbench:1h',
      'workbench:tf 1h;template "x":study',
    ]) {
      const state = stateFrom(address) as State;
      expect(state).toMatchObject({ place: 'workbench', workbench: { panes: [{ timeframe: '1H' }] } });
      expect(state.log.at(-1)).toMatchObject({ ok: false, sentence: expect.stringContaining('template') });
    }
  });

  it('keeps an alert and a watchlist of which a part can’t be read', () => {
    const state = stateFrom(
      'alert price crosses 67500 trigger=once;>tf 1H;>since yesterday;>fired 0 x;watchlist XYZ <b> WQI/USDC;workbench:',
    ) as State;
    expect(state.alerts).toMatchObject([{ timeframe: '1H', count: 0, isTriggered: false }]);
    expect(state.watchlist).toEqual(['BTCUSDT', 'ETHUSDT', 'XYZ', 'WQI/USDC']);
    for (const named of ['since yesterday', 'fired 0 x', 'watchlist <b>']) {
      expect(state.log.at(-1)?.sentence).toContain(`“${named}”`);
    }
  });

  it('isn’t searched for near commands a thousand times', () => {
    const address = `workbench:${'x1;'.repeat(1_200)}ethusdt;1h`;
    vi.mocked(didYouMean).mockClear();
    expect(stateFrom(address)).toMatchObject({
      workbench: { panes: [{ symbol: 'ETHUSDT', timeframe: '1H' }] },
    });
    expect(vi.mocked(didYouMean).mock.calls.length).toBeLessThan(100);
  });
});
