import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Compresses a folder, with what the last build compressed where files have not changed. In a process of its own: the work
 * would fill the thread pool that this one reads and writes files with. Docusaurus loads this module as CommonJS, so it
 * can't import packages that are ES modules only.
 */
export async function compressInChild(directory: string, lastBuild: string): Promise<void> {
  const child = fork('scripts/lib/building/compressCommand.ts', [directory, lastBuild], {
    execArgv: ['--import', './scripts/lib/endWithParent.mjs', '--import', 'tsx'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    throw new Error('The files could not be compressed: the lines above say why.');
  }
}
