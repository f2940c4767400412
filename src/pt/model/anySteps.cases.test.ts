import { commandsByArea } from '@site/data/commands';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../../tests/cases/cases';
import { act } from './act';
import { changedItems, stateLines } from './lines';
import { play, step } from './play';
import { run } from './run';
import { startOf } from './start';
import { stateFrom, withStored } from './stateFrom';
import { type Device, deviceAfter, onScreen } from './testing';
import type { Gesture, Place, State } from './types';

const places: readonly Place[] = ['workbench', 'dashboard', 'screener'];
const examples = Object.values(commandsByArea).flatMap((commands) =>
  commands.flatMap((command) => command.examples),
);

const more =
  `undo|undo|undo|redo|panes 2|panes 3|pane 2|sync on|sync off|push|pull|save as "My own"|save as "a; b=c"|save|open "My own"
study add bollinger|study set rsi length=3|study remove ema length=20|study add ema length=200|metric add cvd
metric add delta tier=1k-10k|tf 1M|tf 1m|tf 5m|1d|1w|goto 2023-01-02|goto 2025-03-03|replay 2023-01-05|bars 33 until=2025-03-04T05:06
metric add "bid depth" band=0-5|study add "pivot points" period=month|study add vwap anchor=2026-02-10|study add vwap anchor=year
study add macd fast=30|study add rsi length=0.5|add note|size 12x24|move 12,24|where rsi between 10 90|study add ichimoku|study add obv
study add supertrend|study add "parabolic sar"|where price_impact size=5000 < 1|where price > 0.0000001|limit 500|watch 5
alert "funding rate" above 0|alert price enters 60000 70000|alert vwap crosses price trigger=every-time|alert rsi crosses ema
alert price above 60,000 trigger=once|alert price crosses 67330 trigger=every-time|alert rsi above 50 trigger=once-per-bar
alert price moves 1% 4h trigger=once-per-bar|alert cvd above 0 trigger=once-per-bar-close|alert constructor above 5
template save mine|template load mine|open squeeze|new "First desk"|new "First desk"|rename "Morning desk"|rename "Mine too"
delete|duplicate|add workbench|add workbench "My own" group=blue|widget 1|link blue|ethusdt|solusdt|full|lock|unlock
draw hline 67,000|draw vline 2026-02-01|draw text 2026-02-10T04:00 66000 "Range; low"|draw channel 2026-02-10 1 2026-02-11 2 2026-02-12 3
style renko|style step|drawings hide|drawings clear|compare solusdt|compare off|columns +mvrv -price|sort rsi asc|universe dex chain=base|drop all`
    .split(/[|\n]/)
    .map((line) => line.trim());

const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  fc.constantFrom(...places).map((place) => ({ kind: 'go' as const, place })),
  fc.nat(4).map((at) => ({ kind: 'pane' as const, at })),
  fc.nat(8).map((at) => ({ kind: 'widget' as const, at })),
  fc
    .record({ trigger: fc.constantFrom(...triggerKinds), id: fc.constantFrom(undefined, 1, 2) })
    .map((made) => ({ kind: 'create' as const, ...made })),
  fc.nat(3).map((id) => ({ kind: 'level' as const, id, from: 67_330, to: 66_900.5 })),
  fc
    .record({ at: fc.nat(3), to: fc.constantFrom('pause', 'resume', 'rearm', 'edit', 'duplicate', 'delete') })
    .map((to) => ({ kind: 'alert' as const, ...to })),
  fc
    .array(fc.record({ time: fc.constant(1_771_000_012_345), price: fc.constantFrom(66_000.123, 0.5) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((points) => ({ kind: 'place' as const, points, text: 'Here' })),
  fc
    .record({
      count: fc.integer({ min: -5, max: 900 }),
      end: fc.constantFrom(null, 0, 1_700_000_000_001, 4e12),
    })
    .map((view) => ({ kind: 'view' as const, view })),
  fc
    .constantFrom('buy 0.5 BTCUSDT market sl=66000 tp=68000', 'sell 2 ETHUSDT limit 1970', 'close BTCUSDT 50')
    .map((words) => ({ kind: 'practice' as const, line: `practice ${words}` })),
  fc.constantFrom({ kind: 'close' as const }, { kind: 'exit-replay' as const }),
);

const LINKS = [
  'screener:where rsi < 40;sort rsi asc',
  'workbench:ethusdt;1h;study add rsi;alert rsi above 10 trigger=once',
  'dashboard "Theirs":add orderbook at=1,1 size=3x3 symbol=SOLUSDT;lock',
  'now 2023-01-01T00:01;workbench:tf 1m',
  'eJyLVoo1BAADfgF2',
] as const;

type Step =
  | { readonly line: string }
  | { readonly gesture: Gesture }
  | { readonly minutes: number }
  | { readonly bars: number }
  | { readonly link: string }
  | { readonly reload: true }
  /** What another tab does in the meantime. */
  | { readonly tab: string };

const OTHER_TAB =
  'save as "Mine too"|save as "My own"|delete|rename "Theirs"|template save mine|open theirs|1d'.split('|');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: fc.constantFrom(...examples, ...more).map((line) => ({ line })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }).map((line) => ({ line })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...examples, ...more), fc.string({ maxLength: 6 }))
      .map((words) => ({ line: words.join(' ') })),
  },
  { weight: 6, arbitrary: gesture.map((each) => ({ gesture: each })) },
  { weight: 2, arbitrary: fc.constantFrom(1, 7, 61, 245).map((minutes) => ({ minutes })) },
  { weight: 1, arbitrary: fc.constantFrom(1, 2).map((bars) => ({ bars })) },
  { weight: 1, arbitrary: fc.constantFrom(...LINKS).map((link) => ({ link })) },
  { weight: 1, arbitrary: fc.constantFrom(...OTHER_TAB).map((tab) => ({ tab })) },
  { weight: 1, arbitrary: fc.constant({ reload: true as const }) },
);
const anySteps = fc.array(anyStep, { minLength: 50, maxLength: 50 });

/** What the reader sees, and what the device keeps. */
type World = { readonly state: State; readonly device: Device };
type Taken = Exclude<Step, { reload: true } | { tab: string }>;

const counts = (state: State) => new Map(state.alerts.map(({ id, count }) => [id, count]));

function stepped(state: State, taken: Taken): State {
  if ('link' in taken) {
    const read = stateFrom(taken.link, state);
    return typeof read === 'string' ? state : read;
  }
  if ('minutes' in taken || 'bars' in taken) {
    const { state: next, fired } = 'bars' in taken ? step(state, taken.bars) : play(state, taken.minutes);
    const before = counts(state);
    // What is announced is what the panel shows.
    for (const { id, count } of next.alerts) {
      const announced = fired.find(({ alert }) => alert.id === id)?.count ?? 0;
      expect(count - (before.get(id) ?? 0), `alert ${id}`).toBe(announced);
    }
    return next;
  }
  return 'line' in taken ? run(state, taken.line).state : act(state, taken.gesture).state;
}

/** Undo takes back what a step edited, in the place where it was made, and leaves zoom and firings alone. */
const undoable = ({ past, future, log, place, open, saved, alerts, clock, returnTo, ...edited }: State) =>
  JSON.parse(
    JSON.stringify(edited, (key, value) =>
      ['view', 'count', 'fired', 'isTriggered'].includes(key) ? undefined : value,
    ),
  );

function checkUndo(before: State, after: State): void {
  if (after.past.length > before.past.length) {
    const { state } = run(after, 'undo');
    expect(undoable(state)).toEqual(undoable(before));
    expect(state.place).toBe(before.place);
    expect(state.workbench.panes[0]?.view).toEqual(after.workbench.panes[0]?.view);
    expect(undoable(run(state, 'redo').state)).toEqual(undoable(after));
  }
}

/** What a reader finds saved: a synced widget shows the workbench's panes, so its own don't count. */
const inSight = (saved: State['saved']) =>
  JSON.parse(
    JSON.stringify(saved, (_, value) =>
      value?.synced && !value.edited ? { ...value, panes: undefined } : value,
    ),
  );

/** The page again: the tab has its lines, and the device what was saved. Both read back as what was written. */
function reloaded({ state, device }: World): State {
  const { state: fresh, unread } = withStored(startOf(), [...device]);
  expect(unread).toEqual([]);
  expect(inSight(fresh.saved)).toEqual(inSight(state.saved));
  const again = stateFrom(stateLines(state).join('\n'), fresh, 'line') as State;
  expect(stateLines(again)).toEqual(stateLines(state));
  expect(onScreen(again)).toEqual(onScreen(state));
  return again;
}

/** Another tab of this device runs a line, and this one hears what it saved. */
function besides({ state, device }: World, line: string): World {
  const before = withStored(startOf(line === 'delete' ? 'dashboard' : 'workbench'), [...device]).state;
  const { state: after } = run(before, line);
  return {
    state: withStored(state, changedItems(before, after)).state,
    device: deviceAfter(device, before, after),
  };
}

/** Whatever is done: undo is exact, the screen shows numbers, and lines read back as what was written. */
function checkWorld(place: Place, steps: readonly Step[]): void {
  let world: World = { state: startOf(place), device: new Map() };
  for (const taken of steps) {
    const { state, device } = world;
    if ('reload' in taken) {
      world = { state: reloaded(world), device };
    } else if ('tab' in taken) {
      world = besides(world, taken.tab);
    } else {
      const after = stepped(state, taken);
      if ('gesture' in taken || ('line' in taken && !/^redo/i.test(taken.line))) {
        checkUndo(state, after);
      }
      world = { state: after, device: deviceAfter(device, state, after) };
    }
  }
  const { state } = world;
  expect(onScreen(state)).not.toMatch(/NaN|undefined|Infinity/);
  reloaded(world);
  // Another device has the address only.
  const link = stateLines(state, true);
  const theirs = stateFrom(link.join(';'));
  expect(typeof theirs === 'object' && stateLines(theirs, true)).toEqual(link);
}

it('holds after any 50 commands, gestures, minutes, links, reloads and saves of another tab', () => {
  fc.assert(fc.property(fc.constantFrom(...places), anySteps, checkWorld), { numRuns: cases(150) });
});
