import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a file of this folder in a process of its own and throws the sentence if it fails. Docusaurus loads its plugins as
 * CommonJS, so they can't import what is an ES module only; and long work would fill the thread pool that Docusaurus reads
 * and writes files with.
 */
async function runInChild(file: string, args: readonly string[], sentence: string): Promise<void> {
  const child = fork(`scripts/lib/building/${file}`, args, {
    execArgv: ['--import', './scripts/lib/endWithParent.mjs', '--import', 'tsx'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(`${sentence}: the lines above say why.`);
  }
}

/** Compresses a folder, with what the last build compressed where files have not changed. */
export const compressInChild = (directory: string, lastBuild: string) =>
  runInChild('compressCommand.ts', [directory, lastBuild], 'The files could not be compressed');

/** Asks for the problems of data/ as it is now, whatever this process has read of it before. */
export const checkDataInChild = () => runInChild('dataCommand.ts', [], 'The data has mistakes');
