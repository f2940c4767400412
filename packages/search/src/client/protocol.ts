import type { Hit } from '../engine/hits';
import type { NearPage } from '../engine/nearestPages';

export type SearchRequest = {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly excerptWords: number;
};

/** What the page asks of the search worker, and what it gets back. */
export type Request =
  /** `isFirst`: answered by titles alone while the texts are not here yet. */
  | ({ readonly kind: 'search'; readonly isFirst: boolean } & SearchRequest)
  | { readonly kind: 'nearest'; readonly path: string; readonly count: number };

export type Results = {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** How many pages the results are on; unknown when the hosted service answers. */
  readonly documents: number | null;
  /** What to try instead; only when nothing was found. */
  readonly suggestions: readonly string[];
  /** False when only titles were searched. */
  readonly isComplete: boolean;
};

export type Numbered<Message> = { readonly number: number; readonly message: Message };

export type Reply =
  | { readonly ok: true; readonly value: Results | readonly NearPage[] }
  | { readonly ok: false; readonly reason: string };
