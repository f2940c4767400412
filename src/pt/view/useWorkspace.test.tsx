// @vitest-environment happy-dom

import { render, rendered } from '@site/src/kit/dom';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE, START } from '../markets/walk';
import { tours } from '../tour/tours';
import { useTour } from '../tour/useTour';
import type { Workspace } from './screen';
import { useWorkspace } from './useWorkspace';

vi.mock('@pt-docs/islands/client', () => ({ onAddressChange: () => () => {} }));

let app: Workspace;
let renders = 0;
const NO_LINES: readonly string[] = [];

type HeldProps = { readonly apart?: string; readonly tour?: string };

function Held(props: HeldProps) {
  app = useWorkspace({ lines: NO_LINES, ...props });
  renders += 1;
  return null;
}

/** The app on a page, with what it reads from storage read. */
async function open(props: HeldProps = {}, address = '/') {
  window.history.replaceState(null, '', address);
  const { show } = rendered(<Held {...props} />);
  await act(async () => {});
  return () => show(null);
}
const run = (...lines: readonly string[]) => lines.map((line) => act(() => void app.run(line)));
const symbol = () => app.state.workbench.panes[0]?.symbol;

let frames: FrameRequestCallback[] = [];
/** Runs the frames of a screen with so many a second, for some seconds. */
function pass(seconds: number, rate: number) {
  const from = performance.now();
  for (let frame = 1; frame <= seconds * rate; frame += 1) {
    const due = frames;
    frames = [];
    act(() => {
      for (const callback of due) {
        callback(from + (frame * 1_000) / rate);
      }
    });
  }
}

beforeEach(() => {
  frames = [];
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('time', () => {
  it.each([
    [1, 60, '1m', 4],
    [1, 120, '1m', 4],
    [10, 60, '1m', 40],
    [3, 60, '15m', 12],
    [10, 30, '4H', 40],
  ])('at %i× on a screen of %i Hz on %s, four seconds are %i bars', async (speed, rate, timeframe, bars) => {
    await open();
    act(() => void app.run(`tf ${timeframe}`));
    act(() => app.setSpeed(speed));
    pass(4, rate);
    const length = { '1m': 1, '15m': 15, '4H': 240 }[timeframe] ?? 0;
    const passed = (app.state.clock - START) / MINUTE / length;
    expect(passed).toBeGreaterThan(bars * 0.9);
    expect(passed).toBeLessThanOrEqual(bars * 1.05);
  });

  it('is told to charts at every frame, and read by the rest of the app seven times a second', async () => {
    await open();
    const told: number[] = [];
    app.onClock((clock) => told.push(clock));
    act(() => app.setSpeed(10));
    const before = renders;
    pass(1, 60);
    expect(told.length).toBeGreaterThan(40);
    expect(renders - before).toBeLessThan(9);
    act(() => app.setSpeed(0));
    expect(app.state.clock, 'a pause shows what time it is').toBe(told.at(-1));
  });

  it('moves within a replay, never beyond its end', async () => {
    await open();
    act(() => void app.run('replay 2026-02-10'));
    const end = app.state.returnTo ?? 0;
    act(() => app.act({ kind: 'seek', clock: end + MINUTE }));
    expect(app.state.clock).toBe(end);
  });
});

describe('what a reader built', () => {
  it('is asked about before they start over, which is a step like any other', async () => {
    await open();
    act(() => app.reset());
    expect(app.screen.menu, 'nothing to lose').toBeNull();
    run('symbol ETHUSDT');
    act(() => app.step(3));
    const { clock } = app.state;
    act(() => app.reset());
    expect([app.screen.menu, symbol()]).toEqual(['start-over', 'ETHUSDT']);
    act(() => app.startOver());
    act(() => app.startOver());
    expect([app.state.clock, symbol(), app.undoLabel]).toEqual([START, 'BTCUSDT', 'start over']);
    run('1d', 'undo', 'undo');
    expect([app.state.clock, symbol(), app.redoLabel]).toEqual([clock, 'ETHUSDT', 'start over']);
  });

  it('is there again in the same tab, and so is the way back from a new start', async () => {
    const leave = await open();
    run('symbol ETHUSDT');
    leave();
    const leaveAgain = await open();
    expect(symbol()).toBe('ETHUSDT');
    expect(app.answer.sentence).toMatch(/what you had/);
    expect(app.state.log.map(({ line }) => line)).toEqual(['symbol ETHUSDT']);
    act(() => app.startOver());
    leaveAgain();
    await open();
    expect([symbol(), app.answer.sentence]).toEqual(['BTCUSDT', '']);
    run('undo');
    expect(symbol()).toBe('ETHUSDT');
  });

  it.each([
    ['the page', '/', '/?w=workbench:symbol+SOLUSDT'],
    ['a link', '/?w=workbench:1h', '/?w=workbench:symbol+SOLUSDT'],
  ])('on %s is what undo leads to after a link, and what Back shows', async (_, before, link) => {
    const leave = await open({}, before);
    run('symbol ETHUSDT');
    leave();
    const leaveLink = await open({}, link);
    expect(symbol()).toBe('SOLUSDT');
    run('undo');
    expect(symbol()).toBe('ETHUSDT');
    leaveLink();
    await open({}, '/');
    expect(symbol()).toBe('ETHUSDT');
  });

  it('goes with a tour’s ticks into another tab', async () => {
    const leave = await open({ tour: 'pt-tour' });
    run('symbol ETHUSDT', 'alert price above 1 trigger=every-time');
    leave();
    sessionStorage.clear();
    await open({ tour: 'pt-tour' });
    expect([symbol(), app.state.alerts]).toMatchObject(['ETHUSDT', [{ count: 1 }]]);
  });

  it('has its ticks beside it in a tour: in another tab, after a new start and after undoing that', async () => {
    let done: ReadonlySet<string> = new Set();
    function Toured() {
      app = useWorkspace({ lines: tours.start.lines, tour: tours.start.key });
      done = useTour(app, tours.start);
      return null;
    }
    const openTour = async () => {
      sessionStorage.clear();
      const { show } = rendered(<Toured />);
      await act(async () => {});
      return () => show(null);
    };
    const leave = await openTour();
    run('btcusdt', '4h', 'study add rsi');
    leave();
    const leaveAgain = await openTour();
    expect([symbol(), ...done]).toEqual(['BTCUSDT', 'symbol', 'timeframe', 'rsi']);
    act(() => app.startOver());
    expect([symbol(), ...done]).toEqual(['ETHUSDT']);
    leaveAgain();
    await openTour();
    run('undo');
    expect([symbol(), ...done].sort()).toEqual(['BTCUSDT', 'rsi', 'symbol', 'timeframe', 'undo']);
  });

  it('begins anew beside what is saved: a widget of a deleted workbench shows a copy', async () => {
    await open();
    run('open "BTC 4H breakout"', 'delete');
    act(() => app.startOver());
    expect(app.state.dashboard.widgets[0]).toMatchObject({ synced: false, panes: [{ symbol: 'BTCUSDT' }] });
    expect(app.state.dashboard.widgets[0]?.source).toBeUndefined();
  });

  it('in the dock is saved for the page’s own app, and the other way round', async () => {
    let dock = app;
    let page = app;
    function Both() {
      page = useWorkspace({ lines: NO_LINES });
      dock = useWorkspace({ lines: NO_LINES, apart: 'dock' });
      return null;
    }
    window.history.replaceState(null, '', '/?w=workbench:symbol+SOLUSDT');
    render(<Both />);
    await act(async () => {});
    expect(dock.state.workbench.panes[0]?.symbol, 'the address is the page’s').toBe('BTCUSDT');
    act(() => void dock.run('1d'));
    act(() => void dock.run('save as "Scalping"'));
    expect(localStorage.getItem('pt:workbench:Scalping')).toContain('tf 1D');
    act(() => void page.run('open scalping'));
    expect(page.state.workbench.panes[0]?.timeframe).toBe('1D');
    act(() => void page.run('save as "Important"'));
    act(() => void dock.run('open important'));
    expect(dock.answer).toMatchObject({ ok: true, isStep: true });
  });

  it('is kept in the moment in which they leave, while it plays', async () => {
    await open();
    act(() => app.setSpeed(1));
    act(() => void app.run('symbol ETHUSDT'));
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values({ ...sessionStorage })).toEqual([expect.stringContaining('symbol ETHUSDT')]);
  });

  it('loses nothing to a line that can’t be read, and says which one', async () => {
    const text = 'workbench "Mine":\nsymbol ETHUSDT\nfly';
    localStorage.setItem('pt:workbench:Mine', text);
    await open();
    expect(app.answer).toMatchObject({ ok: false, sentence: expect.stringContaining('“fly”') });
    expect(localStorage.getItem('pt:workbench:Mine')).toBe(text);
    act(() => void app.run('open mine'));
    expect(app.state.workbench.panes).toMatchObject([{ symbol: 'ETHUSDT' }]);
    // It's said once, and what is saved over it leaves the whole text there.
    act(() => void app.run('save'));
    expect(localStorage.getItem('pt:workbench:Mine (set aside)')).toBe(text);
    await open();
    expect(app.answer).toMatchObject({ ok: true });
    act(() => void app.run('open "mine (set aside)"'));
    expect(app.answer).toMatchObject({ ok: true });
  });

  it('hears of what another tab saved, and keeps the answer', async () => {
    await open();
    act(() => void app.run('symbol ETHUSDT'));
    const said = app.answer;
    const [key, newValue] = ['pt:workbench:Theirs', 'workbench "Theirs":\ntf 1H'];
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    expect(app.answer).toBe(said);
    act(() => void app.run('open theirs'));
    expect(app.state.workbench).toMatchObject({ name: 'Theirs', panes: [{ timeframe: '1H' }] });
  });
});
