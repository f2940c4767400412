import type { Hit } from '../engine/hits';
import type { NearPage } from '../engine/nearestPages';

/** What the page asks of the search worker, and what it gets back. */
export type SearchRequest = {
  readonly kind: 'search';
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly excerptWords: number;
};
export type NearestRequest = { readonly kind: 'nearest'; readonly path: string; readonly count: number };
/** Loads the index ahead of the first query. */
export type WarmRequest = { readonly kind: 'warm' };
export type Request = SearchRequest | NearestRequest | WarmRequest;

export type SearchResponse = {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** What to try instead; only when nothing was found. */
  readonly suggestions: readonly string[];
};

export type Numbered<Message> = { readonly number: number; readonly message: Message };

export type Reply =
  | { readonly ok: true; readonly value: SearchResponse | readonly NearPage[] | null }
  | { readonly ok: false; readonly reason: string };
