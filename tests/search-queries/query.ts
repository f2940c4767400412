export const queryKinds = [
  'symptom',
  'error',
  'question',
  'task',
  'jargon',
  'other-product-word',
  'typo',
] as const;
export type QueryKind = (typeof queryKinds)[number];

/** What somebody typed or titled, the pages under `/docs/` of which each answers it, and where it was written down. */
export type SearchQuery = readonly [kind: QueryKind, query: string, pages: string, source: string];
