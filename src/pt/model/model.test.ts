import { commandsByArea } from '@site/data/commands';
import { commandMistakes } from '@site/data/commands/mistakes';
import { chartStyles } from '@site/data/workbench/chart-styles';
import { studies } from '@site/data/workbench/studies';
import { studySettings } from '@site/data/workbench/study-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARE } from '../../../tests/cases/cases';
import { act } from './act';
import { onScreen } from './alertCases';
import { addressOf, keptItems, linesOf } from './lines';
import { activePane } from './outcome';
import { play } from './play';
import { run, runsHere } from './run';
import { savedNames } from './saving';
import { barsOf, tableOf, widgetsOf } from './select';
import { startOf, styleIds } from './start';
import { stateFrom, withKept } from './stateFrom';
import type { Effect, Place, State } from './types';
import { nameOf, studyRecipes } from './values';

const places: readonly Place[] = ['workbench', 'dashboard', 'screener'];
const commands = Object.values(commandsByArea).flat();
const typedIn = (place: Place, ...lines: readonly string[]) =>
  lines.reduce((state, line) => {
    const { state: next, ok, sentence } = run(state, line);
    expect(ok, `${line}: ${sentence}`).toBe(true);
    return next;
  }, startOf(place));

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
    expect(addressOf(state)).toBe(
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
    const lines = linesOf(act(state, { kind: 'alert', at: 0, to: 'edit' }).state);
    expect(linesOf(stateFrom(lines.join(';')) as State)).toEqual(lines);
  });

  it('keeps a watched pool, whose symbol has a slash', () => {
    const { watchlist } = typedIn('screener', 'universe dex chain=base', 'watch 3');
    expect(watchlist.at(-1)).toContain('/');
    expect(stateFrom(`screener:;watchlist ${watchlist.at(-1)}`)).toMatchObject({ watchlist });
  });

  it('brings a widget along that shows nothing but price, whatever is saved under its name', () => {
    const state = typedIn('workbench', 'save as "BTC 4H breakout"', 'send dashboard "Morning desk"');
    const lines = linesOf(state, true);
    expect(linesOf(stateFrom(lines.join(';')) as State, true)).toEqual(lines);
  });

  it('opens beside what the reader has, whose saves stay, and undo leads back', () => {
    const mine = typedIn('workbench', 'study add ema', 'template save mine', 'save as "Mine"', '1d');
    const opened = stateFrom('dashboard:ethusdt', mine) as State;
    expect(opened).toMatchObject({ place: 'dashboard', saved: mine.saved });
    expect(run(run(opened, 'lock').state, 'undo').state.place).toBe('dashboard');
    for (const back of [run(opened, 'undo').state, act(opened, { kind: 'back' }).state]) {
      expect({ ...back, log: [] }).toEqual({ ...mine, log: [] });
    }
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
      linesOf(
        typedIn(
          'workbench',
          'study add rsi',
          'draw hline 67000',
          'panes 2',
          'alert rsi above 60 trigger=once',
        ),
      ),
      linesOf(typedIn('dashboard', 'add workbench', 'sync on', 'ethusdt', 'lock')),
      linesOf(typedIn('screener', 'where rsi < 60', 'columns +mvrv', 'watch 3')),
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
    const shown =
      typeof read === 'string' ? read : JSON.stringify(tableOf(read, activePane(read.workbench), 2));
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
  const itemsAfter = (...lines: readonly string[]) => keptItems(startOf(), typedIn('workbench', ...lines));

  it('keeps each item by itself, so that two tabs lose nothing of each other', () => {
    const first = typedIn('workbench', '1h', 'save as "First"');
    const second = typedIn('workbench', '1d', 'save as "Second"');
    const items = [...keptItems(startOf(), first), ...keptItems(startOf(), second)];
    const { state } = withKept(startOf(), items);
    expect(savedNames(state, 'workbench')).toEqual(expect.arrayContaining(['First', 'Second']));
    // The other tab hears of it, and its own history doesn't forget it.
    const heard = withKept(typedIn('workbench', '1h'), items).state;
    expect(savedNames(run(heard, 'undo').state, 'workbench')).toContain('Second');
  });

  it('names what it can’t read, and keeps the rest', () => {
    const [mine] = itemsAfter('study add rsi', 'save as "Mine"');
    const entries = [
      ['pt:workbench:Broken', 'workbench "Broken":\ntf 7h'],
      mine,
      ['pt:foreign:x', '{}'],
    ] as const;
    const { state, unread } = withKept(startOf(), entries as never);
    expect(unread).toEqual([{ key: 'pt:workbench:Broken', name: 'Broken', lines: ['tf 7h'] }]);
    expect(run(state, 'open mine').ok).toBe(true);
  });

  it('holds hundreds of saves, limits names where they’re typed, and forgets a deleted sample', () => {
    const many = Array.from({ length: 250 }, (_, at) => `save as "Number ${at}"`);
    expect(withKept(startOf(), itemsAfter(...many)).state.saved).toHaveLength(255);
    expect(run(startOf(), `save as "${'x'.repeat(81)}"`)).toMatchObject({ ok: false });
    const { state, effect } = run(startOf('dashboard'), 'delete');
    expect(effect).toEqual({ kind: 'keep', items: [['pt:dashboard:Morning desk', '']] });
    expect(withKept(startOf(), keptItems(startOf(), state)).state.saved).toHaveLength(4);
    expect(savedNames(run(state, 'undo').state, 'dashboard')).toContain('Morning desk');
  });
});

describe('dashboards', () => {
  it('are renamed, duplicated and made anew without a dead end', () => {
    const state = typedIn('dashboard', 'duplicate', 'duplicate', 'rename "Evening"', 'new "Evening"');
    expect(savedNames(state, 'dashboard')).toEqual([
      'Evening',
      'Evening 2',
      'Morning desk',
      'Morning desk copy',
    ]);
    expect(run(state, 'rename "morning desk"').ok).toBe(false);
    expect(savedNames(run(run(state, 'undo').state, 'undo').state, 'dashboard')).toContain(
      'Morning desk copy copy',
    );
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
    expect([ok, activePane(state.workbench).timeframe]).toEqual([false, '1H']);
    expect(sentence).toContain('study');
    expect(state.log.map(({ line }) => line)).toEqual(['ethusdt', '1h', 'study ad rsi']);
  });

  it('keep the date on another timeframe, and reach the first day on every one', () => {
    const { view } = activePane(typedIn('workbench', 'goto 2023-09-12', '1h').workbench);
    expect(new Date(view.end ?? 0).toISOString()).toMatch(/^2023-09-1[2-6]/);
    const first = typedIn('workbench', 'replay 2023-01-02');
    for (const timeframe of ['1m', '4h', '1w', '1M']) {
      const state = run(first, `tf ${timeframe}`).state;
      expect(barsOf(state, activePane(state.workbench)).bars.length, timeframe).toBeGreaterThan(0);
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
