import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Longer than any build: a lock of that age was left behind, and its number may be another program's by now. */
const OLDEST_MS = 15 * 60_000;

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds the lock, or null. */
function holder(file) {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const id = made === undefined ? Number.NaN : Number(readFileSync(file, 'utf8'));
  const isHeld = Number.isInteger(id) && id > 0 && Date.now() - made < OLDEST_MS && isRunning(id);
  return isHeld ? id : null;
}

/** Two builds in one folder delete each other's files. A sentence when another one is at it, else how to end this one. */
export function takeBuildLock(file) {
  const other = holder(file);
  if (other !== null) {
    const problem = `Another build is running here (process ${other}). Wait for it, or end it first.`;
    return { problem };
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return { release };
}
