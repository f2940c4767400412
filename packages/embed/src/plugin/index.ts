import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildHost, writeFiles } from '../../host/build.mjs';
import type { HelpIds } from '../../host/src/types';

export { brokenTargets } from './checkTargets';

export type EmbedOptions = {
  /** Exact origins of the apps that may show the docs in a frame and send messages to them. */
  readonly origins: readonly string[];
  /** Help ids and where they lead. A function, so that the list does not land in the configuration that browsers get. */
  readonly helpIds: () => HelpIds;
};

/**
 * Registers the docs side of embed mode, and publishes the host side at /embed/host.js and the help ids at
 * /help-ids.json. `brokenTargets` tells which help ids lead nowhere once all pages are built.
 */
export default function embedPlugin(_context: LoadContext, { origins, helpIds }: EmbedOptions): Plugin {
  return {
    name: 'pt-embed',
    configureWebpack(_config, _isServer, { currentBundler }) {
      return {
        plugins: [new currentBundler.instance.DefinePlugin({ EMBED_ORIGINS: JSON.stringify(origins) })],
      };
    },
    getClientModules() {
      return [path.resolve(__dirname, '../client/clientModule.ts')];
    },
    async postBuild({ outDir }) {
      const { 'help-ids.json': helpIdsJson, ...host } = await buildHost(helpIds());
      writeFiles(path.join(outDir, 'embed'), host);
      writeFiles(outDir, { 'help-ids.json': helpIdsJson });
    },
  };
}
