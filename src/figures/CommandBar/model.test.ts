import { commandMistakes } from '@site/data/commands/mistakes';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { describe, expect, it } from 'vitest';
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
