import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps out of the browser bundle what the built HTML already contains. */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'pt-lean-client',
    configureWebpack(_config, isServer, { currentBundler }) {
      return {
        // Lets a module import what only the drawn page needs (src/figures/Figure).
        plugins: [new currentBundler.instance.DefinePlugin({ SERVER_DRAWN: JSON.stringify(isServer) })],
        resolve: {
          alias: { 'prism-react-renderer$': path.resolve(__dirname, 'noPrism.ts') },
        },
      };
    },
  };
}
