import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of a folder's lockfile. What was installed is remembered by the lockfile's hash: a changed lockfile
 * installs again, an unchanged one costs nothing.
 */
export function installPackages(folder = '.') {
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(folder, 'node_modules/.pt-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  console.log(folder === '.' ? 'Installing packages…' : `Installing the packages of ${folder}/…`);
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', install, { cwd: folder }) !== 0) {
    fail(
      'The packages could not be installed: the lines above say why. If it is the network, check the connection and the registry in your npm configuration, then run the command again.',
    );
  }
  writeFileSync(stamp, wanted);
}
