import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkAddresses } from './checks/addresses';
import { checkFileNames } from './checks/fileNames';
import { checkFrontMatter } from './checks/frontMatter';
import { checkSidebar, type SidebarItems, sidebarIds } from './checks/sidebar';
import { isBuild } from './isBuild';
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

/** A build stops. The dev server goes on and says what is left to do: a page is half-written while it is being written. */
function report(problems: readonly string[]): void {
  if (problems.length > 0 && isBuild()) {
    throw new Error(problems.join('\n'));
  }
  warn(problems.map((problem) => `${problem} The build will stop on this.`));
}

/**
 * Stops the build, and warns on the dev server, on mistakes that Docusaurus would ignore: a page without description, a
 * page in no sidebar, a page that no check reads. Two pages at one address are a warning. The other checks of this package
 * are for tests, which take longer.
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
      report([
        ...checkFileNames(textFiles(siteDir)),
        ...checkFrontMatter(pages),
        ...checkSidebar(pages, sidebarIds(sidebar()), pagesOutsideSidebar),
      ]);
    },
    async postBuild({ routesPaths }) {
      warn(checkAddresses(routesPaths, pages));
    },
  };
}

export { parseFrontMatter } from './parseFrontMatter';
