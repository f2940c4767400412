import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { describe, expect, it } from 'vitest';
import { commandsByArea } from '../commands';
import { coverage } from '../metrics/coverage';
import { defaultSymbolType, symbolTypes } from './symbols';
import { symbolTypeSchema } from './symbols.schema';

describe('data/workbench/symbols.ts', () => {
  it.each(symbolTypes)('$id is complete, and its command opens it', ({ id, ...rest }) => {
    expect(symbolTypeSchema.safeParse({ id, ...rest }).error?.issues ?? []).toEqual([]);
    const parsed = parseCommand(rest.command, 'workbench');
    expect('error' in parsed ? parsed.error : '', rest.command).toBe('');
    const given = 'error' in parsed ? {} : parsed.arguments;
    expect(given.type ?? (given.chain ? 'pool' : defaultSymbolType)).toBe(id);
  });

  it('has the types that the command takes, and pools', () => {
    const symbol = commandsByArea.workbench.find(({ id }) => id === 'symbol');
    const type = symbol?.parameters.find(({ name }) => name === 'type');
    expect(symbolTypes.map(({ id }) => id).sort()).toEqual([...(type?.choices ?? []), 'pool'].sort());
    expect(type?.default).toBe(defaultSymbolType);
  });

  it.each(symbolTypes.filter(({ id }) => id !== 'pool'))('$id names the venues of the coverage', (type) => {
    const venues = coverage.filter(({ market }) => market === type.id).map(({ venue }) => venue);
    expect(type.venues.split(', ').sort()).toEqual([...new Set(venues)].sort());
  });
});
