import type { RecordKind } from './engine/indexFile';

/** One thing that an answer rests on, what it could be instead, and the query that says so. */
export type Change = { readonly from: string; readonly to: string; readonly query: string };

/** What a query is answered with where it is a question that the site's models or data can answer. */
export type BoxAnswer = {
  /** One sentence, with the number that was asked for. */
  readonly sentence: string;
  /** That number as it stands in the sentence. */
  readonly number?: string;
  /** The numbers it rests on besides those that were typed, and what else belongs to it. */
  readonly assumed: string;
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
