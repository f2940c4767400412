import { type Page, withoutSlash } from '../reading';

/**
 * Pages in the order of their "next" links. Sequences come in the order in which their first pages are given, pages
 * without such links after them.
 */
export function inReadingOrder(pages: readonly Page[]): Page[] {
  const byPath = new Map(pages.map((page) => [withoutSlash(page.path), page]));
  const followers = new Set(pages.map(({ next }) => withoutSlash(next)));
  const ordered = new Set<Page>();
  for (const first of pages.filter(({ path, next }) => next !== '' && !followers.has(withoutSlash(path)))) {
    for (
      let page: Page | undefined = first;
      page && !ordered.has(page);
      page = byPath.get(withoutSlash(page.next))
    ) {
      ordered.add(page);
    }
  }
  return [...ordered, ...pages.filter((page) => !ordered.has(page))];
}
