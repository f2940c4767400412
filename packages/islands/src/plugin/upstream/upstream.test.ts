import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesInUse } from './filesInUse';
import { readRecord, takeRecord } from './record';
import { refusedUpstream } from './refuse';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const INSTALLED = path.join(ROOT, 'node_modules');
const CORE = '@docusaurus/core';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-upstream-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
});

describe('another version', () => {
  it('is refused with each file that changed or is gone, and the remedy', () => {
    docusaurus('3.10.0', 'one\n');
    const record = takeRecord(folder, FILES);
    docusaurus('3.11.0', 'two\n');
    rmSync(path.join(folder, CORE, 'lib/b.js'));
    expect(refusedUpstream(folder, record)).toEqual([
      expect.stringContaining(`${CORE}/lib/a.js isn’t the file of 3.10.0 that a test was made from.`),
      expect.stringContaining(`${CORE}/lib/b.js`),
      expect.stringContaining('npm run upstream -- --update'),
    ]);
  });

  it('isn’t recorded while something is made from a file that is gone', () => {
    docusaurus('3.10.0', 'one\n');
    const recorded = [
      ...FILES,
      { package: CORE, path: 'lib/gone.js', usedBy: 'src/theme/BackToTopButton' },
      { package: CORE, path: 'lib/removed.js', usedBy: 'src/theme/RemovedWithIt' },
    ];
    expect(() => takeRecord(folder, FILES, recorded)).toThrow(
      `again:\n- ${CORE}/lib/gone.js, used by src/theme/BackToTopButton`,
    );
    expect(() => takeRecord(folder, FILES, recorded)).not.toThrow('removed.js');
    rmSync(path.join(folder, CORE, 'lib/b.js'));
    expect(() => takeRecord(folder, FILES)).toThrow(`- ${CORE}/lib/b.js, used by a test`);
  });
});
