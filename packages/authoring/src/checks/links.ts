import { visit } from 'unist-util-visit';
import type { Page } from '../pages';
import { treeOf } from '../treeOf';

/** Both ways: a page that leads nowhere, or that nothing leads to, is not found by reading. */
const MIN_LINKS_OUT = 2;
const MIN_LINKS_IN = 2;

/** Other pages of the site that a page links to. */
function targetsOf(page: Page): Set<string> {
  const targets = new Set<string>();
  visit(treeOf(page), 'link', ({ url }) => {
    const [route = ''] = url.split(/[?#]/, 1);
    if (route.startsWith('/') && route !== page.route) {
      targets.add(route);
    }
  });
  return targets;
}

/** Every doc links to at least two other pages, and at least two others link to it. Broken links are looked for on built pages. */
export function checkLinks(pages: readonly Page[]): string[] {
  const targets = new Map(pages.map((page) => [page, targetsOf(page)]));
  return pages
    .filter(({ kind }) => kind === 'doc')
    .flatMap((page) => {
      const out = targets.get(page)?.size ?? 0;
      const linkedFrom = pages.filter(
        (other) => other !== page && targets.get(other)?.has(page.route),
      ).length;
      return [
        ...(out < MIN_LINKS_OUT
          ? [`${page.file} links to ${out} other page(s). Link to at least ${MIN_LINKS_OUT}.`]
          : []),
        ...(linkedFrom < MIN_LINKS_IN
          ? [
              `${page.file} is linked from ${linkedFrom} other page(s). Link to it from at least ${MIN_LINKS_IN}.`,
            ]
          : []),
      ];
    });
}
