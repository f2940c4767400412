import { spawnSync } from 'node:child_process';
import { run } from './run';

/** The servers that the build writes files for, as Debian's packages are called; the tests start them (tests/built/serving). */
const SERVERS = ['nginx', 'caddy'];

const isOnPath = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Keeps a package from starting its service: the tests start their own, on free ports. */
const NO_SERVICE = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** Installs what is missing where that is possible. What stays missing is skipped by the tests, which say so. */
export function installServers(): void {
  const missing = SERVERS.filter((name) => !isOnPath(name));
  if (missing.length === 0 || process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    return;
  }
  console.log(`Installing ${missing.join(' and ')} for the tests of the generated server files…`);
  const quiet = { stdio: 'ignore', timeout: 180_000, env: { ...process.env, ...NO_SERVICE } } as const;
  run('apt-get', ['update'], quiet);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quiet);
}
