import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { WORKSHOP } from '../sites/make';

/** What a build makes, and what it needs no copy of. */
const NOT_COPIED = [
  '.git',
  '.cache',
  '.docusaurus',
  'build',
  'build-serving',
  'node_modules',
  'test-results',
];

/** Links to every package, in a folder of its own: the bundler keeps its cache beside them, and this one starts empty. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) {
      linkPackages(path.join(from, name), path.join(to, name));
    } else if (name !== '.cache') {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

/** This project in a temporary folder, so that measuring touches nothing of the working copy. */
export function copyProject(name: string): string {
  const directory = path.join(WORKSHOP, name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const entry of readdirSync('.')) {
    if (!NOT_COPIED.includes(entry)) {
      cpSync(entry, path.join(directory, entry), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
    }
  }
  linkPackages(realpathSync('node_modules'), path.join(directory, 'node_modules'));
  return directory;
}

/** As after a fresh checkout. */
export function forgetBuilds(directory: string): void {
  for (const made of ['node_modules/.cache', '.cache', '.docusaurus', 'build', 'build-serving']) {
    rmSync(path.join(directory, made), { recursive: true, force: true });
  }
}
