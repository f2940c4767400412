import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Why a folder cannot be replaced by a new one of its name, or null. */
export function swapProblem(folder: string): string | null {
  return lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()
    ? `${folder} is a link. A build would take its place and leave what it leads to as it was: remove the link, and copy ${folder}/ to where your server reads.`
    : null;
}

/**
 * Puts new folders in the place of old ones: all of them, or none. The old ones are moved aside and deleted last, so that
 * there is no moment of more than two renames without either.
 */
export function swap(pairs: readonly (readonly [from: string, to: string])[], aside: string): void {
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const undo: (() => void)[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    for (const [from, to] of pairs) {
      if (existsSync(to)) {
        move(to, path.join(aside, path.basename(to)));
      }
      move(from, to);
    }
  } catch (error) {
    for (const back of undo) {
      back();
    }
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}
