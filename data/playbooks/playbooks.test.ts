import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { barsOf } from '@site/src/pt/model/bars';
import { activePane } from '@site/src/pt/model/outcome';
import { run } from '@site/src/pt/model/run';
import { screenerRows } from '@site/src/pt/model/select';
import { startOf } from '@site/src/pt/model/start';
import type { Place } from '@site/src/pt/model/types';
import { whereInData } from '@site/tests/whereInData';
import { expect, it } from 'vitest';
import { playbookCases } from './cases';
import { playbooks } from './playbooks';

it.each(playbooks)('$id: the grammar takes every command', ({ commands, area }) => {
  for (const line of commands) {
    const parsed = parseCommand(line, area);
    expect('error' in parsed ? `${whereInData(line)}: ${line}: ${parsed.error}` : '').toBe('');
  }
});

const after = (place: Place, lines: readonly string[]) =>
  lines.reduce((state, line) => {
    const { state: next, ok, sentence } = run(state, line);
    expect(ok, `${line}: ${sentence}`).toBe(true);
    return next;
  }, startOf(place));

it('each playbook has a case for it and one against it', () => {
  expect(Object.keys(playbookCases).toSorted()).toEqual(playbooks.map(({ id }) => id).toSorted());
});

it.each(
  Object.entries(playbookCases).flatMap(([id, both]) =>
    Object.entries(both).map(([outcome, found]) => ({ id, outcome, ...found })),
  ),
)('$id $outcome: the sample has the case, and what came of it', ({ lines, replay, after: result }) => {
  if (!replay || !result) {
    expect(screenerRows(after('screener', lines)).rows.length).toBeGreaterThan(0);
    return;
  }
  const barsAfter = (all: readonly string[]) => {
    const { workbench, clock } = after('workbench', all);
    return barsOf({ clock }, activePane(workbench)).bars;
  };
  const now = Date.parse(`${replay}Z`);
  const shown = barsAfter([...lines, `replay ${replay}`]).findLast(({ time }) => time < now);
  const later = barsAfter(lines).findLast(({ time }) => time < now + result.hours * 3_600_000);
  const change = ((later?.close ?? 0) / (shown?.close ?? 1) - 1) * 100;
  expect(Number(change.toFixed(1))).toBe(result.change);
});
