import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { describe, expect, it } from 'vitest';
import { SHARE } from '../../../tests/cases/cases';
import { DAY } from '../markets/walk';
import { act } from './act';
import { checkAgainstRules, first, made, played, SPANS, watched } from './alertCases';
import { step } from './play';
import { run } from './run';
import { alertsOf } from './select';
import { startOf } from './start';
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
    const condition = 'price crosses 67000';
    const edited = act(open, { kind: 'create', trigger: 'every-time', condition, id: 1 }).state;
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

  it.each<[string, string[], string, object]>([
    ['another level', ['study remove rsi'], 'rsi above 70', { settings: { rsi: { length: 7 } } }],
    [
      'a level, beside another RSI',
      ['study set rsi length=21'],
      'rsi above 70',
      { settings: { rsi: { length: 7 } } },
    ],
    ['a level, from the screener', ['open squeeze'], 'rsi above 70', { settings: { rsi: { length: 7 } } }],
    [
      'a level, from another market',
      ['symbol ETHUSDT', '1d'],
      'rsi above 70',
      { symbol: 'BTCUSDT', timeframe: '4H' },
    ],
    ['a trigger typed beside it', [], 'rsi above 70 trigger=once', { trigger: 'once' }],
    ['another study', ['study add ema length=9'], 'ema above 70000', { settings: { ema: { length: 9 } } }],
  ])('keeps the settings of what it watches when it gets %s', (_, lines, condition, expected) => {
    const watched = made('rsi above 80', 'every-time', 'study add rsi length=7');
    const later = lines.reduce((state, line) => run(state, line).state, watched);
    const open = act(later, { kind: 'alert', at: 0, to: 'edit' }).state;
    const { state, ok } = act(open, { kind: 'create', trigger: 'every-time', condition, id: 1 });
    expect([ok, state.alerts.length]).toEqual([true, 1]);
    expect(first(state)).toMatchObject(expected);
  });

  it('is made with the trigger that was typed, and not at all where the condition is wrong', () => {
    const open = run(startOf(), 'alert price crosses 67330').state;
    const create = (condition: string) => act(open, { kind: 'create', trigger: 'every-time', condition });
    expect(create('price above 67000 trigger=once').state.alerts).toMatchObject([{ trigger: 'once' }]);
    for (const wrong of ['', 'price', 'rsj above 1', 'price above 1 trigger=never']) {
      expect(create(wrong), wrong).toMatchObject({
        ok: false,
        state: { alerts: [], open: { kind: 'alert' } },
      });
    }
  });

  it('says so where its level is of another market', () => {
    const { sentence } = run(run(startOf(), 'ethusdt').state, 'alert price crosses 67500 trigger=once');
    expect(sentence).toMatch(/ETHUSDT is far from there, at 1,\d{3}/);
  });

  it('that has expired is duplicated, not brought back by an edit, a drag or arming it again', () => {
    const made31DaysAgo = made('price above 99000', 'once-per-bar-close');
    const expired = { ...made31DaysAgo, clock: made31DaysAgo.clock + 31 * DAY };
    const open: State = { ...expired, open: { kind: 'alert', draft: first(expired), id: 1 } };
    for (const refused of [
      act(open, { kind: 'create', trigger: 'once', id: 1 }),
      act(expired, { kind: 'level', id: 1, from: 99_000, to: 98_000 }),
      act(expired, { kind: 'alert', at: 0, to: 'edit' }),
      act(expired, { kind: 'alert', at: 0, to: 'rearm' }),
    ]) {
      expect(refused).toMatchObject({ ok: false, sentence: expect.stringContaining('Duplicate') });
    }
    const { state } = act(expired, { kind: 'alert', at: 0, to: 'duplicate' });
    expect(alertsOf(state).map(({ status }) => status)).toEqual(['expired', 'active']);
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
