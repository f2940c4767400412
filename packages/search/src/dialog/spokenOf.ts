import { failureHelp, messages } from '../client/messages';
import type { Outcome } from '../results/useResults';

export const counted = (count: number): string => `${count} ${count === 1 ? 'result' : 'results'}`;

/** What is said aloud: the answer, how many results there are, or why there are none. */
export function spokenOf({ status, query, results }: Outcome): string {
  if (!results) {
    return status === 'failed' ? `${messages.failed}. ${failureHelp}` : '';
  }
  const [first] = results.hits;
  return first
    ? (first.kind === 'answer' ? `${first.title.join('')} ` : '') + counted(results.total)
    : `${messages.noResults} "${query}"`;
}
