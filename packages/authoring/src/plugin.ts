import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import { checkAddresses } from './checks/addresses';
import { checkFiles } from './checks/files';
import { checkFrontMatter } from './checks/frontMatter';
import { checkSidebar, type SidebarItems, sidebarIds } from './checks/sidebar';
import { type Page, readPages, textFiles } from './pages';

export type ContentChecksOptions = {
  /** The file of the sidebars, from the project's root. It's read anew at each save. */
  readonly sidebarPath: string;
  /** The sidebar of the docs in it. */
  readonly sidebar: string;
  /** Ids of docs that are in no sidebar on purpose. */
  readonly pagesOutsideSidebar: readonly string[];
};

type Sidebars = Readonly<Record<string, SidebarItems>>;

function warn(problems: readonly string[]): void {
  for (const problem of problems) {
    console.warn(`[WARNING] ${problem}`);
  }
}

/**
 * Warns of mistakes that Docusaurus would ignore: a page without description, a page in no sidebar, a page that no check
 * reads, two pages at one address. The specification lets a build go on with them; the tests of `npm run check`, which has
 * the other checks of this package too, fail.
 */
export default function contentChecksPlugin(
  { siteDir }: LoadContext,
  { sidebarPath, sidebar, pagesOutsideSidebar }: ContentChecksOptions,
): Plugin {
  let pages: readonly Page[] = [];
  return {
    name: 'pt-content-checks',
    // So that the dev server checks again when a page is saved.
    getPathsToWatch: () => [
      ...['docs', 'blog', 'src/pages'].map((folder) => `${siteDir}/${folder}/**/*.mdx`),
      `${siteDir}/${sidebarPath}`,
    ],
    async loadContent() {
      pages = await readPages(siteDir);
      const sidebars = (await loadFreshModule(path.join(siteDir, sidebarPath))) as Sidebars;
      const problems = [
        ...checkFiles(siteDir, textFiles(siteDir)),
        ...checkFrontMatter(pages),
        ...checkSidebar(pages, sidebarIds(sidebars[sidebar] ?? []), pagesOutsideSidebar),
      ];
      warn(problems.map((problem) => `${problem} "npm run check" fails on this.`));
    },
    async postBuild({ routesPaths }) {
      warn(checkAddresses(routesPaths, pages));
    },
  };
}

export { checkFiles } from './checks/files';
export { textFiles } from './pages';
export { parseFrontMatter } from './parseFrontMatter';
