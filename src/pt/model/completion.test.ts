import { mistakesIn } from '@site/data/commands/mistakes';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionsOf, tabCompletion } from './completion';
import { run } from './run';
import { startOf } from './start';
import type { Place } from './types';

const areas: Place[] = ['workbench', 'dashboard', 'screener'];

describe('completion', () => {
  it.each([
    ['sty', 'workbench', 'style '],
    ['study a', 'workbench', 'study add '],
    ['symbol BTCUSDT venue=by', 'workbench', 'symbol BTCUSDT venue=bybit '],
    ['alert price cr', 'workbench', 'alert price crosses '],
    ['where mvrv bet', 'screener', 'where mvrv between '],
    ['where netflow < 0 7', 'screener', 'where netflow < 0 7d '],
    ['where mvrv < 1 and net', 'screener', 'where mvrv < 1 and netflow '],
    ['columns +mvrv -mark', 'screener', 'columns +mvrv -market_cap '],
    ['metric add fun', 'workbench', 'metric add "funding rate" '],
    ['metric add "open interest, u', 'workbench', 'metric add "open interest, usd" '],
    ['alert "bid depth" cr', 'workbench', 'alert "bid depth" crosses '],
    ['alert price moves 5% 4', 'workbench', 'alert price moves 5% 4h '],
    ['sol', 'dashboard', 'SOLUSDT'],
    ['15', 'workbench', '15m'],
    ['help li', 'dashboard', 'help link '],
  ] as const)('Tab makes of "%s" on a %s: "%s"', (line, area, completed) => {
    expect(tabCompletion(line, startOf(area))).toBe(completed);
  });

  it('lets Tab leave the field when no word has begun or nothing fits', () => {
    for (const line of ['', 'style ', 'qqq', 'style line']) {
      expect(tabCompletion(line, startOf())).toBeNull();
    }
  });

  it('offers only names that exist', () => {
    const state = run(run(startOf(), 'study add rsi').state, 'save as "My own"').state;
    const words = (line: string) => completionsOf(line, state).map(({ word }) => word);
    expect(words('open ')).toEqual(expect.arrayContaining(['"My own"', '"BTC 4H breakout"', 'Squeeze']));
    expect(words('open ')).not.toContain('scalping');
    expect(words('study remove ').filter((word) => !word.endsWith('='))).toEqual(['rsi']);
    expect(words('study add b')).toEqual(['bollinger']);
  });

  it('offers only commands of the area', () => {
    expect(completionsOf('uni', startOf())).toEqual([]);
    expect(completionsOf('uni', startOf('screener'))[0]?.word).toBe('universe');
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
          line = tabCompletion(line, startOf(area));
          presses += 1;
        }
        expect(line, `Tab never leaves "${start}"`).toBeNull();
      }
    }
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.constantFrom(...areas), (line, area) => {
        expect(Array.isArray(completionsOf(line, startOf(area)))).toBe(true);
        const { position = 0 } = run(startOf(area), line);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(line.length);
      }),
    );
  });
});
