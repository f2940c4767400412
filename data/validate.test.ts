import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ZodType } from 'zod';
import { dataProblems, problemsOf, readTables, sharedValues } from './validate';
import { chainIdHex, networks } from './wallet/networks';
import { networkSchema } from './wallet/networks.schema';

it('every record of data/ fits its schema', async () => {
  expect(await dataProblems()).toEqual([]);
});

it('every exported schema is in the tables of its file', async () => {
  const tables = await readTables();
  expect(Object.keys(tables).length).toBeGreaterThan(40);
  for (const [name, list] of Object.entries(tables)) {
    const exported: Record<string, unknown> = await import(`${import.meta.dirname}/${name}.schema.ts`);
    const schemas = Object.values(exported).filter((value) => value instanceof ZodType);
    expect(
      schemas.filter((schema) => !list.some(([held]) => held === schema)),
      name,
    ).toEqual([]);
  }
});

it('a problem names file, record, field, value and remedy', () => {
  const wrong = { ...networks[0], chainId: 8543 };
  expect(problemsOf('networks', networkSchema, '0', wrong)).toEqual([
    expect.stringMatching(/^data\/networks, record "[a-z-]+", chainId: 8543\. .*chain registry/),
  ]);
  expect(
    problemsOf('networks', networkSchema, '0', { ...networks[0], explorer: 'http://x.example' }),
  ).toEqual([
    expect.stringContaining('explorer: "http://x.example". Explorer: write a full https:// address.'),
  ]);
});

it('two records that share a word are a problem', () => {
  const records = [
    { id: 'cvd', synonyms: ['Delta sum'] },
    { id: 'delta', synonyms: ['delta', 'delta sum'] },
  ];
  expect(sharedValues('x', records, 'id+synonyms')).toEqual([
    'data/x, record "delta", id+synonyms: "delta sum" also stands in record "cvd". Keep it in one of them.',
  ]);
});

it('a chain ID is shown in hexadecimal too', () => {
  expect(chainIdHex(42161)).toBe('0xa4b1');
});

it('a schema without records is a problem', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-data-'));
  writeFileSync(path.join(folder, 'new-thing.schema.ts'), 'export {};');
  await expect(readTables(folder)).rejects.toThrow('data/new-thing.schema.ts exports no tables.');
});
