import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ZodType } from 'zod';
import { tables } from './tables';
import { dataProblems, problemsOf, sharedValues, unregistered } from './validate';
import { chainIdHex, networks } from './wallet/networks';
import { networkSchema } from './wallet/networks.schema';

it('every record of data/ fits its schema', () => {
  expect(dataProblems()).toEqual([]);
});

it('every exported schema is registered', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|[./])schema\.ts$/.test(name),
  );
  const registered = new Set(Object.values(tables).flatMap((list) => list.map(([schema]) => schema)));
  const missing = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(`${import.meta.dirname}/${file}`);
      return Object.entries(module)
        .filter(([, value]) => value instanceof ZodType && !registered.has(value))
        .map(([name]) => `${file}: ${name}`);
    }),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(missing.flat()).toEqual([]);
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

it('a schema that nobody registered is a problem', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-data-'));
  mkdirSync(path.join(folder, 'wallet'));
  writeFileSync(path.join(folder, 'wallet/networks.schema.ts'), '');
  writeFileSync(path.join(folder, 'new-thing.schema.ts'), '');
  expect(unregistered(folder)).toEqual([
    'data/new-thing: its schema is not in data/tables.ts. Add it there with its records.',
  ]);
});
