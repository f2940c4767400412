import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the packages and this repository need, as `engines` in package.json says too. */
export const REQUIRED_NODE = '20.19';

/**
 * A sentence for a Node that is too old, or null. Plain syntax only: an old Node must be able to read it.
 * @param {string} version
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const [requiredMajor, requiredMinor] = REQUIRED_NODE.split('.').map(Number);
  return major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)
    ? null
    : `Node ${version} is too old: PT Docs needs Node ${REQUIRED_NODE} or later. Install it from https://nodejs.org and try again.`;
}

/** What an operator can do about a file that can't be written. */
const REMEDIES = new Map([
  ['EACCES', 'may not be written. Give your user the right to write there'],
  ['EPERM', 'may not be written. Give your user the right to write there'],
  ['EROFS', 'is on a disk that is read-only. Use a copy on another one'],
  ['ENOSPC', 'could not be written, because the disk is full. Make room (about 2 GB for a build)'],
]);

/**
 * A sentence for what the system refused, or null for a fault of ours.
 * @param {NodeJS.ErrnoException & { dest?: string }} error
 */
export function systemProblem({ code = '', path: file, dest, message }) {
  const remedy = REMEDIES.get(code);
  return remedy ? `${dest ?? file ?? message} ${remedy}, then run the command again.` : null;
}

/** For commands that install nothing themselves. */
export function packagesProblem() {
  return existsSync('node_modules/tsx')
    ? null
    : 'The packages are not installed. Run "npm ci" first, or "npm start", which installs, builds and serves.';
}

/** @param {string} file */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether a folder has what its lockfile asks for, by the list that npm itself writes at the end of an installation.
 * @param {string} folder
 */
function isInstalled(folder) {
  const list = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(list)) {
    return false;
  }
  const installed = packagesIn(list);
  return Object.entries(packagesIn(path.join(folder, 'package-lock.json'))).every(
    // Not installed: packages for other systems, and peers. Folders of this repository are links.
    ([name, { version, optional, link, peer }]) =>
      !name.includes('node_modules/') || optional || link || peer || installed[name]?.version === version,
  );
}

/** Installs what is missing from a folder's lockfile. Returns a sentence when that failed, or null. */
export function installPackages(folder = '.') {
  if (isInstalled(folder)) {
    return null;
  }
  console.log(folder === '.' ? 'Installing packages…' : `Installing the packages of ${folder}/…`);
  // What somebody installed by hand isn't taken away again.
  const how = existsSync(path.join(folder, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  const args = [...how, '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', args, { stdio: 'inherit', cwd: folder }).status === 0
    ? null
    : 'The packages could not be installed: the lines above say why. If it is the network, check the connection and the registry in your npm configuration, then run the command again.';
}
