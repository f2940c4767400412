import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandsByArea } from '../commands';
import { limitRecords, limits } from './limits';
import { limitSchema } from './limits.schema';

const camel = (id: string) => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('data/reference/limits.ts', () => {
  it.each(limitRecords)('$id is complete and has a page', (record) => {
    expect(limitSchema.safeParse(record).error?.issues ?? [], `limit "${record.id}"`).toEqual([]);
    const file = record.page.endsWith('/') ? `.${record.page}index.mdx` : `.${record.page}.mdx`;
    expect(existsSync(file), `limit "${record.id}": no file ${file}`).toBe(true);
  });

  it('lists each number once', () => {
    expect(Object.fromEntries(limitRecords.map(({ id, limit }) => [camel(id), limit]))).toEqual(limits);
  });

  it('is what the commands allow', () => {
    const panes = commandsByArea.workbench.find(({ id }) => id === 'panes')?.parameters[0]?.choices;
    expect(panes).toHaveLength(limits.panes);
    const rows = commandsByArea.screener.find(({ id }) => id === 'limit')?.parameters[0]?.meaning;
    expect(rows).toContain(String(limits.screenerRows));
  });
});
