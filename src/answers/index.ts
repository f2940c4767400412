import type { AnswerTo } from '@pt-docs/search/answers';
import { facts } from './facts';
import { funding } from './funding';
import { filterLine } from './lines';
import { named } from './named';
import { orders } from './orders';
import { readQuery } from './readQuery';
import { share } from './share';
import { swaps } from './swap';

/** A comparison is a filter, whatever else the line looks like. */
const COMPARES = /[<>=]/;

/**
 * Answers in the search box. Each recogniser takes one kind of question, and only if it knows every word of it: what
 * it doesn't know may change the meaning, so that the ordinary results are better than a wrong number.
 */
export const answerTo: AnswerTo = (text, find) => {
  const query = readQuery(text);
  const recognisers = COMPARES.test(query?.text ?? '')
    ? [filterLine]
    : [...orders, ...funding, ...swaps, share, ...facts, ...named, filterLine];
  for (const recognise of query ? recognisers : []) {
    const answer = query && recognise(query, find);
    if (answer) {
      return answer;
    }
  }
  return null;
};
