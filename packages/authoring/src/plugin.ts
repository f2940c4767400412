import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkAddresses } from './checks/addresses';
import { checkFileNames } from './checks/fileNames';
import { checkFrontMatter } from './checks/frontMatter';
import { checkSidebar, type SidebarItems, sidebarIds } from './checks/sidebar';
import { type Page, readPages, textFiles } from './pages';

export type ContentChecksOptions = {
  /** A function, so that the sidebar does not land in the configuration that browsers get. */
  readonly sidebar: () => SidebarItems;
  /** Ids of docs that are in no sidebar on purpose. */
  readonly pagesOutsideSidebar: readonly string[];
};

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
  { sidebar, pagesOutsideSidebar }: ContentChecksOptions,
): Plugin {
  let pages: readonly Page[] = [];
  return {
    name: 'pt-content-checks',
    // So that the dev server checks again when a page is saved.
    getPathsToWatch: () => ['docs', 'blog', 'src/pages'].map((folder) => `${siteDir}/${folder}/**/*.mdx`),
    async loadContent() {
      pages = await readPages(siteDir);
      const problems = [
        ...checkFileNames(textFiles(siteDir)),
        ...checkFrontMatter(pages),
        ...checkSidebar(pages, sidebarIds(sidebar()), pagesOutsideSidebar),
      ];
      warn(problems.map((problem) => `${problem} "npm run check" fails on this.`));
    },
    async postBuild({ routesPaths }) {
      warn(checkAddresses(routesPaths, pages));
    },
  };
}

export { parseFrontMatter } from './parseFrontMatter';
