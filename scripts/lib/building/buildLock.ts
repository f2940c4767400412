import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A process and when it began, or an empty text when there is none. Ids come round again, after a reboot or in a
 * container, so an id alone would be somebody else's.
 */
function describeProcess(id: string): string {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', id], { encoding: 'utf8' });
  return stdout?.trim() ? `${id} ${stdout.trim()}` : '';
}

/** What the file says of the build that holds the lock; empty when none does. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Two builds in one folder delete each other's files: returns a sentence when another one is running. Else the lock is taken
 * until this process ends, however it does. A build that was killed is known by its process, which stands in the file.
 */
export function takeBuildLock(file: string): string | null {
  mkdirSync(path.dirname(file), { recursive: true });
  const holder = holderOf(file);
  const [id = ''] = holder.split(' ');
  if (/^\d+$/.test(id) && holder === describeProcess(id)) {
    return `Another build is running here (its lock is ${file}). Wait for it, or end it first.`;
  }
  rmSync(file, { force: true });
  // Fails where another build was faster by an instant.
  writeFileSync(file, describeProcess(String(process.pid)), { flag: 'wx' });
  process.once('exit', () => rmSync(file, { force: true }));
  return null;
}
