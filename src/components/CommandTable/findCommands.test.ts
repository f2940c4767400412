import { commandsByArea } from '@site/data/commands';
import { describe, expect, it } from 'vitest';
import { findCommands } from './findCommands';

describe('findCommands', () => {
  const { workbench } = commandsByArea;
  const idsFor = (query: string) => findCommands(query, workbench).map(({ id }) => id);

  it('shows all commands for an empty query', () => {
    expect(idsFor('  ')).toHaveLength(workbench.length);
  });

  it('finds a command by its name, whatever the case', () => {
    expect(idsFor('Study ADD')).toContain('study-add');
  });

  it('finds a command by a choice and by what it does', () => {
    expect(idsFor('heikin')).toEqual(['style']);
    expect(idsFor('picture stamped')).toEqual(['snapshot']);
  });

  it('shows nothing for words that occur nowhere', () => {
    expect(idsFor('study zebra')).toEqual([]);
  });
});
