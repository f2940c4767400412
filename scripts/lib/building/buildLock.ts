import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockSync } from 'proper-lockfile';

type Lock = { readonly problem?: string; readonly release: () => void };

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Two builds in one folder delete each other's files: returns a sentence when another one is running, else how to release the
 * lock. It goes with the process, however that ends; one that was killed is known by its id, which stands in the file.
 */
export function takeBuildLock(file: string): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) {
    rmSync(`${file}.lock`, { recursive: true, force: true });
  }
  try {
    const release = lockSync(file, { realpath: false });
    writeFileSync(file, String(process.pid));
    return { release };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') {
      throw error;
    }
    return {
      release: () => undefined,
      problem: `Another build is running here (its lock is ${file}.lock). Wait for it, or end it first.`,
    };
  }
}
