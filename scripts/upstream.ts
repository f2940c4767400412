import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  ADVICE,
  changesIn,
  describeChanges,
  fetchPackages,
  filesInUse,
  RECORD,
  readRecord,
  takeRecord,
  versionIn,
  writeRecord,
} from '@pt-docs/islands/upstream';
import { fail } from './lib/fail';

/**
 * `npm run upstream`: which files of Docusaurus that we patch or have ejected are others than when somebody last looked. In the
 * installed version, in another (`-- 3.10.1`, `-- canary`), or recorded anew (`-- --update`).
 */
const INSTALLED = 'node_modules';

function report(packages: string): boolean {
  const record = readRecord();
  const version = versionIn(packages);
  const changes = changesIn(packages, record);
  console.log(
    `Docusaurus ${version}: ${changes.length} of ${record.files.length} files that we patch or have ejected changed since ${record.version}.`,
  );
  for (const sentence of describeChanges(changes, record.version, version)) {
    console.log(`- ${sentence}`);
  }
  if (changes.length > 0) {
    console.log(`\n${ADVICE}`);
  }
  return changes.length === 0;
}

async function reportOn(version: string): Promise<boolean> {
  const names = new Set(['@docusaurus/core', ...readRecord().files.map((file) => file.package)]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-upstream-'));
  try {
    return report(await fetchPackages(version, [...names], folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function update(): boolean {
  const record = takeRecord(INSTALLED, filesInUse('.', INSTALLED));
  writeRecord(record);
  console.log(
    `${record.files.length} files of Docusaurus ${record.version} recorded in ${path.relative('.', RECORD)}.`,
  );
  return true;
}

const [wanted, ...others] = process.argv.slice(2);
if (others.length > 0 || (wanted?.startsWith('-') && wanted !== '--update')) {
  fail(
    `"${process.argv.slice(2).join(' ')}" is not understood. Write "npm run upstream", "npm run upstream -- 3.10.1" or "npm run upstream -- --update".`,
  );
}
try {
  const isSame =
    wanted === undefined ? report(INSTALLED) : wanted === '--update' ? update() : await reportOn(wanted);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  fail((error as Error).message);
}
