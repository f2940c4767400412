import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchConfig } from '../client/config';
import { bundleWorker } from './bundleWorker';
import { dialogHtml } from './dialogHtml';
import { openSearchOf } from './openSearch';

export type { FullRecords, GlossaryTerm, SearchVocabulary } from './searchRecords';

/** `themeConfig.algolia`: the shape of the stock search theme, and what this one adds. */
export type SearchThemeConfig = Omit<SearchConfig, 'worker' | 'searchPage' | 'hosted'> & {
  readonly appId: string;
  readonly apiKey: string;
  /** Without it the index on the device answers; then the service's names are placeholders that nothing is ever sent to. */
  readonly hosted: boolean;
  readonly searchPagePath: string;
};

/** Options of the theme itself. */
export type SearchOptions = {
  /** A module of the site, by its path, that exports `answerTo` (src/answers.ts). */
  readonly answers?: string;
};

function configOf(theme: SearchThemeConfig, searchPage: string, worker: string): SearchConfig {
  const { appId, apiKey, hosted, searchPagePath: _, ...shared } = theme;
  return { ...shared, worker, searchPage, ...(hosted ? { hosted: { appId, apiKey } } : {}) };
}

function writeFile(folder: string, { name, text }: { readonly name: string; readonly text: string }): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** The search dialog and the search page. The index is written after the build, by `writeSearchIndex`. */
export default function searchTheme(context: LoadContext, { answers }: SearchOptions = {}): Plugin {
  const { siteDir, generatedFilesDir, baseUrl, siteConfig } = context;
  const theme = siteConfig.themeConfig.algolia as SearchThemeConfig;
  const searchPage = baseUrl + theme.searchPagePath;
  const openSearch = openSearchOf(context, searchPage);
  const worker = bundleWorker(answers && path.resolve(siteDir, answers));
  return {
    name: 'pt-search',
    getClientModules: () => [path.resolve(__dirname, '../client/focusTarget.ts')],
    getThemePath: () => path.resolve(__dirname, '../theme'),
    contentLoaded({ actions }) {
      actions.addRoute({ path: searchPage, component: '@theme/SearchPage', exact: true });
    },
    injectHtmlTags: () => ({
      headTags: [openSearch.headTag],
      // First in the body: there from the first paint on, however long the page.
      preBodyTags: [dialogHtml(configOf(theme, searchPage, `/assets/search/${worker.name}`))],
    }),
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') {
        return {};
      }
      const own = path.join(generatedFilesDir, 'pt-search');
      writeFile(own, worker);
      // `docusaurus start` builds no index: search and Markdown copies come from the last build, pages never do.
      const staticOptions = { index: false, redirect: false };
      const folders = [
        { directory: own, publicPath: '/assets/search/' },
        { directory: path.join(siteDir, 'build'), publicPath: '/' },
      ].map((folder) => ({ ...folder, watch: false, staticOptions }));
      return { devServer: { static: folders } } as object;
    },
    async postBuild({ outDir }) {
      writeFile(path.join(outDir, 'assets/search'), worker);
      writeFile(outDir, openSearch);
    },
  };
}
