import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { terms } from '../../../data/glossary/terms';
import recordsLoader from './recordsLoader.mjs';

const FILE = path.resolve('data/glossary/terms.ts');

/** What the loader makes of a module, and the files and folders that compile it again when they change. */
async function loaded(resourcePath: string) {
  const watched: string[] = [];
  const add = (file: string) => watched.push(path.relative('.', file));
  const context = { resourcePath, addDependency: add, addContextDependency: add };
  return { code: await recordsLoader.call(context, readFileSync(resourcePath, 'utf8')), watched };
}

it('writes records into the bundle, without what reads them, and watches their folder', async () => {
  const { code, watched } = await loaded(FILE);
  expect(code).toContain(`export const terms = ${JSON.stringify(terms)};`);
  expect(code).not.toMatch(/readRecords|import/);
  expect(watched).toEqual(
    expect.arrayContaining(['data/glossary', 'data/glossary/terms.ts', 'data/glossary/pages.ts']),
  );
});

it('leaves other modules as they are', async () => {
  const file = path.resolve('data/glossary/pages.ts');
  expect((await loaded(file)).code).toBe(readFileSync(file, 'utf8'));
});

it('watches the folder of a file with a mistake too', async () => {
  const watched: string[] = [];
  const resourcePath = path.resolve('data/glossary/no-such-module.ts');
  const context = {
    resourcePath,
    addDependency() {},
    addContextDependency: (folder: string) => watched.push(folder),
  };
  await expect(recordsLoader.call(context, "from '../readRecords'")).rejects.toThrow();
  expect(watched).toEqual([path.resolve('data/glossary')]);
});
