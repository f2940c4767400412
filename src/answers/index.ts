import type { AnswerTo } from '@pt-docs/search/answers';
import { readAsked } from './asked';
import { calculations } from './calculations';
import { facts } from './facts';
import { filterLine } from './lines';
import { named } from './named';

/** A comparison is a filter, whatever else the line looks like. */
const COMPARES = /[<>=]/;

const answerOf: AnswerTo = (query, find) => {
  const asked = readAsked(query);
  if (!asked) {
    return null;
  }
  const recognisers = COMPARES.test(asked.text)
    ? [filterLine]
    : [...calculations, ...facts, ...named, filterLine];
  for (const recognise of recognisers) {
    const answer = recognise(asked, find);
    if (answer) {
      return answer;
    }
  }
  return null;
};

/**
 * Answers in the search box. Each recogniser takes one kind of question, and only if it knows every word of it: what
 * it doesn't know may change the meaning, so that the ordinary results are better than a wrong number. A change is
 * offered only where the answer to its query rests on it.
 */
export const answerTo: AnswerTo = (query, find) => {
  const answer = answerOf(query, find);
  const changes = answer?.changes?.filter(
    ({ from, to, query: other }) =>
      from !== to && answerOf(other, find)?.changes?.some((change) => ` ${change.from}`.endsWith(` ${to}`)),
  );
  return answer && { ...answer, changes: changes ?? [] };
};
