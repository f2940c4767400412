import path from 'node:path';
import {
  ADVICE,
  changesIn,
  filesInUse,
  RECORD,
  readRecord,
  takeRecord,
  versionIn,
  writeRecord,
} from '@pt-docs/islands/upstream';
import { execa } from 'execa';
import { fail } from './lib/fail';

/**
 * `npm run upstream`: which files of Docusaurus that we patch or have ejected are others than when somebody last looked.
 * `-- 3.10.1` or `-- canary` shows what another version changes in them, `-- --update` records the installed one.
 */
const INSTALLED = 'node_modules';

function report(): boolean {
  const record = readRecord();
  const changes = changesIn(INSTALLED, record);
  console.log(
    `Docusaurus ${versionIn(INSTALLED)}: ${changes.length} of ${record.files.length} files that we patch or have ejected changed since ${record.version}.`,
  );
  for (const sentence of changes.length > 0 ? [...changes, ADVICE] : []) {
    console.log(`- ${sentence}`);
  }
  return changes.length === 0;
}

/** What another version changes in the recorded files, as npm shows it. Nothing is installed. */
async function compare(version: string): Promise<boolean> {
  const record = readRecord();
  let isSame = true;
  for (const name of new Set(record.files.map((file) => file.package))) {
    const files = record.files.filter((file) => file.package === name).map((file) => `./${file.path}`);
    const versions = [`--diff=${name}@${record.version}`, `--diff=${name}@${version}`];
    const { stdout } = await execa('npm', ['diff', ...versions, ...new Set(files)]);
    isSame &&= stdout === '';
    console.log(stdout === '' ? `${name}: no recorded file differs.` : stdout);
  }
  return isSame;
}

function update(): boolean {
  const record = takeRecord(INSTALLED, filesInUse('.', INSTALLED), readRecord().files);
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
  const isSame = wanted === undefined ? report() : wanted === '--update' ? update() : await compare(wanted);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  fail((error as Error).message);
}
