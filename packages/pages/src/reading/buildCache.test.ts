import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BuildCache, codeVersion } from './buildCache';

const newFolder = () => path.join(mkdtempSync(path.join(os.tmpdir(), 'build-cache-')), 'cache');

/** A cache that counts how often it had to compute. */
function counting(folder: string, version = '1') {
  const cache = new BuildCache<string>(folder, version);
  let count = 0;
  return {
    cache,
    get: (input: string, value = 'computed') =>
      cache.get(input, () => {
        count += 1;
        return value;
      }),
    count: () => count,
  };
}

describe('BuildCache', () => {
  it('computes again for another input and for another version of the code', async () => {
    const folder = newFolder();
    await counting(folder).get('<p>Text</p>', 'first');
    expect(await counting(folder).get('<p>Other</p>', 'second')).toBe('second');
    expect(await counting(folder, '2').get('<p>Text</p>', 'third')).toBe('third');
  });
});

describe('codeVersion', () => {
  it('changes with the sources beside the module, and not with its tests', () => {
    const folder = newFolder();
    mkdirSync(folder);
    const module = path.join(folder, 'index.ts');
    const version = () => codeVersion(pathToFileURL(module).href);
    writeFileSync(module, 'export const one = 1;');
    const before = version();
    writeFileSync(path.join(folder, 'index.test.ts'), 'it();');
    expect(version()).toBe(before);
    writeFileSync(path.join(folder, 'other.ts'), 'export const two = 2;');
    expect(version()).not.toBe(before);
  });
});
