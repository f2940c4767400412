import { describe, expect, it } from 'vitest';
import { sources } from './sources';
import { sourceSchema } from './sources.schema';

describe('sources', () => {
  it.each(Object.entries(sources))('%s is complete and not from the future', (id, source) => {
    expect(
      sourceSchema
        .safeParse(source)
        .error?.issues.map(({ message }) => `data/reference/sources.ts, ${id}: ${message}`) ?? [],
    ).toEqual([]);
    expect(new Date(`${source.asOf}-01`).getTime()).toBeLessThanOrEqual(Date.now());
  });
});
