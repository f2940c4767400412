import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Lock = { readonly problem?: string; readonly release: () => void };

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds the lock; NaN when none does. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

/**
 * Two builds in one folder delete each other's files: returns a sentence when another one is running, else how to release the
 * lock. A build that was killed is known by its process id, which stands in the file.
 */
export function takeBuildLock(file: string): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  const holder = holderOf(file);
  if (holder > 0 && isRunning(holder)) {
    return {
      release: () => undefined,
      problem: `Another build is running here (its lock is ${file}). Wait for it, or end it first.`,
    };
  }
  rmSync(file, { force: true });
  // Fails where another build was faster by an instant.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return { release: () => rmSync(file, { force: true }) };
}
