import { failureHelp, messages } from '../client/messages';
import type { Hit } from '../engine/hits';
import type { Outcome } from './useResults';

export const counted = (count: number): string => `${count} ${count === 1 ? 'result' : 'results'}`;

const MOST_LETTERS = 80;

/** A query as a title repeats it: somebody may have pasted a whole page. */
export const shortened = (query: string): string =>
  query.length > MOST_LETTERS ? `${query.slice(0, MOST_LETTERS).trimEnd()}…` : query;

/** An error's row has its meaning only once the texts are here, which may be after it was read. */
const answerIn = ({ kind, title, text }: Hit): string =>
  kind === 'answer'
    ? `${title.join('')} `
    : kind === 'code' && text.join('')
      ? `${title.join('')}: ${text.join('').split('\n')[0]} `
      : '';

/** What is said aloud: the answer, how many results there are, or why there are none. */
export function spokenOf({ status, query, results }: Outcome): string {
  if (!results) {
    return status === 'failed' ? `${messages.failed}. ${failureHelp}` : '';
  }
  const [first] = results.hits;
  return first ? answerIn(first) + counted(results.total) : `${messages.noResults} "${shortened(query)}"`;
}
