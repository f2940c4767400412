import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { helpIds } from '../../data/help-ids';
import { buildHost, writeFiles } from '../../embed-host/build.mjs';
import { brokenTargets } from './checkTargets';

/**
 * Publishes the app's half of embed mode (embed-host/) at /embed/host.js and the help ids at /help-ids.json, after
 * holding every help id against the finished pages. Registers the page's half.
 */
export default function embedHostPlugin(context: LoadContext): Plugin {
  return {
    name: 'pt-embed-host',
    getClientModules() {
      return [path.join(context.siteDir, 'src/clientModules/embed.ts')];
    },
    async postBuild({ outDir }) {
      const broken = brokenTargets(helpIds, (page) => {
        const file = path.join(outDir, page, 'index.html');
        return existsSync(file) ? readFileSync(file, 'utf8') : null;
      });
      if (broken.length > 0) {
        throw new Error(
          `Help ids lead nowhere. The app's help buttons rely on them: correct page or section in data/help-ids.ts, never the id.\n${broken.join('\n')}`,
        );
      }
      const { 'help-ids.json': helpIdsJson, ...host } = await buildHost(helpIds);
      writeFiles(path.join(outDir, 'embed'), host);
      writeFiles(outDir, { 'help-ids.json': helpIdsJson });
    },
  };
}
