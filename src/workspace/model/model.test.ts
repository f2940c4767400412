import { commandsByArea } from '@site/data/commands';
import { commandMistakes } from '@site/data/commands/mistakes';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { chartStyles } from '@site/data/workbench/chart-styles';
import { studies } from '@site/data/workbench/studies';
import { studySettings } from '@site/data/workbench/study-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act } from './act';
import { addressOf, keptText, portableState, stateFrom, withKept } from './address';
import { play } from './play';
import { run, runsHere } from './run';
import { alertsOf, bookOf, describe as inWords, screenerRows, tableOf, tradesOf, widgetsOf } from './select';
import { startOf, styleIds } from './start';
import type { Effect, Gesture, Place, State } from './types';
import { nameOf, studyRecipes } from './values';

const places: readonly Place[] = ['workbench', 'dashboard', 'screener'];
const commands = Object.values(commandsByArea).flat();
const typedIn = (place: Place, ...lines: readonly string[]) =>
  lines.reduce((state, line) => {
    const { state: next, ok, sentence } = run(state, line);
    expect(ok, `${line}: ${sentence}`).toBe(true);
    return next;
  }, startOf(place));

/** Everything that a view could write on the screen. */
function onScreen(state: State): string {
  const pane = state.workbench.panes[state.workbench.active] ?? state.workbench.panes[0];
  return JSON.stringify([
    pane && tableOf(state, pane, 2),
    bookOf(state, pane?.symbol ?? 'BTCUSDT').bids[0],
    tradesOf(state, pane?.symbol ?? 'BTCUSDT', 3),
    screenerRows(state).rows.map(({ cells }) => cells),
    widgetsOf(state).map(({ panes }) => panes.length),
    alertsOf(state).map(({ title, status }) => [title, status]),
    inWords(state),
  ]);
}

describe('the commands of the pages', () => {
  it('run here, 48 of 61 at least', () => {
    expect(commands).toHaveLength(61);
    expect(commands.filter(({ id }) => runsHere.has(id)).length).toBeGreaterThanOrEqual(48);
    expect([...runsHere].filter((id) => !commands.some((command) => command.id === id))).toEqual([]);
  });

  const everyExample = commands.flatMap(({ area, examples, id }) =>
    (area === 'everywhere' ? places : [area]).flatMap((place) =>
      examples.map((example) => ({ id, place, example })),
    ),
  );

  it.each(everyExample)('answer "$example" in the $place', ({ id, place, example }) => {
    const start = startOf(place);
    const { sentence, ok, state, effect } = run(start, example);
    expect(sentence).toMatch(/^["A-Z0-9]/);
    expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
    const isChanged = JSON.stringify({ ...state, log: [] }) !== JSON.stringify(start);
    expect(ok || !isChanged, 'refused, and something changed').toBe(true);
    expect(runsHere.has(id) || (!isChanged && !effect), 'not marked as running').toBe(true);
  });

  it('refuse every mistake of the pages and change nothing, and run what was meant', () => {
    for (const { area, typed, instead } of commandMistakes) {
      const refused = run(startOf(area), typed);
      expect(refused.ok, typed).toBe(false);
      expect(refused.state).toEqual({ ...startOf(area), log: refused.state.log });
      expect(run(startOf(area), instead).sentence, instead).not.toBe(refused.sentence);
    }
  });

  it('refuse what is too long, and a symbol that isn’t there', () => {
    expect(run(startOf(), 'x'.repeat(10_000))).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('160'),
    });
    expect(run(startOf(), 'symbol XRPUSDT')).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('XRPUSDT'),
    });
    const many = Array.from({ length: 30 }, (_, index) => `study add ema length=${index + 2}`);
    const full = many.reduce((state, line) => run(state, line).state, startOf());
    expect(full.workbench.panes[0]?.series).toHaveLength(10);
    expect(full.log.at(-1)).toMatchObject({ ok: false, sentence: expect.stringContaining('10 studies') });
  });
});

describe('the catalogue', () => {
  it('has a formula, a name and the defaults of every study', () => {
    expect(Object.keys(studyRecipes).sort()).toEqual(Object.keys(studySettings).sort());
    for (const { id, name, parameters } of studies) {
      const typed = id.replaceAll('-', ' ');
      const numbers = parameters.filter(({ default: value }) => !Number.isNaN(Number(value)));
      expect(nameOf({ kind: 'study', name: typed })).toBe(name);
      expect(studyRecipes[typed]?.defaults).toEqual(
        Object.fromEntries(numbers.map(({ name: key, default: value }) => [key, Number(value)])),
      );
    }
    expect(styleIds).toEqual(chartStyles.map(({ id }) => id));
  });
});

const examples = commands.flatMap((command) => command.examples);
const more = [
  ...[
    'undo',
    'undo',
    'redo',
    'panes 2',
    'sync on',
    'push',
    'pull',
    'save as "My own"',
    'save',
    'open "My own"',
  ],
  ...[
    'study add bollinger',
    'study set rsi length=3',
    'metric add cvd',
    'metric add delta tier=1k-10k',
    'tf 1M',
    'tf 1m',
  ],
  ...[
    'metric add "bid depth" band=0-5',
    'study add "pivot points" period=month',
    'study add vwap anchor=2026-02-10',
  ],
  ...[
    'study add macd fast=30',
    'study add rsi length=0.5',
    'add note',
    'size 12x24',
    'move 12,24',
    'where rsi between 10 90',
  ],
  ...[
    'study add ichimoku',
    'study add supertrend',
    'study add "parabolic sar"',
    'study add adx',
    'study add mfi',
  ],
  ...[
    'where price_impact size=5000 < 1',
    'limit 500',
    'alert "funding rate" above 0',
    'alert price enters 60000 70000',
  ],
  ...[
    'alert vwap crosses price',
    'alert rsi crosses ema',
    'template save mine',
    'template load mine',
    'open squeeze',
  ],
];
const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  fc.constantFrom(...places).map((place) => ({ kind: 'go' as const, place })),
  fc.nat(4).map((at) => ({ kind: 'pane' as const, at })),
  fc.nat(8).map((at) => ({ kind: 'widget' as const, at })),
  fc.constantFrom(...triggerKinds).map((trigger) => ({ kind: 'create' as const, trigger })),
  fc
    .record({ at: fc.nat(3), to: fc.constantFrom('pause', 'resume', 'rearm', 'delete') })
    .map((to) => ({ kind: 'alert' as const, ...to })),
  fc
    .array(fc.record({ time: fc.constant(1_771_000_000_000), price: fc.constantFrom(66_000, 0.5) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((points) => ({ kind: 'place' as const, points })),
  fc.constantFrom({ kind: 'close' as const }, { kind: 'exit-replay' as const }),
);
type Step = { line: string } | { gesture: Gesture } | { bars: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...examples, ...more).map((line) => ({ line })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }).map((line) => ({ line })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...examples), fc.string({ maxLength: 6 }))
      .map((words) => ({ line: words.join(' ') })),
  },
  { weight: 5, arbitrary: gesture.map((each) => ({ gesture: each })) },
  { weight: 1, arbitrary: fc.constantFrom(1, 3, 1 / 6).map((bars) => ({ bars })) },
);
const take = (state: State, each: Step): State =>
  'line' in each
    ? run(state, each.line).state
    : 'gesture' in each
      ? act(state, each.gesture).state
      : play(state, each.bars).state;

/** Names, scrolling and synced widgets aren't edits: what undo leaves alone. */
const edited = ({ workbench, dashboard, screener }: State) =>
  JSON.stringify({ workbench, dashboard, screener }, (key, value) =>
    ['name', 'view', 'active', 'full', 'edited'].includes(key) ? undefined : value,
  );

describe('any 50 commands', () => {
  it('throw nothing, can be undone, fit their address, and never show NaN', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.array(step, { minLength: 50, maxLength: 50 }),
        async (place, steps) => {
          const start = startOf(place);
          const end = steps.reduce(take, start);
          expect(onScreen(end)).not.toMatch(/NaN|undefined|Infinity/);
          const address = await addressOf(end);
          expect(address === null || (await stateFrom(address))).toEqual(
            address === null || portableState(end),
          );
          expect(withKept(start, keptText(end))).toEqual({
            ...start,
            saved: end.saved,
            templates: end.templates,
          });
          let back = end;
          while (back.past.length > 0) {
            back = run(back, 'undo').state;
          }
          expect(edited(back)).toBe(edited(start));
        },
      ),
    );
  });
});

describe('an address', () => {
  it('is short, and is read or answered with a sentence', async () => {
    const state = typedIn(
      'workbench',
      'ethusdt',
      '1h',
      'study add rsi',
      'study add bollinger',
      'metric add "funding rate"',
      'panes 4',
      'alert rsi above 70',
    );
    const address = (await addressOf(state)) ?? '';
    expect(address.length).toBeGreaterThan(100);
    expect(address.length).toBeLessThan(1_000);
    for (const damaged of [
      '',
      'x',
      '%',
      address.slice(1),
      address.slice(0, -9),
      'x'.repeat(9_999),
      'foreign:tf 4h',
    ]) {
      expect(await stateFrom(damaged), damaged).toMatch(/^This address is damaged/);
    }
    expect(withKept(state, '{"version":0}')).toMatch(/another version/);
    expect(await stateFrom('screener:where rsi < 50;limit 5')).toMatchObject({
      place: 'screener',
      screener: { limit: 5 },
    });
  });
});

describe('keeping', () => {
  const textOf = (effect?: Effect) => (effect?.kind === 'download' ? effect.text : '');

  it('brings back what was saved, with its studies', () => {
    const state = typedIn('workbench', '1h', 'study add rsi', 'save as "Mine"', 'ethusdt', 'open mine');
    expect(state.workbench).toMatchObject({
      name: 'Mine',
      panes: [{ symbol: 'BTCUSDT', timeframe: '1H', series: [{ name: 'rsi' }] }],
    });
  });

  it('exports what the pages say: UTC times, prices, volume, and a column for each line', () => {
    const [head = '', first = ''] = textOf(
      run(typedIn('workbench', 'study add macd', 'metric add cvd'), 'export csv').effect,
    ).split('\r\n');
    expect(head).toBe(
      'time,open,high,low,close,volume,MACD 12 26 9,MACD 12 26 9 signal,MACD 12 26 9 histogram,CVD',
    );
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z,[\d.]+,[\d.]+,[\d.]+,[\d.]+,[\d.]+,,,,$/);
    expect(textOf(run(startOf('screener'), 'export csv').effect)).toMatch(
      /^symbol,venue,price,price_change 24h,/,
    );
  });

  it('syncs a widget with its workbench by the rules of the pages', () => {
    const changed = typedIn('dashboard', 'ethusdt');
    expect(widgetsOf(changed)[0]?.panes[0]?.symbol).toBe('ETHUSDT');
    expect(widgetsOf(run(changed, 'pull').state)[0]?.panes[0]?.symbol).toBe('BTCUSDT');
    const pushed = run(changed, 'push').state;
    expect(run(pushed, 'open "BTC 4H breakout"').state.workbench.panes[0]?.symbol).toBe('ETHUSDT');
  });
});
