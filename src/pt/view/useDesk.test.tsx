// @vitest-environment happy-dom

import { render } from '@site/src/kit/dom';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE, START } from '../markets/walk';
import type { Desk } from './desk';
import { useDesk } from './useDesk';

vi.mock('@pt-docs/islands/client', () => ({ onAddressChange: () => () => {} }));

let desk: Desk;
const NO_LINES: readonly string[] = [];

function Held() {
  desk = useDesk({ lines: NO_LINES });
  return null;
}

/** The app on a page, with what it reads from storage read. */
async function open() {
  render(<Held />);
  await act(async () => {});
  await vi.waitFor(() => expect(desk.state).toBeDefined());
}

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
    act(() => void desk.run(`tf ${timeframe}`));
    act(() => desk.setSpeed(speed));
    pass(4, rate);
    const length = { '1m': 1, '15m': 15, '4H': 240 }[timeframe] ?? 0;
    const passed = (desk.state.clock - START) / MINUTE / length;
    expect(passed).toBeGreaterThan(bars * 0.9);
    expect(passed).toBeLessThanOrEqual(bars * 1.05);
  });

  it('moves within a replay, never beyond its end', async () => {
    await open();
    act(() => void desk.run('replay 2026-02-10'));
    const end = desk.state.returnTo ?? 0;
    act(() => desk.act({ kind: 'seek', clock: end + MINUTE }));
    expect(desk.state.clock).toBe(end);
  });
});

describe('what a reader built', () => {
  it('is taken back with one undo after starting over', async () => {
    await open();
    act(() => void desk.run('symbol ETHUSDT'));
    act(() => desk.step(3));
    const built = desk.state;
    act(() => desk.reset());
    expect(desk.state.clock).toBe(START);
    expect(desk.round).toBe(1);
    act(() => void desk.run('undo'));
    expect(desk.state).toBe(built);
    expect(desk.round).toBe(0);
  });

  it('is there again in the same tab, until they start over', async () => {
    await open();
    act(() => void desk.run('symbol ETHUSDT'));
    await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
    await open();
    await vi.waitFor(() => expect(desk.state.workbench.panes[0]?.symbol).toBe('ETHUSDT'));
    expect(desk.answer.sentence).toMatch(/what you had/);
    expect(desk.state.log.map(({ line }) => line)).toEqual(['symbol ETHUSDT']);
    act(() => desk.reset());
    await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('is kept in the moment in which they leave, while it plays', async () => {
    await open();
    act(() => desk.setSpeed(1));
    act(() => void desk.run('symbol ETHUSDT'));
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values({ ...sessionStorage })).toEqual([expect.stringContaining('symbol ETHUSDT')]);
  });

  it('loses nothing to a line that can’t be read, and says which one', async () => {
    const text = 'workbench "Mine":\nsymbol ETHUSDT\nfly';
    localStorage.setItem('pt:workbench:Mine', text);
    await open();
    expect(desk.answer).toMatchObject({ ok: false, sentence: expect.stringContaining('“fly”') });
    expect(localStorage.getItem('pt:workbench:Mine')).toBe(text);
    act(() => void desk.run('open mine'));
    expect(desk.state.workbench.panes).toMatchObject([{ symbol: 'ETHUSDT' }]);
    // It's said once, and what is saved over it leaves the whole text there.
    act(() => void desk.run('save'));
    expect(localStorage.getItem('pt:workbench:Mine (set aside)')).toBe(text);
    await open();
    expect(desk.answer).toMatchObject({ ok: true });
    act(() => void desk.run('open "mine (set aside)"'));
    expect(desk.answer).toMatchObject({ ok: true });
  });

  it('hears of what another tab saved, and keeps the answer', async () => {
    await open();
    act(() => void desk.run('symbol ETHUSDT'));
    const said = desk.answer;
    const [key, newValue] = ['pt:workbench:Theirs', 'workbench "Theirs":\ntf 1H'];
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    expect(desk.answer).toBe(said);
    act(() => void desk.run('open theirs'));
    expect(desk.state.workbench).toMatchObject({ name: 'Theirs', panes: [{ timeframe: '1H' }] });
  });
});
