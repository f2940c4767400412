import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { workbenchCommands } from '../commands/workbench';
import { chartScales, chartStyles } from './chart-styles';
import { chartScaleSchema, chartStyleSchema } from './chart-styles.schema';

const tables: readonly [string, readonly { id: string; command: string | null }[], ZodType][] = [
  ['style', chartStyles, chartStyleSchema],
  ['scale', chartScales, chartScaleSchema],
];

describe.each(tables)('each %s', (command, records, schema) => {
  it.each(records)('$id fits the schema', (record) => {
    const result = schema.safeParse(record);
    expect(result.success, `data/workbench/chart-styles.ts: ${record.id}: ${result.error?.message}`).toBe(
      true,
    );
  });

  it('is offered by the command of its kind, and no other is', () => {
    const offered = workbenchCommands.find(({ id }) => id === command)?.parameters[0]?.choices;
    const lines = records.flatMap((record) => record.command ?? []);
    expect(lines).toEqual(offered?.map((choice) => `${command} ${choice}`));
  });

  it('has an id of its own', () => {
    expect(new Set(records.map(({ id }) => id)).size, 'an id is used twice').toBe(records.length);
  });
});
