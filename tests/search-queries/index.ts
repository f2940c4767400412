import { developQueries } from './develop';
import { freshQueries } from './fresh';
import { heldOutQueries } from './heldOut';
import type { SearchQuery } from './query';
import { tunedQueries } from './tuned';

export { type QueryKind, queryKinds, type SearchQuery } from './query';

/**
 * Queries with their answers, by set: `tuned` was used while the engine was written, `heldOut` was looked at afterwards,
 * `develop` are other words and questions that the vocabulary was then worked on for, `fresh` was never looked at.
 */
export const searchQueries = {
  tuned: tunedQueries,
  heldOut: heldOutQueries,
  develop: developQueries,
  fresh: freshQueries,
} as const satisfies Readonly<Record<string, readonly SearchQuery[]>>;

/** An answer without an anchor accepts every section of its page. */
const answersIt = (url: string, answer: string) =>
  answer.includes('#') ? url === answer : url.split('#')[0] === answer;

/** The rank of the first right result, from 1; 0 when there is none. */
export const rankOf = (urls: readonly string[], answers: readonly string[]): number =>
  urls.findIndex((url) => answers.some((answer) => answersIt(url, answer))) + 1;
