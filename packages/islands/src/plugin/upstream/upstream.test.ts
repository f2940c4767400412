import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusedUpstream } from '../refusals';
import { fetchPackages } from './fetchPackages';
import { filesInUse } from './filesInUse';
import { changedLines, changesIn, readRecord, takeRecord, writeRecord } from './record';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const INSTALLED = path.join(ROOT, 'node_modules');
const CORE = '@docusaurus/core';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-upstream-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** Two files of a made-up Docusaurus. */
function docusaurus(version: string, text: string): void {
  put(`${CORE}/package.json`, JSON.stringify({ version }));
  put(`${CORE}/lib/a.js`, text);
  put(`${CORE}/lib/b.js`, 'b\n');
}
const FILES = ['a.js', 'b.js'].map((name) => ({ package: CORE, path: `lib/${name}`, usedBy: 'a test' }));

describe('the record of upstream files', () => {
  it('is complete and true of the installed version; after a change run "npm run upstream -- --update"', () => {
    const { files } = readRecord();
    expect(files).toEqual(takeRecord(INSTALLED, filesInUse(ROOT, INSTALLED)).files);
    expect(files.map(({ usedBy }) => usedBy)).toContain('src/theme/DocSidebarItem/Category');
  });

  it('holds every file that a patch names', () => {
    const missing = filesInUse(ROOT, INSTALLED).filter(
      (file) => !existsSync(path.join(INSTALLED, file.package, file.path)),
    );
    expect(missing).toEqual([]);
  });

  it('leaves out overrides that render the original, and stock components that one imports', () => {
    put('src/theme/Wrapped/index.tsx', "import W from '@theme-original/Wrapped';");
    put('src/theme/Ejected/index.tsx', "import Inner from '@theme/Ejected/Inner';");
    put('packages/own/src/theme/Own/index.tsx', '');
    const theme = 'node_modules/@docusaurus/theme-classic/src/theme';
    for (const file of [
      'Wrapped/index.tsx',
      'Ejected/index.tsx',
      'Ejected/Inner/index.tsx',
      'Ejected/Other/a.css',
    ]) {
      put(`${theme}/${file}`, '');
    }
    const ejected = filesInUse(folder, path.join(folder, 'node_modules')).filter(({ usedBy }) =>
      usedBy.includes('src/theme/'),
    );
    expect(ejected).toEqual(
      ['Ejected/Other/a.css', 'Ejected/index.tsx'].map((file) => ({
        package: '@docusaurus/theme-classic',
        path: `src/theme/${file}`,
        usedBy: 'src/theme/Ejected',
      })),
    );
  });

  it.each([
    ['', 'cannot be read'],
    ['{"version": "3.0.0", "files": []}', 'holds no version or no files'],
  ])('that is broken is said with its remedy (%#)', (text, cause) => {
    put('files.json', text);
    const file = path.join(folder, 'files.json');
    expect(() => readRecord(file)).toThrow(cause);
    expect(() => readRecord(file)).toThrow('npm run upstream -- --update');
  });

  it('that cannot be written stays as it was', () => {
    mkdirSync(path.join(folder, 'files.json'));
    expect(() => writeRecord({ version: '3.0.0', files: [] }, path.join(folder, 'files.json'))).toThrow(
      'The old record is unchanged.',
    );
    expect(readdirSync(folder)).toEqual(['files.json']);
  });
});

describe('another version', () => {
  it('builds when the files are the same', () => {
    docusaurus('3.10.0', 'one\ntwo\nthree\n');
    const record = takeRecord(folder, FILES);
    docusaurus('3.11.0', 'one\ntwo\nthree\n');
    expect(refusedUpstream(folder, record)).toEqual([]);
  });

  it('is refused with the file, the lines and the remedy', () => {
    docusaurus('3.10.0', 'one\ntwo\nthree\n');
    const record = takeRecord(folder, FILES);
    docusaurus('3.11.0', 'one\nTWO\nthree\n');
    rmSync(path.join(folder, CORE, 'lib/b.js'));
    expect(refusedUpstream(folder, record)).toEqual([
      '@docusaurus/core/lib/a.js: line 2 changed since 3.10.0 (a test). See: npm diff --diff=@docusaurus/core@3.10.0 --diff=@docusaurus/core@3.11.0 lib/a.js',
      '@docusaurus/core/lib/b.js: is gone since 3.10.0 (a test). See: npm diff --diff=@docusaurus/core@3.10.0 --diff=@docusaurus/core@3.11.0 lib/b.js',
      expect.stringContaining('npm run upstream -- --update'),
    ]);
  });

  it('of another major is refused by its number', () => {
    docusaurus('3.10.0', 'one\n');
    const record = takeRecord(folder, FILES);
    docusaurus('4.0.0', 'one\n');
    expect(refusedUpstream(folder, record)).toEqual([
      'Docusaurus 4.0.0 is installed, and this package replaces internals of version 3. Install 3.10.0, or read guides/upgrading.md.',
    ]);
  });

  it('with the same number and other files was changed after it was installed', () => {
    docusaurus('3.10.0', 'one\n');
    const record = takeRecord(folder, FILES);
    docusaurus('3.10.0', 'two\n');
    expect(refusedUpstream(folder, record)[0]).toMatch(
      /a\.js: line 1 changed.*reinstall the packages with "npm ci"/,
    );
    expect(changesIn(folder, record)).toHaveLength(1);
  });

  it.each([
    ['abc', 'abXc', 'line 3 changed'],
    ['abcd', 'aXXd', 'lines 2 to 3 changed'],
    ['abc', 'ac', 'lines removed after line 1'],
    ['aa', 'aaa', 'line 3 changed'],
    ['aaa', 'aa', 'lines removed after line 2'],
    ['abc', 'xyz', 'lines 1 to 3 changed'],
  ])('from %s to %s: %s', (before, after, where) => {
    expect(changedLines([...before], [...after])).toBe(where);
  });
});

describe('a version that cannot be fetched', () => {
  it('is not on the registry', async () => {
    const registry = createServer((_, response) => response.writeHead(404).end('{}'));
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}`);
    await expect(fetchPackages('99.0.0', [CORE], folder)).rejects.toThrow(
      'The registry has no @docusaurus/core@99.0.0.',
    );
    registry.close();
  });

  it('has no network, and no registry that answers', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
    await expect(fetchPackages('3.10.1', [CORE], folder)).rejects.toThrow(
      '@docusaurus/core@3.10.1 could not be fetched: the registry does not answer (ECONNREFUSED).',
    );
  });

  it.each(['--registry=x', '../x', ''])('is no version: %j', async (version) => {
    await expect(fetchPackages(version, [CORE], folder)).rejects.toThrow(`"${version}" is no version.`);
  });
});
