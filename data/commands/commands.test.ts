import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { audiences } from '../community/audiences';
import { widgets } from '../dashboards/widgets';
import { networks } from '../wallet/networks';
import { hotkeys } from '../workbench/hotkeys';
import { linkGroups } from '../workbench/link-groups';
import { commandSchema } from './command.schema';
import { commandsByArea } from './index';
import { commandMistakes } from './mistakes';
import { commandMistakeSchema } from './mistakes.schema';

const entries = Object.entries(commandsByArea);
const commands = entries.flatMap(([, list]) => list);

function choicesOf(id: string, parameter: string): readonly string[] | undefined {
  return commands.find((command) => command.id === id)?.parameters.find(({ name }) => name === parameter)
    ?.choices;
}

describe('commands', () => {
  it.each(commands)('$id fits the schema', (command) => {
    const result = commandSchema.safeParse(command);
    expect(result.success, `data/commands: ${command.id}: ${result.error?.message}`).toBe(true);
  });

  it('have unique ids', () => {
    const ids = commands.map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'ids used twice in data/commands',
    ).toEqual([]);
  });

  it.each(entries)('of %s stand in its list, with names used once', (area, list) => {
    expect(list.filter((command) => command.area !== area).map(({ id }) => id)).toEqual([]);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  it.each(commands)('$id: the syntax starts with the name and shows every parameter in order', (command) => {
    let rest = command.syntax;
    expect(rest.startsWith(command.name), `"${command.syntax}" must start with "${command.name}"`).toBe(true);
    rest = rest.slice(command.name.length);
    for (const parameter of command.parameters) {
      const shown =
        parameter.type === 'choice' && !parameter.keyed ? parameter.choices?.join('|') : parameter.name;
      const expected = parameter.keyed ? `[${parameter.name}=` : (shown ?? '');
      const at = rest.indexOf(expected);
      expect(
        at,
        `the syntax "${command.syntax}" must show ${expected} after what stands before it`,
      ).toBeGreaterThan(-1);
      rest = rest.slice(at + expected.length);
    }
  });

  it.each(commands)('$id refers to hotkeys that exist', ({ shortcuts = [] }) => {
    const known: readonly string[] = hotkeys.map(({ id }) => id);
    expect(
      shortcuts.filter((id) => !known.includes(id)),
      'ids missing in data/workbench/hotkeys.ts',
    ).toEqual([]);
  });

  it.each(commands)('$id refers to a page of the site', ({ page }) => {
    const [path = ''] = page.split('#');
    const folder = path.replace(/^\//, '');
    const file = path.endsWith('/') ? `${folder}index.mdx` : `${folder}.mdx`;
    expect(() => readFileSync(file), `${page} has no file ${file}`).not.toThrow();
  });

  it('offer the choices that the facts beside them have', () => {
    const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();
    expect([...(choicesOf('add', 'widget') ?? [])].sort()).toEqual(ids(widgets));
    expect([...(choicesOf('audience', 'audience') ?? [])].sort()).toEqual(ids(audiences));
    expect([...(choicesOf('universe', 'chain') ?? [])].sort()).toEqual(ids(networks));
    expect([...(choicesOf('link', 'group') ?? [])].sort()).toEqual([...ids(linkGroups), 'off'].sort());
  });
});

describe('command mistakes', () => {
  it('have unique ids', () => {
    expect(new Set(commandMistakes.map(({ id }) => id)).size, 'an id is used twice').toBe(
      commandMistakes.length,
    );
  });

  it.each(commandMistakes)('"$typed" fits the schema', (mistake) => {
    const result = commandMistakeSchema.safeParse(mistake);
    expect(result.success, `data/commands/mistakes.ts: "${mistake.typed}": ${result.error?.message}`).toBe(
      true,
    );
  });
});
