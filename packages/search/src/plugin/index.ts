import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export type { FullRecords, GlossaryTerm, SearchVocabulary } from './searchRecords';
export type { SearchIndexOptions } from './writeSearchIndex';

/**
 * The theme: search dialog and search page in place of the stock ones. List it after `@docusaurus/theme-search-algolia`.
 * The index is written after the build, by `writeSearchIndex`.
 */
export default function searchTheme({ siteDir }: LoadContext): Plugin {
  return {
    name: 'pt-search',
    getThemePath: () => path.resolve(__dirname, '../theme'),
    configureWebpack() {
      // `docusaurus start` builds no index: search and Markdown copies come from the last build, pages never do.
      const lastBuild = {
        directory: path.join(siteDir, 'build'),
        publicPath: '/',
        watch: false,
        staticOptions: { index: false, redirect: false },
      };
      return { devServer: { static: [lastBuild] } } as object;
    },
  };
}
