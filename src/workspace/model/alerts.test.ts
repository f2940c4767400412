import { type TriggerKind, triggerKinds } from '@site/data/formulas/trading/triggers';
import { describe, expect, it } from 'vitest';
import { act } from './act';
import { play } from './play';
import { run } from './run';
import { alertsOf } from './select';
import { barsUntil, closeOf, priceAt } from './series';
import { startOf } from './start';
import type { State } from './types';

const made = (condition: string, trigger: TriggerKind, ...before: readonly string[]) => {
  const dialog = [...before, `alert ${condition}`].reduce((state, line) => run(state, line).state, startOf());
  expect(dialog.open?.kind).toBe('alert');
  return act(dialog, { kind: 'create', trigger }).state;
};
const played = (state: State, bars: number, parts = 1) =>
  Array.from({ length: bars * parts }).reduce<State>((next) => play(next, 1 / parts).state, state);
const firedIn = (state: State) => alertsOf(state)[0]?.fired ?? [];

describe('an alert on the sample', () => {
  it('fires by the rules of its trigger', () => {
    const counts = triggerKinds.map(
      (trigger) => firedIn(played(made('price crosses 67330', trigger), 30)).length,
    );
    const [once = 0, perBar = 0, atClose = 0, everyTime = 0] = counts;
    expect(once).toBe(1);
    expect(perBar).toBeGreaterThan(1);
    expect(perBar).toBeLessThanOrEqual(31);
    expect(everyTime).toBeGreaterThan(perBar);
    expect(atClose).toBeGreaterThan(0);
    expect(atClose).toBeLessThan(perBar);
  });

  it('fires at the close where closes are on two sides of the level', () => {
    const state = played(made('price crosses 67330', 'once-per-bar-close'), 30);
    const bars = barsUntil('BTCUSDT', '4H', state.clock).slice(-31);
    const crossed = bars.flatMap(({ time, close }, at) => {
      const before = bars[at - 1]?.close ?? priceAt('BTCUSDT', time);
      return at > 0 && before > 67_330 !== close > 67_330 ? [closeOf('4H', time)] : [];
    });
    expect(firedIn(state).map(({ time }) => time)).toEqual(crossed);
  });

  it('rings the same whether time comes in bars or in parts of bars', () => {
    for (const trigger of triggerKinds) {
      const start = made('price leaves 66000 68000', trigger);
      const whole = played(start, 6);
      const parts = played(start, 6, 16);
      const until = Math.min(whole.clock, parts.clock);
      const upTo = (state: State) => firedIn(state).filter(({ time }) => time < until);
      expect(upTo(parts), trigger).toEqual(upTo(whole));
    }
  });

  it('fires at once where its condition is true already, and is then triggered', () => {
    const state = made('price above 20000', 'once');
    expect(alertsOf(state)[0]).toMatchObject({
      status: 'triggered',
      fired: [{ value: priceAt('BTCUSDT', state.clock) }],
    });
    const again = act(state, { kind: 'alert', at: 0, to: 'delete' }).state;
    expect(alertsOf(again)).toEqual([]);
  });

  it('keeps the settings that the study had, and rests while paused or in a replay', () => {
    const state = made('rsi above 1', 'once-per-bar-close', 'study add rsi length=5');
    const changed = run(state, 'study set rsi length=50').state;
    expect(changed.alerts[0]?.settings).toEqual({ rsi: { length: 5 } });
    expect(firedIn(played(changed, 2))).toHaveLength(2);
    const paused = act(changed, { kind: 'alert', at: 0, to: 'pause' }).state;
    expect(firedIn(played(paused, 2))).toHaveLength(0);
    const replay = run(changed, 'replay 2025-03-01').state;
    expect(play(replay, 1).fired).toEqual([]);
    expect(act(replay, { kind: 'exit-replay' }).state.clock).toBe(state.clock);
  });
});
