import { commandsByArea } from '@site/data/commands';
import { commandMistakes } from '@site/data/commands/mistakes';
import { describe, expect, it } from 'vitest';
import { run, runsHere } from './run';
import { startOf } from './start';
import type { Place, State } from './types';

const places: readonly Place[] = ['workbench', 'dashboard', 'screener'];
const lines = (state: State, ...typed: readonly string[]) => typed.reduce((next, line) => run(next, line).state, state);

describe('every command of the pages', () => {
  const commands = Object.values(commandsByArea).flat();

  it('runs here, 48 of 61 at least', () => {
    expect(commands.filter(({ id }) => runsHere.has(id)).length).toBeGreaterThanOrEqual(48);
    expect([...runsHere].filter((id) => !commands.some((command) => command.id === id))).toEqual([]);
  });

  it('answers each of its examples in a sentence', () => {
    for (const { area, examples, id } of commands) {
      for (const place of area === 'everywhere' ? places : [area]) {
        for (const example of examples) {
          const { sentence, ok } = run(startOf(place), example);
          console.log(place, '|', example, '|', ok, '|', sentence);
          expect(sentence, `${id}: ${example}`).toMatch(/^["“A-Z0-9].*[.]$/);
        }
      }
    }
  });
});
