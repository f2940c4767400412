import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { whereInData } from '@site/tests/whereInData';
import { expect, it } from 'vitest';
import { playbooks } from './playbooks';

it.each(playbooks)('$id: the grammar takes every command', ({ commands, area }) => {
  for (const line of commands) {
    const parsed = parseCommand(line, area);
    expect('error' in parsed ? `${whereInData(line)}: ${line}: ${parsed.error}` : '').toBe('');
  }
});
