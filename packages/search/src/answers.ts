import type { RecordKind } from './engine/indexFile';

/**
 * A chip: one input of an answer, and the query that changes it. An input with a few choices names the next one (`to`), and
 * `query` says it. A number is typed over instead: `query` says what was understood, and `select` is where the number is in
 * it, from its first character to the one behind its last. With neither, the chip is one of two ways to read the query.
 */
export type Change = {
  readonly from: string;
  readonly query: string;
  readonly to?: string;
  readonly select?: readonly [from: number, to: number];
};

/** What a query is answered with where it is a question that the site's models or data can answer. */
export type BoxAnswer = {
  /** What a calculation took the query for, shown first: `10% a year, paid every 8 hours`. Facts have none. */
  readonly understood?: string;
  /** One sentence, with the number that was asked for. */
  readonly sentence: string;
  /** That number as it stands in the sentence. */
  readonly number?: string;
  /** What else it rests on, or what belongs to it. */
  readonly assumed: string;
  /** Every input of a calculation, in the order of `understood`. */
  readonly changes?: readonly Change[];
  /** A page of the site: the figure in that state, the row, the term. */
  readonly url: string;
};

/** What the index knows by name; null where nothing or more than one thing is called so. */
export type NamedRecord = { readonly title: string; readonly text: string; readonly url: string };
export type FindNamed = (kind: RecordKind, name: string) => NamedRecord | null;

export type AnswerTo = (query: string, find: FindNamed) => BoxAnswer | null;

/** A site with answers names a module of its own in the theme's options, which takes the place of this one. */
export const answerTo: AnswerTo = () => null;
