import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { parseFilter } from '@site/src/lib/screener/screenerFilter';
import { describe, expect, it } from 'vitest';
import { commandsByArea } from '../../data/commands';
import { BUILD, builtFiles } from './site';

const copies = builtFiles()
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    route: `/${file.replace(/\.md$/, '')}`,
    text: readFileSync(path.join(BUILD, file), 'utf8'),
  }));

const AREAS = ['everywhere', 'workbench', 'dashboard', 'screener'] as const;
const VERBS = new Set(
  AREAS.flatMap((area) => commandsByArea[area].map(({ name }) => name.split(' ')[0] ?? '')),
);
const NAMES = new Set<string>(AREAS.flatMap((area) => commandsByArea[area].map(({ name }) => name)));
/** Names of commands and syntax with placeholders are no commands to run. */
const isSyntax = (line: string) =>
  NAMES.has(line) || /[A-Z]{4,}|…|\[|\||<|"name"|\b(N|WxH)$/.test(line.replace(/\b[A-Z]+USDT?\b/g, 'x'));

describe('commands and filters printed on pages', () => {
  const lines = copies.flatMap(({ route, text }) => {
    // The table of refused lines is there to show them.
    const withoutRefused = text.replace(/^\| You type[\s\S]*?\n\n/gm, '');
    const inline = Array.from(withoutRefused.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
    const blocks = Array.from(withoutRefused.matchAll(/```text\n([\s\S]*?)```/g), ([, block = '']) =>
      block.split('\n'),
    );
    return [...inline, ...blocks.flat()].map((line) => ({ route, line: line.trim() }));
  });

  it('parse', () => {
    const commands = lines.filter(
      ({ line }) => / /.test(line) && VERBS.has(line.split(' ')[0] ?? '') && !isSyntax(line),
    );
    expect(commands.length).toBeGreaterThan(100);
    const refused = commands.flatMap(({ route, line }) => {
      const results = AREAS.map((area) => parseCommand(line, area));
      const first = results[1];
      return results.every((result) => 'error' in result) && first && 'error' in first
        ? [`${route}: \`${line}\`: ${first.error}`]
        : [];
    });
    expect([...new Set(refused)]).toEqual([]);
  });

  it('filter what they say', () => {
    const filters = lines.filter(({ line }) =>
      /^[a-z_0-9]+ (>|<|>=|<=|=|between|changed%) ?[-−]?\d/.test(line),
    );
    expect(filters.length).toBeGreaterThan(20);
    const refused = filters.flatMap(({ route, line }) => {
      const result = parseFilter(line);
      return 'error' in result ? [`${route}: \`${line}\`: ${result.error}`] : [];
    });
    expect([...new Set(refused)]).toEqual([]);
  });
});
