import { floor } from './floor';
import type { SearchQuery } from './query';
import { tuned } from './tuned';

export { type QueryKind, queryKinds, type SearchQuery } from './query';

/**
 * Queries of people who hadn't read these docs: titles of issues, threads and help centres, and misspelt words. Accepted are
 * pages, not sections, so that a page can be rewritten.
 */
export const searchQueries = { tuned, floor } as const satisfies Readonly<
  Record<string, readonly SearchQuery[]>
>;

export const pagesOf = ([, , pages]: SearchQuery): string[] =>
  pages.split(' ').map((page) => `/docs/${page}`);

/** The rank of the first result on an accepted page, from 1; 0 when there is none. */
export const rankOf = (urls: readonly string[], query: SearchQuery): number => {
  const pages = new Set(pagesOf(query));
  return urls.findIndex((url) => pages.has((url.split('#')[0] ?? '').replace(/\/$/, ''))) + 1;
};
