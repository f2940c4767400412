import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { helpIds } from '../../../../data/help-ids';
import { buildHost, writeFiles } from '../../host/build.mjs';

/**
 * Publishes the app's half of embed mode (embed-host/) at /embed/host.js and the help ids at /help-ids.json, and
 * registers the page's half. Whether every help id leads somewhere is asked when the pages are complete
 * (serving/finishBuild.ts).
 */
export default function embedHostPlugin(_context: LoadContext): Plugin {
  return {
    name: 'pt-embed-host',
    getClientModules() {
      return [path.resolve(__dirname, '../client/clientModule.ts')];
    },
    async postBuild({ outDir }) {
      const { 'help-ids.json': helpIdsJson, ...host } = await buildHost(helpIds);
      writeFiles(path.join(outDir, 'embed'), host);
      writeFiles(outDir, { 'help-ids.json': helpIdsJson });
    },
  };
}
