import { visit } from 'unist-util-visit';
import type { Page } from '../pages';
import { treeOf } from '../treeOf';

/** Both ways: a page that leads nowhere, or that nothing leads to, is not found by reading. */
const MIN_LINKS_OUT = 2;
const MIN_LINKS_IN = 2;

type InternalLink = { readonly route: string; readonly line: number };

function linksOf(page: Page): InternalLink[] {
  const links: InternalLink[] = [];
  visit(treeOf(page), 'link', ({ url, position }) => {
    if (url.startsWith('/') || url.startsWith('#')) {
      const [route] = url.split(/[?#]/, 1);
      links.push({ route: route || page.route, line: page.firstLine + (position?.start.line ?? 1) - 1 });
    }
  });
  return links;
}

/** Pages only: anchors, of which components draw many, are checked on the built pages (tests/built/links.test.ts). */
function brokenLinks(pages: readonly Page[], otherRoutes: readonly string[]): string[] {
  const routes = new Set([...pages.map(({ route }) => route), ...otherRoutes]);
  return pages.flatMap((page) =>
    linksOf(page)
      .filter(({ route }) => !routes.has(route))
      .map(
        ({ route, line }) =>
          `${page.file}:${line} links to ${route}, which is no page (folder pages end in a slash). Correct the link.`,
      ),
  );
}

/** Every doc links to at least two other pages, and at least two others link to it. */
function lonelyPages(pages: readonly Page[]): string[] {
  const targets = new Map(
    pages.map((page) => [
      page,
      new Set(
        linksOf(page)
          .map(({ route }) => route)
          .filter((route) => route !== page.route),
      ),
    ]),
  );
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

export function checkLinks(pages: readonly Page[], otherRoutes: readonly string[]): string[] {
  return [...brokenLinks(pages, otherRoutes), ...lonelyPages(pages)];
}
