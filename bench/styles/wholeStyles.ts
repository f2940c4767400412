import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copyProject } from '../lib/projectCopy';

/** The same site with all of its styles on every page: the folder of its build. */
export function buildWithWholeStyles(): string {
  const directory = copyProject('whole-styles');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, ISLANDS_WITHOUT: 'page-styles' },
  });
  if (status !== 0) {
    throw new Error(`The site with whole styles could not be built:\n${stderr}`);
  }
  return path.join(directory, 'build');
}
