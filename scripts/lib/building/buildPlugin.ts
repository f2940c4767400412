import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { headTags } from '../../../config/site';
import { checkDataInChild, compressInChild } from './runInChild';

/** In the folder of generated files, which every build writes anew. */
export const ROUTES_FILE = 'routes.json';

const ASSETS = 'assets';

type Compiler = { readonly hooks: { readonly afterEmit: { tap(name: string, work: () => void): void } } };

/**
 * What a build needs from inside Docusaurus: the list of routes for `finishBuild.ts`, because file names do not tell which
 * of them end with a slash; and an early start of compressing, since scripts and styles are final before pages are rendered,
 * which keeps one core busy. The site's own tags in the head. And its data: the check, for the dev server too, and the loader of
 * what stands as YAML.
 */
export default function buildPlugin({ siteDir, generatedFilesDir, outDir }: LoadContext): Plugin {
  let compressing: Promise<void> | undefined;
  const compressAssets = {
    apply: ({ hooks }: Compiler) =>
      hooks.afterEmit.tap('pt-build', () => {
        // Not the folder above it, from which the server's bundle is removed meanwhile.
        compressing = compressInChild(path.join(outDir, ASSETS), path.join('build', ASSETS));
      }),
  };
  return {
    name: 'pt-build',
    // So that the dev server reads the records again when one is saved.
    getPathsToWatch: () => [path.join(siteDir, 'data/**/*')],
    loadContent: checkDataInChild,
    injectHtmlTags: () => ({ headTags }),
    configureWebpack: ({ mode }, isServer): object => ({
      plugins: mode === 'production' && !isServer ? [compressAssets] : [],
      module: {
        rules: [
          {
            include: path.join(siteDir, 'data'),
            enforce: 'pre',
            loader: path.join(siteDir, 'scripts/lib/building/recordsLoader.mjs'),
          },
        ],
      },
    }),
    async postBuild({ routesPaths }) {
      writeFileSync(path.join(generatedFilesDir, ROUTES_FILE), JSON.stringify(routesPaths));
      await compressing;
    },
  };
}
