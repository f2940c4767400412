import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Where `npm run bench -- bundle` finds the bundler's account of the scripts. */
export const STATS_FILE = '.cache/bundle-stats.json';

/** A module of the main script, before it was made small. */
export type ModuleAccount = { readonly file: string; readonly type: string; readonly size: number };

/** Writes the bundler's own account of what is in the main script. */
export default function bundleStatsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'pt-bundle-stats',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.done.tap('pt-bundle-stats', (stats) => {
                const { chunkGraph, chunks } = stats.compilation;
                const main = Array.from(chunks).find(({ name }) => name === 'main');
                const modules = main ? Array.from(chunkGraph.getChunkModules(main)) : [];
                const parts: ModuleAccount[] = modules.flatMap((module) =>
                  // The bundler's types know no joined modules.
                  ((module as { modules?: (typeof module)[] }).modules ?? [module]).map((part) => ({
                    file: part.nameForCondition() ?? part.identifier(),
                    type: part.type,
                    size: part.size(),
                  })),
                );
                const file = path.join(siteDir, STATS_FILE);
                mkdirSync(path.dirname(file), { recursive: true });
                writeFileSync(file, JSON.stringify(parts));
              });
            },
          },
        ],
      };
    },
  };
}
