import { commandsByArea } from '@site/data/commands';
import { commandMistakes } from '@site/data/commands/mistakes';
import { chartStyles } from '@site/data/workbench/chart-styles';
import { studies } from '@site/data/workbench/studies';
import { studySettings } from '@site/data/workbench/study-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARE } from '../../../tests/cases/cases';
import { act } from './act';
import { changedItems, shareAddress, stateLines } from './lines';
import { activePane, arrive, redoLabel, undoLabel, versionsOf } from './outcome';
import { play } from './play';
import { run, runsHere } from './run';
import { isUnsaved, savedNames } from './saving';
import { barsOf, tableOf, widgetsOf } from './select';
import { startOf, styleIds } from './start';
import { stateFrom, withStored } from './stateFrom';
import { onScreen, typed } from './testing';
import type { Effect, Place, Result, State } from './types';
import { seriesName, studyRecipes } from './values';

const places: readonly Place[] = ['workbench', 'dashboard', 'screener'];
const commands = Object.values(commandsByArea).flat();
const typedIn = (place: Place, ...lines: readonly string[]) => typed(startOf(place), ...lines);

describe('the commands of the pages', () => {
  it('run here, 51 of 64 at least', () => {
    expect(commands).toHaveLength(64);
    expect(commands.filter(({ id }) => runsHere.has(id)).length).toBeGreaterThanOrEqual(51);
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

  it.each<[Place, ...string[]]>([
    ['workbench', 'bars 1000', 'shows 500 bars, the most'],
    ['workbench', 'bars 3', 'shows 5 bars, the fewest'],
    ['workbench', 'fundign', 'metric add "funding rate"'],
    ['workbench', 'metric add fundign', 'Funding rate'],
    ['workbench', 'drawings hide', 'draw hline 67000', 'show again'],
    ['workbench', 'study add rsi', 'study add rsi length=14', 'is on the pane already'],
    ['screener', 'watch 3', 'watch 3', 'on your watchlist already'],
    ['dashboard', 'lock', 'add orderbook at=1,1', 'is locked'],
    ['dashboard', 'lock', 'add orderbook', 'is on "Morning desk"'],
  ])('say in the %s after %s what came of it', (place, ...lines) => {
    const sentence = lines.pop() ?? '';
    const end = lines.reduce<Result | null>(
      (before, line) => run(before?.state ?? startOf(place), line),
      null,
    );
    expect(end?.sentence).toContain(sentence);
    expect(end?.state.workbench.panes[0]?.hidesDrawings).toBe(false);
  });

  it('of a page run after any other of it, unless it took away what they need', () => {
    const examples = commands
      .flatMap(({ area, examples: own, before = [] }) =>
        own.map((example) => ({
          place: area === 'everywhere' ? 'workbench' : area,
          line: [...before, example].join('\n'),
        })),
      )
      .filter(({ place, line }) => run(startOf(place), line).ok);
    const runIn = (state: State, { place, line }: (typeof examples)[number]) =>
      run(act(state, { kind: 'go', place }).state, line);
    for (const one of examples) {
      const { state } = runIn(startOf(), one);
      for (const other of examples.filter(({ place }) => place === one.place)) {
        const { ok, sentence } = runIn(state, other);
        expect(ok || !sentence.includes('already'), `${one.line}, then ${other.line}: ${sentence}`).toBe(
          true,
        );
      }
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
      expect(seriesName({ kind: 'study', name: typed })).toBe(name);
      expect(studyRecipes[typed]?.defaults).toEqual(
        Object.fromEntries(numbers.map(({ name: key, default: value }) => [key, Number(value)])),
      );
    }
    expect([...styleIds, 'renko']).toEqual(chartStyles.map(({ id }) => id));
  });
});

describe('an address', () => {
  it('is lines that pages can write by hand, or gets a sentence', () => {
    const state = typedIn(
      'workbench',
      'ethusdt',
      '1h',
      'study add rsi',
      'draw trendline 2026-02-10T04:00 1900 2026-02-12 1990',
      'metric add "funding rate"',
      'alert rsi above 70',
    );
    expect(shareAddress(state)).toBe(
      'workbench:;symbol ETHUSDT;draw trendline 2026-02-10T04:00 1900 2026-02-12T00:00 1990;tf 1H;study add rsi length=14;metric add "funding rate";alert rsi above 70',
    );
    for (const damaged of [
      '',
      'x',
      '%',
      'eJyLVoo1',
      'x'.repeat(9_999),
      'foreign:tf 4h',
      'template "x":rsi',
    ]) {
      expect(stateFrom(damaged), damaged).toMatch(/^This address is damaged/);
    }
    expect(stateFrom('screener:where rsi < 50;limit 5')).toMatchObject({
      place: 'screener',
      screener: { limit: 5 },
    });
  });

  it('leaves the dialog of an alert that is there closed, as it can’t be typed', () => {
    const state = typedIn('workbench', 'alert rsi above 50 trigger=once-per-bar', 'open squeeze');
    const lines = stateLines(act(state, { kind: 'alert', at: 0, to: 'edit' }).state);
    expect(stateLines(stateFrom(lines.join(';')) as State)).toEqual(lines);
  });

  it('keeps a watched pool, whose symbol has a slash', () => {
    const { watchlist } = typedIn('screener', 'universe dex chain=base', 'watch 3');
    expect(watchlist.at(-1)).toContain('/');
    expect(stateFrom(`screener:;watchlist ${watchlist.at(-1)}`)).toMatchObject({ watchlist });
  });

  it('brings a widget along that shows nothing but price, whatever is saved under its name', () => {
    const state = typedIn(
      'workbench',
      'open "BTC 4H breakout"',
      'study remove donchian',
      'study remove volume',
      'save',
      'send dashboard "Morning desk"',
    );
    const lines = stateLines(state, true);
    expect(stateLines(stateFrom(lines.join(';')) as State, true)).toEqual(lines);
  });

  it('opens beside what the reader has, whose saves stay, and undo leads back', () => {
    const mine = typedIn('workbench', 'study add ema', 'template save mine', 'save as "Mine"', '1d');
    const opened = stateFrom('dashboard:ethusdt', mine) as State;
    expect(opened).toMatchObject({ place: 'dashboard', saved: mine.saved });
    expect(run(run(opened, 'lock').state, 'undo').state.place).toBe('dashboard');
    const { log: _, future, ...back } = run(opened, 'undo').state;
    expect(back).toEqual({ ...back, ...mine, log: undefined, future: undefined });
    expect(future).toHaveLength(1);
  });

  it.each([
    'now 2023-01-01T00:01;workbench:tf 1m',
    'now 2026-03-01T12:00 replay 2023-01-01T00:01;workbench:1w',
    `workbench:${'panes 4;study add constructor;alert constructor above 5;'.repeat(9)}`,
    `workbench:${['0-1k', '1k-10k', '10k-100k', '100k-1m', '1m-10m', 'all'].map((tier) => `metric add cvd tier=${tier} anchor=year`).join(';')};tf 1m`,
    `workbench:${Array.from({ length: 30 }, (_, at) => `alert price crosses ${66_000 + at} trigger=every-time`).join(';')}`,
    'now 2026-02-20T14:30:30;workbench:study set macd signal=0.0000001;metric add "slippage for a size" size=999999999999999999999',
  ])(
    'never hangs, whatever it asks for: %s',
    (address) => {
      const state = stateFrom(address) as State;
      expect(onScreen(state)).not.toMatch(/NaN|undefined|Infinity/);
      expect(onScreen(play(state, 60).state)).not.toMatch(/NaN|undefined|Infinity/);
    },
    3_000,
  );
});

/** An address with some of its characters lost, doubled or changed. */
const damaged = fc
  .tuple(
    fc.constantFrom(
      stateLines(
        typedIn(
          'workbench',
          'study add rsi',
          'draw hline 67000',
          'panes 2',
          'alert rsi above 60 trigger=once',
        ),
      ),
      stateLines(typedIn('dashboard', 'add workbench', 'sync on', 'ethusdt', 'lock')),
      stateLines(typedIn('screener', 'where rsi < 60', 'columns +mvrv', 'watch 3')),
    ),
    fc.array(fc.tuple(fc.nat(2_000), fc.nat(12), fc.string({ maxLength: 4 })), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([lines, cuts]) =>
    cuts.reduce((text, [at, length, put]) => {
      const from = at % text.length;
      return `${text.slice(0, from)}${put}${text.slice(from + length)}`;
    }, lines.join(';')),
  );

it('reads 5,000 damaged addresses: a sentence, or a workspace that shows something', () => {
  const mine = typedIn('workbench', 'save as "Mine"');
  const check = (address: string) => {
    const read = stateFrom(address, mine);
    const shown = typeof read === 'string' ? read : JSON.stringify(tableOf(read, activePane(read), 2));
    expect(shown).toMatch(/^(?!.*(NaN|undefined|Infinity))./);
    expect(typeof read === 'string' ? mine : run(read, 'undo').state).toMatchObject({ saved: mine.saved });
  };
  fc.assert(fc.property(damaged, check), { numRuns: 5_000 * SHARE });
});

it('grows by nothing in ten minutes of Play at 10×', () => {
  const lines = ['price crosses 67000', 'rsi above 50', 'price moves 1% 4h'];
  const start = typedIn('workbench', '1h', ...lines.map((line) => `alert ${line} trigger=every-time`));
  const played = (from: State, minutes: number) =>
    Array.from({ length: minutes / 100 }).reduce<State>((state) => play(state, 100).state, from);
  const early = played(start, 1_000);
  const late = played(early, 5_000);
  expect(late.alerts.every(({ count }) => count > 20)).toBe(true);
  expect(JSON.stringify(late).length).toBeLessThan(JSON.stringify(early).length * 1.1);
});

describe('a device', () => {
  const itemsAfter = (...lines: readonly string[]) => changedItems(startOf(), typedIn('workbench', ...lines));

  it('keeps each item by itself, so that two tabs lose nothing of each other', () => {
    const first = typedIn('workbench', '1h', 'save as "First"');
    const second = typedIn('workbench', '1d', 'save as "Second"');
    const items = [...changedItems(startOf(), first), ...changedItems(startOf(), second)];
    const { state } = withStored(startOf(), items);
    expect(savedNames(state, 'workbench')).toEqual(expect.arrayContaining(['First', 'Second']));
    // The other tab hears of it, and its own history doesn't forget it.
    const heard = withStored(typedIn('workbench', '1h'), items).state;
    expect(savedNames(run(heard, 'undo').state, 'workbench')).toContain('Second');
  });

  it('holds hundreds of saves, limits names where they’re typed, and forgets a deleted sample', () => {
    const many = Array.from({ length: 250 }, (_, at) => `save as "Number ${at}"`);
    expect(withStored(startOf(), itemsAfter(...many)).state.saved).toHaveLength(255);
    expect(run(startOf(), `save as "${'x'.repeat(81)}"`)).toMatchObject({ ok: false });
    const { state, effect } = run(startOf('dashboard'), 'delete');
    expect(effect).toEqual({ kind: 'keep', items: [['pt:dashboard:Morning desk', '']] });
    expect(withStored(startOf(), changedItems(startOf(), state)).state.saved).toHaveLength(4);
    // A save isn't undone, so what was deleted opens again and can be kept again.
    const undone = run(state, 'undo').state;
    expect([undone.dashboard.name, isUnsaved(undone)]).toEqual(['Morning desk', true]);
    expect(savedNames(run(undone, 'save').state, 'dashboard')).toEqual(['Morning desk']);
  });
});

describe('names', () => {
  it.each([
    ['workbench', 'open "BTC 4H breakout"', 'BTC funding and OI'],
    ['dashboard', 'open "Morning desk"', 'Another'],
    ['screener', 'open squeeze', 'Another'],
  ] as const)(
    'of a %s are changed by rename, freed by delete, and never taken from another save',
    (kind, open, other) => {
      const both = typedIn(
        kind,
        open,
        `save as "My own"`,
        ...(other === 'Another' ? ['save as "Another"', 'open "My own"'] : []),
      );
      for (const taken of [`save as "${other.toUpperCase()}"`, `rename "${other.toLowerCase()}"`]) {
        const refused = run(both, taken);
        expect(refused).toMatchObject({
          ok: false,
          sentence: expect.stringContaining(`a ${kind} "${other}" already`),
        });
        expect(refused.state.saved).toBe(both.saved);
      }
      const renamed = run(run(both, 'rename "New"').state, 'save').state;
      expect(savedNames(renamed, kind)).toContain('New');
      expect(savedNames(renamed, kind)).not.toContain('My own');
      // The name isn't undone, so one save stays one save.
      expect(run(renamed, 'undo').state[kind].name).not.toBe('My own');
      const gone = run(renamed, 'delete').state;
      expect(savedNames(gone, kind)).not.toContain('New');
      expect(run(gone, 'undo').state[kind]).toEqual(renamed[kind]);
    },
  );

  it('are given to the draft that is open, not to the one before a link', () => {
    const before = typedIn('workbench', 'study add macd');
    const opened = stateFrom('workbench:;study add rsi', before) as State;
    const back = run(run(opened, 'save as "From a link"').state, 'undo').state;
    expect(back.workbench.name).toBeNull();
    expect(run(back, 'save as "From a link"').ok).toBe(false);
    expect(run(back, 'redo').state.workbench.name).toBe('From a link');
    const kept = run(back, 'save as "Before"').state;
    expect(run(kept, 'redo').state.workbench.name).toBe('From a link');
    const undone = run(opened, 'undo').state;
    expect(run(run(undone, 'save as "Before"').state, 'redo').state.workbench.name).toBeNull();
  });

  it('of copies are counted, and stay as short as names are', () => {
    const state = typedIn(
      'dashboard',
      'duplicate',
      'duplicate',
      'duplicate',
      'rename "Evening"',
      'new "Evening"',
    );
    expect(savedNames(state, 'dashboard')).toEqual([
      'Evening',
      'Evening 2',
      'Morning desk',
      'Morning desk copy',
      'Morning desk copy 2',
    ]);
    const long = `rename "${'x'.repeat(60)}"`;
    const copies = typedIn(
      'dashboard',
      long,
      'save',
      ...Array(12).fill('duplicate'),
      `new "${'x'.repeat(60)}"`,
    );
    for (const name of savedNames(copies, 'dashboard')) {
      expect(run(copies, `open "${name}"`)).toMatchObject({ ok: true, state: { dashboard: { name } } });
    }
  });

  it('of a template aren’t taken from another one either', () => {
    const state = typedIn('workbench', 'study add rsi', 'template save mine');
    expect(run(state, 'template save Mine').ok).toBe(true);
    expect(run(run(state, 'study add ema').state, 'template save MINE')).toMatchObject({ ok: false });
  });

  it('in another case mean the same save: its widgets follow, and it’s saved as it was', () => {
    const synced = typedIn(
      'workbench',
      'save as "Mine"',
      'open "Morning desk"',
      'add workbench mine',
      'sync on',
      'ethusdt',
    );
    const saved = typedIn(
      'workbench',
      ...[
        'save as "Mine"',
        'open "Morning desk"',
        'add workbench mine',
        'sync on',
        'ethusdt',
        'open mine',
        '1h',
        'save as "MINE"',
      ],
    );
    expect(synced.dashboard.widgets.at(-1)).toMatchObject({ edited: true });
    expect(saved.dashboard.widgets.at(-1)).toMatchObject({ edited: false, source: 'Mine' });
    expect(saved.workbench.name).toBe('Mine');
    // Read from the device it's as it was saved, in whatever order its parts stand.
    const { state } = withStored(startOf('dashboard'), changedItems(startOf(), run(synced, 'save').state));
    expect(isUnsaved(run(state, 'open "Morning desk"').state)).toBe(false);
  });
});

describe('history', () => {
  const steps = (...lines: readonly string[]) =>
    lines.reduce((before, line) => run(before.state, line), { state: startOf() } as Result);

  it.each([
    'save as "Mine"',
    'goto 2023-09-12',
    'export csv',
    'help',
    'bars 60',
    'pane 1',
    'alert price crosses 70000',
    'template save mine',
    'alert price above 1 trigger=once',
    'undo',
    'theme dark',
  ])('has no step for %s, so no Undo stands beside its answer', (line) => {
    const { state, isStep } = steps('study add rsi', line);
    expect(isStep).toBeUndefined();
    expect(run(state, 'undo').state.alerts).toEqual(state.alerts);
  });

  it('takes back exactly what a line did, and says what that was', () => {
    const { state, isStep } = steps('study add rsi', 'save as "Mine"', 'compare SOLUSDT');
    expect([isStep, undoLabel(state), redoLabel(state)]).toEqual([true, 'compare SOLUSDT', null]);
    const undone = run(state, 'undo');
    expect(undone.sentence).toBe('Undone: compare SOLUSDT.');
    expect(activePane(undone.state)).toMatchObject({ compared: [], series: [{ name: 'rsi' }] });
    expect(redoLabel(undone.state)).toBe('compare SOLUSDT');
    expect(run(undone.state, 'redo').sentence).toBe('Done again: compare SOLUSDT.');
    expect(steps('study add rsi\ncompare SOLUSDT').isStep, 'two steps').toBeUndefined();
    const clicked = act(state, { kind: 'uncompare', symbol: 'SOLUSDT' });
    expect([clicked.isStep, undoLabel(clicked.state)]).toEqual([true, 'compare without SOLUSDT']);
  });

  it('offers no undo beside a line that saved or deleted, because undo takes back neither', () => {
    for (const { area, id, before = [], examples, undoable } of commands.filter((each) =>
      runsHere.has(each.id),
    )) {
      for (const example of examples) {
        const place = area === 'everywhere' ? 'dashboard' : area;
        const start = before.reduce((state, line) => run(state, line).state, startOf(place));
        const { isStep = false, effect, state } = run(start, example);
        expect(isStep && (effect?.kind === 'keep' || undoable === false), `${id}: ${example}`).toBe(false);
        expect(!isStep || run(state, 'undo').ok, example).toBe(true);
      }
    }
  });

  it('leads back from a link and from a new start to all that was there', () => {
    const mine = typedIn('workbench', 'ethusdt', 'alert price above 1 trigger=once', 'study add rsi');
    const built = play(mine, 60).state;
    const opened = stateFrom('now 2026-02-20T18:00;screener:limit 5', built) as State;
    const fresh = arrive(run(opened, 'limit 6').state, startOf(), 'start over');
    const again = arrive(fresh, startOf(), 'start over');
    expect(again.past).toBe(fresh.past);
    const seen = ({ past, future, log, saved, ...shown }: State) => shown;
    const undo = (state: State) => run(state, 'undo').state;
    expect(seen(undo(undo(run(again, '1d').state)))).toEqual(seen(run(opened, 'limit 6').state));
    expect(seen(undo(undo(undo(fresh))))).toEqual(seen(built));
    expect(versionsOf(fresh).map(({ label, state }) => [label, stateLines(state)])).toEqual([
      ['', stateLines(built)],
      ['open a link', stateLines(run(opened, 'limit 6').state)],
      ['start over', stateLines(startOf())],
    ]);
  });
});

describe('lines', () => {
  it.each([
    ['symbl ethusdt', 'symbol'],
    ['study add rsii', 'rsi'],
    ['btc', 'BTCUSDT'],
    ['rsii', 'study add rsi'],
    ['5h', '1m, 5m'],
    ['metric add funding rate', '"funding rate"'],
    ['where rsi < 40', 'Open the screener'],
    ['alert rssi above 50', 'rsi'],
  ])('that are nearly right say what was meant: %s', (line, hint) => {
    expect(run(startOf(), line)).toMatchObject({ ok: false, sentence: expect.stringContaining(hint) });
  });

  it.each(['65,000', '$65000', '65k'])('take a level as it’s written on the screen: %s', (level) => {
    const { open } = typedIn('workbench', `alert price crosses ${level}`);
    expect(open).toMatchObject({ draft: { condition: { operands: ['65000'] } } });
  });

  it('that are pasted together run until one is refused', () => {
    const { state, ok, sentence } = run(startOf(), 'ethusdt\n1h\nstudy ad rsi\n1d');
    expect([ok, activePane(state).timeframe]).toEqual([false, '1H']);
    expect(sentence).toContain('study');
    expect(state.log.map(({ line }) => line)).toEqual(['ethusdt', '1h', 'study ad rsi']);
  });

  it('keep the date on another timeframe, and reach the first day on every one', () => {
    const { view } = activePane(typedIn('workbench', 'goto 2023-09-12', '1h'));
    expect(new Date(view.end ?? 0).toISOString()).toMatch(/^2023-09-1[2-6]/);
    const first = typedIn('workbench', 'replay 2023-01-02');
    for (const timeframe of ['1m', '4h', '1w', '1M']) {
      const state = run(first, `tf ${timeframe}`).state;
      expect(barsOf(state, activePane(state)).bars.length, timeframe).toBeGreaterThan(0);
    }
  });
});

describe('keeping', () => {
  const textOf = (effect?: Effect) => (effect?.kind === 'download' ? effect.text : '');

  it('exports what the pages say: UTC times, prices, volume, and a column for each line', () => {
    const [head = '', first = ''] = textOf(
      run(typedIn('workbench', 'study add macd', 'metric add cvd'), 'export csv').effect,
    ).split('\r\n');
    expect(head).toBe(
      'time,open,high,low,close,volume,MACD 12 26 9,MACD 12 26 9 signal,MACD 12 26 9 histogram,CVD',
    );
    expect(first).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z,[\d.]+,[\d.]+,[\d.]+,[\d.]+,[\d.]+,,,,-?[\d.]+$/,
    );
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
