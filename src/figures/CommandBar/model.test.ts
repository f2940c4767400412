import { commandMistakes, mistakesIn } from '@site/data/commands/mistakes';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionsOf, tabCompletion } from './completion';
import { type Area, historyCodec, readLine, remember } from './model';

const areas: Area[] = ['workbench', 'dashboard', 'screener'];

describe('command bar', () => {
  it.each(commandMistakes.map((mistake) => [mistake.typed, mistake] as const))(
    'refuses "%s" as the page says, and runs what it says instead',
    (typed, { area, instead }) => {
      expect(readLine(typed, area).kind).toBe('refused');
      expect(readLine(instead, area)).toMatchObject({ kind: 'runs' });
    },
  );

  it.each(areas)('runs every example of the catalogue: %s', (area) => {
    for (const command of commandsIn(area)) {
      for (const example of command.examples) {
        expect(readLine(example, area), example).toMatchObject({ kind: 'runs', command: { id: command.id } });
      }
    }
  });

  it('says what each part means, and what holds where nothing is given', () => {
    const outcome = readLine('metric add "bid depth" band=0-2.5', 'workbench');
    expect(outcome.kind === 'runs' && outcome.parts.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['NAME', 'bid depth'],
        ['band', '0-2.5'],
      ]),
    );
    const bare = readLine('ethusdt', 'workbench');
    expect(bare.kind === 'runs' && bare.parts.map(({ value }) => value)).toEqual([
      'ETHUSDT',
      'the one shown now (default)',
      'perp (default)',
      'the nearest (default)',
      'none (default)',
    ]);
  });

  it('shows filters as the grammar read them', () => {
    const outcome = readLine('where market_cap > 100m and mvrv between 0.8 and 1.2', 'screener');
    expect(outcome.kind === 'runs' && outcome.parts[0]?.value).toBe(
      'market_cap > 100,000,000; mvrv between 0.8 to 1.2',
    );
  });

  it.each([
    ['where marketcap > 5', 6],
    ['  where mvrv < 1 and xyz > 5', 21],
    ['drop xyz > 5', 5],
    ['sort tvl desc', 5],
    ['columns +mvrv +tvl 7d', 15],
    ['where mvrv < 1 7d', 15],
  ])('refuses "%s" at its field', (line, position) => {
    expect(readLine(line, 'screener')).toMatchObject({ kind: 'refused', position });
  });

  it('says nothing about an empty line', () => {
    expect(readLine('  ', 'workbench')).toEqual({ kind: 'empty' });
  });
});

describe('completion', () => {
  it.each([
    ['sty', 'workbench', 'style '],
    ['style hei', 'workbench', 'style heikin-ashi '],
    ['study a', 'workbench', 'study add '],
    ['tf 15', 'workbench', 'tf 15m '],
    ['symbol BTCUSDT venue=by', 'workbench', 'symbol BTCUSDT venue=bybit '],
    ['alert price cr', 'workbench', 'alert price crosses '],
    ['link vi', 'dashboard', 'link violet '],
    ['where market', 'screener', 'where market_cap '],
    ['where mvrv bet', 'screener', 'where mvrv between '],
    ['where netflow < 0 7', 'screener', 'where netflow < 0 7d '],
    ['where mvrv between 0.8 and 1.2 an', 'screener', 'where mvrv between 0.8 and 1.2 and '],
    ['where mvrv < 1 and net', 'screener', 'where mvrv < 1 and netflow '],
    ['columns +mvrv -mark', 'screener', 'columns +mvrv -market_cap '],
    ['sort mvrv d', 'screener', 'sort mvrv desc '],
    ['metric add fun', 'workbench', 'metric add "funding rate" '],
    ['metric add "open interest, u', 'workbench', 'metric add "open interest, usd" '],
    ['metric add cv', 'workbench', 'metric add cvd '],
    ['alert sop', 'workbench', 'alert sopr '],
    ['alert "bid depth" cr', 'workbench', 'alert "bid depth" crosses '],
    ['alert price moves 5% 4', 'workbench', 'alert price moves 5% 4h '],
    ['symbol so', 'workbench', 'symbol SOLUSDT '],
    ['sol', 'dashboard', 'SOLUSDT'],
    ['15', 'workbench', '15m'],
    ['help li', 'dashboard', 'help link '],
  ] as const)('Tab makes of "%s" on a %s: "%s"', (line, area, completed) => {
    expect(tabCompletion(line, area)).toBe(completed);
  });

  it('lets Tab leave the field when no word has begun or nothing fits', () => {
    for (const line of ['', 'style ', 'qqq', 'style line']) {
      expect(tabCompletion(line, 'workbench')).toBeNull();
    }
  });

  it('offers only commands of the area', () => {
    expect(completionsOf('uni', 'workbench')).toEqual([]);
    expect(completionsOf('uni', 'screener')[0]?.word).toBe('universe');
  });

  it('ends: Tab pressed again and again leaves every line', () => {
    for (const area of areas) {
      const lines = [
        ...commandsIn(area).map(({ name }) => name.slice(0, 2)),
        ...mistakesIn(area).map(({ typed }) => typed),
      ];
      for (const start of lines) {
        let line: string | null = start;
        let presses = 0;
        while (line !== null && presses < 10) {
          line = tabCompletion(line, area);
          presses += 1;
        }
        expect(line, `Tab never leaves "${start}"`).toBeNull();
      }
    }
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.constantFrom(...areas), (line, area) => {
        expect(Array.isArray(completionsOf(line, area))).toBe(true);
        const outcome = readLine(line, area);
        const position = outcome.kind === 'refused' ? outcome.position : 0;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(line.length);
      }),
    );
  });
});

describe('history', () => {
  it('keeps the last lines, each once, and comes back from the address', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'b', 'g'].reduce(remember, [] as readonly string[]);
    expect(lines).toEqual(['c', 'd', 'e', 'f', 'b', 'g']);
    expect(historyCodec.read(historyCodec.write(lines))).toEqual(lines);
    expect(historyCodec.read('')).toBeUndefined();
    expect(historyCodec.read('a\na')).toBeUndefined();
    expect(historyCodec.read('1\n2\n3\n4\n5\n6\n7')).toBeUndefined();
  });
});
