import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkAddresses } from './checks/addresses';
import { checkFileNames } from './checks/fileNames';
import { checkFrontMatter } from './checks/frontMatter';
import { checkSidebar, type SidebarItems, sidebarIds } from './checks/sidebar';
import { readPages, textFiles } from './pages';

export type ContentChecksOptions = {
  /** A function, so that the sidebar does not land in the configuration that browsers get. */
  readonly sidebar: () => SidebarItems;
  /** Ids of docs that are in no sidebar on purpose. */
  readonly pagesOutsideSidebar: readonly string[];
};

function stopOn(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/**
 * Stops the build on mistakes that Docusaurus would ignore: a page without description, a page in no sidebar, a page that
 * no check reads, two pages at one address. The other checks of this package are for tests, which take longer.
 */
export default function contentChecksPlugin(
  { siteDir }: LoadContext,
  { sidebar, pagesOutsideSidebar }: ContentChecksOptions,
): Plugin {
  return {
    name: 'pt-content-checks',
    async loadContent() {
      const pages = await readPages(siteDir);
      stopOn([
        ...checkFileNames(textFiles(siteDir)),
        ...checkFrontMatter(pages),
        ...checkSidebar(pages, sidebarIds(sidebar()), pagesOutsideSidebar),
      ]);
    },
    async postBuild({ routesPaths }) {
      stopOn(checkAddresses(routesPaths));
    },
  };
}
