import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Longer than any build: a lock of that age was left behind, and its process number may be another program's by now. */
const STALE_AFTER_MS = 15 * 60_000;
/** A lock without a number is being written at this moment, or was cut off. */
const WRITTEN_WITHIN_MS = 2_000;

type Lock = { readonly problem: string } | { readonly problem?: undefined; readonly release: () => void };

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Creates a file that must not exist yet. The file system lets only one of several processes do that. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** Who holds the lock, for a sentence, or null when nobody does any more. */
function holder(file: string): string | null {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) {
    return null;
  }
  const age = Date.now() - made;
  const id = Number(readFileSync(file, 'utf8'));
  if (!(Number.isInteger(id) && id > 0)) {
    return age < WRITTEN_WITHIN_MS ? 'another process' : null;
  }
  return age < STALE_AFTER_MS && isRunning(id) ? `process ${id}` : null;
}

/** Replaces a lock that was left behind. Under a lock of its own: else two builds could each remove the other's new one. */
function replaceStale(file: string): boolean {
  const guard = `${file}.takeover`;
  if (statSync(guard, { throwIfNoEntry: false }) && holder(guard) === null) {
    rmSync(guard, { force: true });
  }
  if (!create(guard)) {
    return false;
  }
  try {
    if (holder(file) !== null) {
      return false;
    }
    rmSync(file, { force: true });
    return create(file);
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Two builds in one folder delete each other's files: returns a sentence when another one is running, else how to release the lock. */
export function takeBuildLock(file: string): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!create(file) && (holder(file) !== null || !replaceStale(file))) {
    return {
      problem: `Another build is running here (${holder(file) ?? 'another process'}). Wait for it, or end it first.`,
    };
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return {
    release: () => {
      process.off('exit', release);
      release();
    },
  };
}
