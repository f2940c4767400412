import { startChild } from '../startChild';

/**
 * Compresses a folder, with the copies of the last build where files have not changed. In a process of its own: the work
 * would fill the thread pool that this one reads and writes files with.
 */
export async function compressInChild(directory: string, lastBuild: string): Promise<void> {
  const command = 'scripts/lib/building/compressCommand.ts';
  if ((await startChild(command, [directory, lastBuild], ['--import', 'tsx'])) !== 0) {
    throw new Error('The files could not be compressed: the lines above say why.');
  }
}
