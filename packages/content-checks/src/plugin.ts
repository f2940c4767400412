import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkAddresses } from './checks/addresses';
import { checkFileNames } from './checks/fileNames';
import { checkFrontMatter } from './checks/frontMatter';
import { checkSidebar, type SidebarItems, sidebarIds } from './checks/sidebar';
import { isBuild } from './isBuild';
import { readPages, textFiles } from './pages';

export type ContentChecksOptions = {
  /** A function, so that the sidebar does not land in the configuration that browsers get. */
  readonly sidebar: () => SidebarItems;
  /** Ids of docs that are in no sidebar on purpose. */
  readonly pagesOutsideSidebar: readonly string[];
};

/** A build stops. The dev server goes on and says what is left to do: a page is half-written while it is being written. */
function report(problems: readonly string[]): void {
  if (problems.length === 0) {
    return;
  }
  if (isBuild()) {
    throw new Error(problems.join('\n'));
  }
  for (const problem of problems) {
    console.warn(`[WARNING] ${problem} The build will stop on this.`);
  }
}

/**
 * Stops the build, and warns on the dev server, on mistakes that Docusaurus would ignore: a page without description, a
 * page in no sidebar, a page that no check reads, two pages at one address. The other checks of this package are for tests,
 * which take longer.
 */
export default function contentChecksPlugin(
  { siteDir }: LoadContext,
  { sidebar, pagesOutsideSidebar }: ContentChecksOptions,
): Plugin {
  return {
    name: 'pt-content-checks',
    // So that the dev server checks again when a page is saved.
    getPathsToWatch: () => ['docs', 'blog', 'src/pages'].map((folder) => `${siteDir}/${folder}/**/*.mdx`),
    async loadContent() {
      const pages = await readPages(siteDir);
      report([
        ...checkFileNames(textFiles(siteDir)),
        ...checkFrontMatter(pages),
        ...checkSidebar(pages, sidebarIds(sidebar()), pagesOutsideSidebar),
      ]);
    },
    async postBuild({ routesPaths }) {
      report(checkAddresses(routesPaths));
    },
  };
}

export { parseFrontMatter } from './parseFrontMatter';
