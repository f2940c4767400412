import { spawnSync } from 'node:child_process';
import { run } from '../run';

const isOnPath = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Keeps a package from starting its service: the tests start their own, on free ports. */
const NO_SERVICE = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * Installs what is missing where that is possible: programs with the Debian packages that bring them. What stays missing
 * is skipped by the tests, which say so.
 */
export function installMissing(programs: Readonly<Record<string, string>>, purpose: string): void {
  const missing = Object.entries(programs).flatMap(([name, bringer]) => (isOnPath(name) ? [] : [bringer]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    return;
  }
  console.log(`Installing ${missing.join(', ')} for ${purpose}…`);
  const quiet = { stdio: 'ignore', timeout: 300_000, env: { ...process.env, ...NO_SERVICE } } as const;
  run('apt-get', ['update'], quiet);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quiet);
}
