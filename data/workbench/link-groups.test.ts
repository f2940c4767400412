import { describe, expect, it } from 'vitest';
import { linkGroupRule, linkGroups } from './link-groups';
import { linkGroupSchema } from './link-groups.schema';

describe('data/workbench/link-groups.ts', () => {
  it.each(linkGroups)('holds a complete record for $id', (group) => {
    const parsed = linkGroupSchema.safeParse(group);
    expect(parsed.error?.issues ?? [], `data/workbench/link-groups.ts, group "${group.id}"`).toEqual([]);
    expect(group.command, `data/workbench/link-groups.ts, group "${group.id}", field command`).toBe(
      `link ${group.id}`,
    );
    expect(group.name.toLowerCase(), `data/workbench/link-groups.ts, group "${group.id}", field name`).toBe(
      group.id,
    );
  });

  it('says who leads', () => {
    expect(linkGroupRule).toMatch(/^Any widget .*\.$/);
  });

  it('has the four colours of the product, each once', () => {
    expect(
      linkGroups.map((group) => group.id),
      'data/workbench/link-groups.ts: the `link` command knows blue, orange, green and violet.',
    ).toEqual(['blue', 'orange', 'green', 'violet']);
  });
});
