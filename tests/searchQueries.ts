import { readFileSync } from 'node:fs';

export const queryKinds = [
  'symptom',
  'error',
  'question',
  'task',
  'jargon',
  'other-product-word',
  'typo',
] as const;
type QueryKind = (typeof queryKinds)[number];

/** What somebody typed or titled, the pages under `/docs/` of which each answers it, and where it was written down. */
export type SearchQuery = readonly [kind: QueryKind, query: string, pages: string, source: string];

/** Below the kind in brackets one query per line: `query | accepted pages | source`. */
function queriesIn(set: string): SearchQuery[] {
  let kind: QueryKind | undefined;
  const lines = readFileSync(`data/search/queries/${set}.txt`, 'utf8').trim().split('\n');
  return lines.flatMap((line): SearchQuery[] => {
    const [query = '', pages = '', source = ''] = line.split(' | ');
    kind = queryKinds.find((name) => line === `[${name}]`) ?? kind;
    return kind && pages ? [[kind, query, pages, source]] : [];
  });
}

/**
 * Queries of people who hadn't read these docs: titles of issues, threads and help centres, and misspelt words. Accepted are
 * pages, not sections, so that a page can be rewritten.
 */
export const searchQueries = {
  tuned: queriesIn('tuned'),
  floor: queriesIn('floor'),
  fresh: queriesIn('fresh'),
} as const;

export const pagesOf = ([, , pages]: SearchQuery): string[] =>
  pages.split(' ').map((page) => `/docs/${page}`);

/** The rank of the first result on an accepted page, from 1; 0 when there is none. */
export const rankOf = (urls: readonly string[], query: SearchQuery): number => {
  const pages = new Set(pagesOf(query));
  return urls.findIndex((url) => pages.has((url.split('#')[0] ?? '').replace(/\/$/, ''))) + 1;
};
