import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { describe, expect, it } from 'vitest';
import { SHARE } from '../../../tests/cases/cases';
import { DAY } from '../markets/walk';
import { act } from './act';
import { checkAgainstRules, first, made, played, SPANS, watched } from './alertCases';
import { step } from './play';
import { run } from './run';
import { alertsOf } from './select';
import type { State } from './types';

describe('an alert', () => {
  describe.each(SPANS)('on %s', (timeframe, minutes) => {
    it.each(triggerKinds)('fires as the docs’ own rules say, %s, however time passes', (trigger) => {
      for (const name of SHARE < 1 ? (['price', 'rsi'] as const) : watched) {
        checkAgainstRules(name, timeframe, trigger, (minutes * SHARE) / (name === 'price' ? 0.6 : 1));
      }
    });
  });

  it('reads a study over as many bars as the chart has', () => {
    const state = made('price crosses ema', 'once-per-bar-close', '1h', 'study add ema length=200');
    expect(first(played(state, 20 * 1_440)).count).toBeGreaterThan(0);
  });

  it('that is true already fires at once, and is then triggered', () => {
    const state = made('rsi above 20', 'once', 'study add rsi');
    expect(alertsOf(state)[0]).toMatchObject({ status: 'triggered', count: 1 });
    expect(alertsOf(made('price crosses 20000', 'once'))[0]).toMatchObject({ status: 'active', count: 0 });
  });

  it('follows the states of the docs: pausing keeps its firings and its expiry, and what was triggered stays so', () => {
    const to = (state: State, way: 'pause' | 'resume' | 'rearm' | 'delete') =>
      act(state, { kind: 'alert', at: 0, to: way }).state;
    const fired = played(made('price above 20000', 'once-per-bar'), 600);
    const { count } = first(fired);
    expect(count).toBeGreaterThan(1);
    const paused = to(fired, 'pause');
    expect(first(played(paused, 600)).count).toBe(count);
    const resumed = to(paused, 'resume');
    expect(first(resumed)).toMatchObject({ count, since: first(fired).since });
    const later = { ...resumed, clock: resumed.clock + 31 * DAY };
    expect(alertsOf(later)[0]?.status).toBe('expired');
    const once = made('price above 20000', 'once');
    expect(alertsOf({ ...once, clock: once.clock + 31 * DAY })[0]?.status).toBe('triggered');
    expect(first(to(once, 'rearm')).count).toBe(2);
    // An alert isn't an edit: neither making nor changing nor deleting one is undone.
    for (const way of ['pause', 'rearm', 'delete'] as const) {
      const changed = to(run(fired, '1h').state, way);
      const undone = run(changed, 'undo').state;
      expect(undone.workbench).toEqual(fired.workbench);
      expect(undone.alerts).toEqual(changed.alerts);
    }
  });

  it('gets another condition and trigger in its dialog, or another level by a drag, and keeps what it fired', () => {
    const fired = played(made('price above 20000', 'once'), 10);
    const open = act(fired, { kind: 'alert', at: 0, to: 'edit' }).state;
    const typed = run(run(open, 'symbol ETHUSDT').state, 'alert price crosses 67000').state;
    const edited = act(typed, { kind: 'create', trigger: 'every-time', id: 1 }).state;
    expect(edited.alerts).toHaveLength(1);
    expect(first(edited)).toMatchObject({
      symbol: 'BTCUSDT',
      trigger: 'every-time',
      isTriggered: false,
      count: 1,
    });
    const dragged = act(edited, { kind: 'level', id: 1, from: 67_000, to: 66_500.5 });
    expect(dragged.sentence).toBe('BTCUSDT: price crosses 66500.5 is watched instead.');
    expect(dragged.isStep).toBeUndefined();
    expect(act(fired, { kind: 'level', id: 9, from: 1, to: 2 }).ok).toBe(false);
  });

  it('says how often it fired and when last, in one sentence', () => {
    const { sentence, state } = step(made('price above 20000', 'every-time'), 1);
    expect(sentence).toMatch(
      /^1 bar came\. BTCUSDT: price above 20000 fired 89 times, the last at .* UTC at 6/,
    );
    expect(state.log).toHaveLength(2);
  });

  it('keeps the settings that the study had, and rests in a replay', () => {
    const state = made('rsi above 1', 'once-per-bar-close', 'study add rsi length=5');
    const changed = run(state, 'study set rsi length=50').state;
    expect(first(changed).settings).toEqual({ rsi: { length: 5 } });
    expect(first(step(changed, 2).state).count).toBe(2);
    const replay = run(changed, 'replay 2025-03-01').state;
    expect(step(replay, 1).fired).toEqual([]);
    expect(act(replay, { kind: 'exit-replay' }).state.clock).toBe(state.clock);
  });
});
