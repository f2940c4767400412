import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuiltPages } from '@pt-docs/built-pages';
import { writeMarkdownCopies } from '@pt-docs/markdown-copies';
import { writeSearchIndex } from '@pt-docs/search';
import { routesWithoutContent, searchIndexOf } from './searchIndex';

/** Parses every built page once and writes the search index and the Markdown copies from it. */
export default function pageFilesPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const cache = (name: string) => path.join(siteDir, 'node_modules/.cache', name);
  return {
    name: 'pt-page-files',
    async postBuild({ outDir, routesPaths }) {
      const pages = await readBuiltPages(outDir, routesPaths, {
        cacheDir: cache('built-pages'),
        exclude: routesWithoutContent,
      });
      const { title, tagline, url } = siteConfig;
      await Promise.all([
        writeSearchIndex(outDir, pages, searchIndexOf(outDir)),
        writeMarkdownCopies(outDir, pages, { title, tagline, url, cacheDir: cache('markdown-copies') }),
      ]);
    },
  };
}
