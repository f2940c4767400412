import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type ZodObject, ZodType } from 'zod';
import { dataProblems, problemsOf, readTables, sharedValues } from './validate';
import { chainIdHex, networks } from './wallet/networks';
import { networkSchema } from './wallet/schema';

it('every record of data/ fits its schema', async () => {
  expect(await dataProblems()).toEqual([]);
});

it('every exported schema holds for a list, or is part of one that does', async () => {
  expect(Object.values(await readTables()).flat().length).toBeGreaterThan(60);
  for (const folder of readdirSync(import.meta.dirname).filter((name) => !name.includes('.'))) {
    const schemas = `${import.meta.dirname}/${folder}/schema.ts`;
    if (existsSync(schemas)) {
      const { tables, ...exported } = await import(schemas);
      const held = Object.values<ZodObject>(tables).flat();
      const parts = held.flatMap(({ shape = {} }) => Object.values(shape));
      const unused = Object.values(exported).filter(
        (value) => value instanceof ZodType && ![...held, ...parts].includes(value),
      );
      expect(unused, folder).toEqual([]);
    }
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

it('a table that no file exports is a problem', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-data-'));
  mkdirSync(`${folder}/things`);
  writeFileSync(`${folder}/things/schema.ts`, 'export const tables = { newThings: null };');
  await expect(readTables(folder)).rejects.toThrow('data/things/schema.ts names newThings');
});
