import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.pt-installed';

/** What was installed, told by the lockfile's hash: a changed lockfile installs again, an unchanged one costs nothing. */
const lockfileHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

export function installPackages() {
  const wanted = lockfileHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
    return;
  }
  console.log('Installing packages…');
  if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    fail(
      'The packages could not be installed: the lines above say why. If it is the network, check the connection and the registry in your npm configuration, then run the command again.',
    );
  }
  writeFileSync(STAMP, wanted);
}
