import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps out of the browser bundle what the built HTML already contains. */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'pt-lean-client',
    configureWebpack() {
      return {
        resolve: {
          alias: { 'prism-react-renderer$': path.resolve(__dirname, 'noPrism.ts') },
        },
      };
    },
  };
}
