import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { chartMoves, chartParts, chartTabs } from './chart-parts';
import { chartMoveSchema, chartPartSchema, chartTabSchema } from './chart-parts.schema';

const tables: readonly [string, readonly { id: string }[], ZodType][] = [
  ['chartParts', chartParts, chartPartSchema],
  ['chartMoves', chartMoves, chartMoveSchema],
  ['chartTabs', chartTabs, chartTabSchema],
];

describe.each(tables)('%s', (name, records, schema) => {
  it.each(records)('$id fits the schema', (record) => {
    const result = schema.safeParse(record);
    expect(
      result.success,
      `data/workbench/chart-parts.ts: ${name} ${record.id}: ${result.error?.message}`,
    ).toBe(true);
  });

  it('has unique ids', () => {
    expect(new Set(records.map(({ id }) => id)).size, 'an id is used twice').toBe(records.length);
  });
});

describe('chartTabs', () => {
  it('are the tabs that the part of that name lists, in its order', () => {
    const holds = chartParts.find(({ id }) => id === 'right-hand-tabs')?.holds ?? '';
    const names = chartTabs.map(({ name }) => name);
    expect(holds).toBe(`${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`);
  });
});
