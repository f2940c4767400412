import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Begins to compress scripts, styles and pages while the digest still reads them. In a process of its own: the work
 * would fill the thread pool that this one reads and writes files with. `serving/finishBuild.ts` does what is left.
 * Stands after the plugin that finishes the pages: the framework calls the last hooks in this order.
 */
export default function compressPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'pt-compress',
    async postBuild({ outDir }) {
      await promisify(execFile)(process.execPath, [path.resolve(__dirname, 'compressCommand.mjs'), outDir], {
        cwd: siteDir,
      });
    },
  };
}
