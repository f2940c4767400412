import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lockSync } from 'proper-lockfile';

/** A build that was killed can't release its lock, and stops renewing it. */
const STALE_AFTER_MS = 20_000;

type Lock = { readonly problem?: string; readonly release: () => void };

/** Two builds in one folder delete each other's files: returns a sentence when another one is running, else how to release the lock. */
export function takeBuildLock(file: string): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    const unlock = lockSync(file, { realpath: false, stale: STALE_AFTER_MS });
    const release = () => unlock();
    // However this process ends: other packages may keep the lock's own handler from being called.
    process.once('exit', release);
    return {
      release: () => {
        process.off('exit', release);
        unlock();
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') {
      throw error;
    }
    return {
      release: () => undefined,
      problem: `Another build is running here (its lock is ${file}.lock). Wait for it, or end it first; after a build that was killed, wait ${STALE_AFTER_MS / 1000} seconds.`,
    };
  }
}
