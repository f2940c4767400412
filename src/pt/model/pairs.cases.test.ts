import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { act } from './act';
import { changedItems, stateLines } from './lines';
import { activePane } from './outcome';
import { run } from './run';
import { panesOf } from './saving';
import { paneOf, startOf } from './start';
import { stateFrom, withStored } from './stateFrom';
import { type Device, deviceAfter } from './testing';
import type { Alert, Drawing, Gesture, Pane, Place, Result, State } from './types';

/*
 * Every way to change a field, then every other way: what a reader built reads back equal, nothing that was saved is lost, undo
 * leads back, and each answer says what was done. Faults live where two features meet, and chance seldom meets the right two.
 */

/** What the reader sees, what the device keeps, and what was said last. */
type World = { readonly state: State; readonly device: Device; readonly said: string };
type Change = (state: State) => Pick<Result, 'state' | 'sentence' | 'ok'>;

const typed =
  (place: Place, ...lines: readonly string[]): Change =>
  (state) =>
    lines.reduce<ReturnType<Change>>(
      (before, line) => {
        const next = run(before.state, line);
        return { ...next, ok: next.ok && before.ok };
      },
      act(state, { kind: 'go', place }),
    );
/** By hand, where something must be there before it can be changed. */
const done =
  (place: Place, gesture: (state: State) => Gesture, ...before: readonly string[]): Change =>
  (state) =>
    act(
      before.length > 0 ? typed(place, ...before)(state).state : act(state, { kind: 'go', place }).state,
      gesture(typed(place, ...before)(state).state),
    );
const linked =
  (address: string): Change =>
  (state) => {
    const read = stateFrom(address, state);
    expect(read, address).toBeTypeOf('object');
    return { state: read as State, sentence: `Opened ${address}`, ok: true };
  };

const onPane = (gesture: (pane: Pane) => Gesture, ...before: readonly string[]) =>
  done('workbench', (state) => gesture(activePane(state)), ...before);
const onDrawing = (gesture: (drawing: Drawing) => Gesture, line: string) =>
  onPane(({ drawings }) => gesture(drawings[0] as Drawing), 'drawings clear', line);
const inWidget = (...lines: readonly string[]) =>
  typed('dashboard', 'open "Morning desk"', 'widget 1', ...lines);
const onAlert = (gesture: (alert: Alert, at: number) => Gesture) =>
  done(
    'workbench',
    ({ alerts }) => gesture(alerts.at(-1) as Alert, alerts.length - 1),
    'btcusdt',
    'alert price crosses 69000 trigger=once',
  );

/** Ways to change each field: by typing, by hand, by a link, through a dashboard. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  symbol: [
    typed('workbench', 'symbol SOLUSDT'),
    typed('screener', 'drop all', 'universe perps venue=bybit', 'row 2'),
    linked('workbench:ethusdt'),
    inWidget('solusdt'),
    done('dashboard', () => ({ kind: 'list', at: 5, symbol: 'SOLUSDT' }), 'widget 6', 'link blue'),
  ],
  timeframe: [typed('workbench', '1h'), linked('workbench:tf 1D')],
  style: [typed('workbench', 'style line'), linked('workbench:style bars;scale log')],
  scale: [typed('workbench', 'scale percent')],
  series: [
    typed('workbench', 'study add rsi length=7', 'metric add "funding rate"'),
    typed('workbench', 'template load "Swing"'),
    onPane(
      ({ series }) => ({ kind: 'remove', series: series[0] as Pane['series'][number] }),
      'study add ema',
      'study add macd',
    ),
    linked('workbench:study add vwap anchor=month'),
  ],
  compared: [
    typed('workbench', 'compare SOLUSDT'),
    onPane(() => ({ kind: 'uncompare', symbol: 'ETHUSDT' }), 'compare ETHUSDT', 'compare SOLUSDT'),
  ],
  drawings: [
    typed('workbench', 'draw hline 67000'),
    onPane(
      () => ({ kind: 'place', points: [{ time: 1_771_000_000_000, price: 66_000 }], text: 'Range; "low"' }),
      'draw text',
    ),
    onDrawing((drawing) => ({ kind: 'write', drawing, text: 'a = b' }), 'draw text 2026-02-10 66000 Old'),
    onDrawing(
      (drawing) => ({ kind: 'redraw', drawing, points: [{ time: 0, price: 66_500.1 }] }),
      'draw hline 67000',
    ),
    onDrawing((drawing) => ({ kind: 'erase', drawing }), 'draw vline 2026-02-10'),
  ],
  hidesDrawings: [linked('workbench:draw hline 60000;drawings hide')],
  view: [typed('workbench', 'goto 2025-09-12'), linked('workbench:bars 44 until=2025-10-20')],
  panes: [
    typed('workbench', 'panes 2', 'pane 2'),
    done('workbench', () => ({ kind: 'pane', at: 0 }), 'panes 3', 'pane 3'),
    linked('workbench:panes 2;pane 1;1h;pane 2;solusdt'),
  ],
  name: [
    typed('workbench', 'open "BTC 4H breakout"', 'rename "Theirs"'),
    typed('dashboard', 'duplicate'),
    linked('workbench "Linked":1h'),
  ],
  widgets: [
    typed('dashboard', 'add orderbook at=1,1'),
    typed('dashboard', 'widget 2', 'remove'),
    typed('dashboard', 'widget 2', 'size 3x3', 'move 1,9'),
    done('dashboard', () => ({ kind: 'metric', at: 4, metric: 'cvd' }), 'open "Morning desk"'),
    typed('workbench', 'open "BTC funding and OI"', 'send dashboard "Morning desk"'),
    linked('dashboard "Theirs":add orderbook at=1,1 size=3x3 symbol=SOLUSDT;add workbench'),
  ],
  group: [typed('dashboard', 'widget 2', 'link green')],
  synced: [
    inWidget('sync off'),
    inWidget('ethusdt', 'push'),
    inWidget('ethusdt', 'pull'),
    inWidget('sync off', 'solusdt', 'sync on'),
  ],
  locked: [typed('dashboard', 'lock'), typed('dashboard', 'full')],
  filters: [
    typed('screener', 'open squeeze', 'where rsi between 20 30'),
    done('screener', () => ({
      kind: 'filter',
      from: null,
      to: { field: 'rsi', operator: '<', values: [40], window: null },
    })),
  ],
  list: [
    typed('screener', 'universe dex chain=base', 'columns +mvrv -price', 'sort rsi asc'),
    linked('screener:limit 5;refresh off;where funding > 0.01 and price_change > 1 7d'),
  ],
  watchlist: [typed('screener', 'universe perps', 'watch 4'), linked('watchlist XYZ;screener:')],
  alerts: [
    onAlert(({ id }) => ({ kind: 'level', id, from: 69_000, to: 69_500 })),
    onAlert((_, at) => ({ kind: 'alert', at, to: 'pause' })),
    done(
      'workbench',
      () => ({ kind: 'create', trigger: 'every-time', condition: 'rsi above 60' }),
      'alert price above 68000',
    ),
    linked('alert rsi above 10 trigger=once;>symbol ETHUSDT;>study add rsi length=9;workbench:'),
  ],
  practice: [
    done('workbench', () => ({ kind: 'practice', line: 'practice buy 0.05 BTCUSDT market sl=60000' })),
    linked('practice buy 0.05 BTCUSDT market;practice exits BTCUSDT tp=70000 sl=60000;workbench:'),
    linked('practice sell 1 ETHUSDT limit 2100;workbench:'),
  ],
  clock: [
    typed('workbench', 'replay 2026-02-10'),
    linked('now 2026-02-25T12:00 replay 2026-02-10T00:00;workbench:'),
  ],
  open: [
    typed('workbench', 'help export'),
    typed('dashboard', 'help symbol'),
    typed('workbench', 'draw fib'),
    typed('workbench', 'alert price above 99000'),
  ],
  saved: [
    typed('workbench', 'study add ema', 'template save "Own"', 'save as "Mine"'),
    typed('dashboard', 'open "Morning desk"', 'delete'),
    typed('screener', 'save as "List"', 'rename "List two"'),
    typed('workbench', 'open "BTC 4H breakout"', 'delete'),
  ],
};

/** Vitest's comparison takes long where nothing differs. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) {
    expect(one).toEqual(other);
  }
}

/** The screen without what lines don't say: firings before the last, a dialog that changes an alert, and views of the history. */
const essence = (state: State) =>
  JSON.parse(
    JSON.stringify({
      ...state,
      past: undefined,
      future: undefined,
      log: undefined,
      saved: undefined,
      alerts: state.alerts.map((alert) => ({
        ...alert,
        id: undefined,
        fired: alert.fired.slice(-1).map(({ value, ...at }) => ({ ...at, value: value.toFixed(6) })),
      })),
      dashboard: withShownPanes(state, state.dashboard),
    }),
  );
/** A widget by what it shows, wherever that is kept. */
const withShownPanes = (state: State, dashboard: State['dashboard']) => ({
  ...dashboard,
  widgets: dashboard.widgets.map((widget) => ({
    ...widget,
    panes: panesOf(state, widget),
    edited: widget.edited ?? false,
    synced: widget.synced ?? false,
  })),
});
const edited = ({ workbench, dashboard, screener, watchlist, practice }: State) =>
  JSON.parse(
    JSON.stringify({ workbench, dashboard, screener, watchlist, practice }, (key, value) =>
      key === 'view' ? undefined : value,
    ),
  );

const inSight = (state: State) =>
  state.saved.map((item) =>
    item.kind === 'dashboard' ? { ...item, content: withShownPanes(state, item.content) } : item,
  );

const deviceOf = (device: Device) => {
  const { state, unread } = withStored(startOf(), [...device]);
  expect(unread.map(({ key, lines }) => [key, ...lines].join(' | '))).toEqual([]);
  return state;
};

function reload({ state, device }: World): State {
  const fresh = deviceOf(device);
  expectSame(inSight(fresh), inSight(state));
  const again = stateFrom(stateLines(state).join('\n'), fresh, 'line') as State;
  expectSame(essence(again), essence(state));
  return again;
}

const SENTENCE = /^["A-Z0-9](?!.*(?:undefined|NaN|null|\[object))/;

const change = (world: World, make: Change): World => {
  const { state, sentence } = make(world.state);
  if (!SENTENCE.test(sentence)) {
    throw new Error(`It says: ${sentence}`);
  }
  return { state, device: deviceAfter(world.device, world.state, state), said: sentence };
};

/** What must hold between the fields of a state. */
function problemIn({ workbench, dashboard, saved, ...state }: State): string | undefined {
  const panes = [...workbench.panes, ...dashboard.widgets.flatMap((widget) => panesOf({ saved }, widget))];
  const isTwice = (items: readonly unknown[]) =>
    items.length > 1 && new Set(items.map((item) => JSON.stringify(item))).size < items.length;
  return [
    panes.some(({ symbol, compared }) => isTwice([symbol, ...compared])) && 'a pane is compared with itself',
    panes.some(({ series }) => isTwice(series)) && 'a study is there twice',
    !workbench.panes[workbench.active] && 'no pane is active',
    dashboard.widgets.length > 0 && !dashboard.widgets[dashboard.active] && 'no widget is active',
    isTwice(state.watchlist) && 'a symbol is watched twice',
    dashboard.widgets.some(
      ({ synced, source }) =>
        synced && !saved.some(({ kind, name }) => kind === 'workbench' && name === source),
    ) && 'a widget is synced with nothing',
  ].find((problem) => typeof problem === 'string');
}

/** Undo leads back through every step to what was there at first, and redo to what is there now. */
function checkUndo({ state }: World): void {
  const walk = (from: State, line: string, said: RegExp) =>
    state.past.reduce((before) => {
      const { state: next, ok, sentence } = run(before, line);
      expect(ok && said.test(sentence) ? problemIn(next) : sentence, line).toBeUndefined();
      return next;
    }, from);
  const first = walk(state, 'undo', /^Undone: ./);
  expect(first.past).toEqual([]);
  expectSame(edited(walk(first, 'redo', /^Done again: ./)), edited(state));
}

function checkWorld(world: World): void {
  expect(problemIn(world.state)).toBeUndefined();
  checkUndo(world);
  const again = reload(world);
  checkLink(again);
}

/** Another device gets the address: what it reads is what it would send on. */
function checkLink(again: State): void {
  const link = stateLines(again, true);
  const theirs = stateFrom(link.join(';'));
  expect(typeof theirs === 'object' && stateLines(theirs, true)).toEqual(link);
}

const all = Object.entries(CHANGES).flatMap(([field, ways]) =>
  ways.map((make, at) => ({ name: `${field} ${at + 1}`, make })),
);
const start: World = { state: startOf(), device: new Map(), said: '' };

/** What comes after a change, beside another one. */
const WAYS: Readonly<Record<string, (world: World) => World>> = {
  undo: (world) => change(world, (state) => run(state, 'undo')),
  reload: (world) => ({ ...world, state: reload(world) }),
  'a second tab': (world) => {
    const theirs = deviceOf(world.device);
    const after = typed('workbench', 'compare SOLUSDT', 'save as "Second tab"')(theirs).state;
    const items = changedItems(theirs, after);
    return {
      ...world,
      device: deviceAfter(world.device, theirs, after),
      state: withStored(world.state, items).state,
    };
  },
  'save and open': (world) => {
    const { place } = world.state;
    const saved = change(world, (state) => run(state, 'save as "Pair"'));
    const other = change(
      saved,
      typed(
        place,
        { workbench: 'open "BTC funding and OI"', dashboard: 'new "Blank"', screener: 'open squeeze' }[place],
      ),
    );
    const again = change(other, typed(place, 'open "Pair"'));
    expectSame(essence(again.state)[place], essence(saved.state)[place]);
    return again;
  },
};

const AFTER: readonly (readonly [name: string, follow: (world: World) => World])[] = [
  ...Object.entries(WAYS),
  ...all.map(({ name, make }) => [name, (world: World) => change(world, make)] as const),
];
describe('a change, then another', () => {
  it.each(all.map(({ name, make }) => [name, make] as const))('%s, and what comes after it', (_, make) => {
    const first = change(start, make);
    expect(make(start.state)).toMatchObject({ ok: true });
    checkWorld(first);
    const failures: string[] = [];
    for (const [name, follow] of AFTER) {
      try {
        checkWorld(follow(first));
      } catch (error) {
        failures.push(`${name}: ${(error as Error).message.slice(0, 1_500)}`);
      }
    }
    expect(
      failures.slice(0, 3).join('\n\n') +
        (failures.length > 3 ? `\n… and ${failures.length - 3} others` : ''),
    ).toBe('');
  });

  it('reaches every field that a reader can change', () => {
    const fieldsOf = (value: unknown): readonly string[] => Object.keys(value as object);
    const before = startOf();
    const changed = new Set(
      all.flatMap(({ make }) => {
        const { state } = make(before);
        const pairs: [object, object][] = [
          [before, state],
          [before.workbench, state.workbench],
          [activePane(before), activePane(state)],
          [before.dashboard, state.dashboard],
          ...before.dashboard.widgets.flatMap((widget, at): [object, object][] =>
            state.dashboard.widgets[at] ? [[widget, state.dashboard.widgets[at]]] : [],
          ),
          [before.screener, state.screener],
        ];
        return pairs.flatMap(([old, now]) =>
          fieldsOf(now).filter(
            (key) => JSON.stringify(Reflect.get(old, key)) !== JSON.stringify(Reflect.get(now, key)),
          ),
        );
      }),
    );
    const { dashboard } = before;
    const fields = [before, paneOf('BTCUSDT'), dashboard, dashboard.widgets[0], before.screener].flatMap(
      fieldsOf,
    );
    expect(
      fields.filter((field) => !changed.has(field) && !['future', 'kind', 'only'].includes(field)),
    ).toEqual([]);
  });
});
