import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Starts to compress scripts, styles and pages while other hooks still read them. In a process of its own: the work would
 * fill the thread pool that this one reads and writes files with. `finishBuild.ts` does what is left. Must come after the
 * plugins that finish the pages: Docusaurus calls the hooks in this order.
 */
export default function compressPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'pt-compress',
    async postBuild({ outDir }) {
      const args = ['--import', 'tsx', 'scripts/lib/compressCommand.ts', outDir];
      await promisify(execFile)(process.execPath, args, { cwd: siteDir });
    },
  };
}
