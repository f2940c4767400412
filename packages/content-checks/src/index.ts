import type { LoadContext, Plugin } from '@docusaurus/types';
import { PAGES_OUTSIDE_SIDEBAR } from '../../../config/content';
import sidebars from '../../../sidebars';
import { checkAddresses } from './checks/addresses';
import { checkFileNames } from './checks/fileNames';
import { checkFrontMatter } from './checks/frontMatter';
import { checkSidebar, sidebarIds } from './checks/sidebar';
import { readPages, textFiles } from './pages';

function stopOn(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/**
 * Stops the build on mistakes that the framework would pass over: a page without description, a page in no
 * sidebar, a page that no check reads, two pages at one address. The other checks of this folder run in `npm run check` (tests/content.test.ts).
 */
export default function contentGuardPlugin(context: LoadContext): Plugin {
  return {
    name: 'pt-content-guard',
    async loadContent() {
      const pages = await readPages(context.siteDir);
      const items = Array.isArray(sidebars.docs) ? sidebars.docs : [];
      stopOn([
        ...checkFileNames(textFiles(context.siteDir)),
        ...checkFrontMatter(pages),
        ...checkSidebar(pages, sidebarIds(items), PAGES_OUTSIDE_SIDEBAR),
      ]);
    },
    async postBuild({ routesPaths }) {
      stopOn(checkAddresses(routesPaths));
    },
  };
}
