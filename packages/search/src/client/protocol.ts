import type { NearPage } from '../engine/nearest';
import type { Results, SearchRequest } from '../engine/results';

export type { Results, SearchRequest };

/** What the page asks of the search worker, and what it gets back. */
export type Request =
  /** Answered at once: a file that isn't the worker never does. */
  | { readonly kind: 'hello' }
  /** `isFirst`: answered by titles alone while the texts are not here yet. */
  | ({ readonly kind: 'search'; readonly isFirst: boolean } & SearchRequest)
  | { readonly kind: 'nearest'; readonly path: string; readonly count: number };

export type Numbered<Message> = { readonly number: number; readonly message: Message };

export type Reply =
  | { readonly ok: true; readonly value: Results | readonly NearPage[] }
  | { readonly ok: false; readonly reason: string };

/** Search could not answer. */
export class SearchFailure extends Error {}
