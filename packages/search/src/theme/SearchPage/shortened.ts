const MOST_LETTERS = 80;

/** A query as a title repeats it: somebody may have pasted a whole page. */
export const shortened = (query: string): string =>
  query.length > MOST_LETTERS ? `${query.slice(0, MOST_LETTERS).trimEnd()}…` : query;
