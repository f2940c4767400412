import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/** Bundles src/boot/head.ts into the one inline script of every page, and registers what goes on from there. */
export default function headScriptPlugin(context: LoadContext): Plugin {
  const { announcementBar } = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'pt-head-script',
    injectHtmlTags() {
      const bundle = buildSync({
        entryPoints: [path.resolve(__dirname, '../head/head.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2020',
        define: { ANNOUNCEMENT_ID: JSON.stringify(announcementBar?.id ?? '') },
      });
      const [script] = bundle.outputFiles;
      if (!script) {
        throw new Error('The head script is empty.');
      }
      return { headTags: [{ tagName: 'script', innerHTML: script.text.trim() }] };
    },
    getPathsToWatch() {
      return [path.resolve(__dirname, '../head/**/*.ts')];
    },
    getClientModules() {
      return [path.resolve(__dirname, '../../../offline/src/client/offlineLinks.ts')];
    },
  };
}
