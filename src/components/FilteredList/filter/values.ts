/** What differs from one filtered list to another. */
export type FilterValues = {
  /** What an entry is called: "term". */
  readonly entry: string;
  /** Where an s at the end doesn't make the plural. */
  readonly plural?: string;
  /** Said after "No term matches “x”."; without it the count says 0. */
  readonly advice?: string;
  /** Whether a typed word may stand inside another; if not, it starts one. */
  readonly insideWords?: boolean;
  /** Where the browser does not do that by itself. */
  readonly escapeClears?: boolean;
};

/** What the list says of itself. */
export function countSentence(values: FilterValues, all: number, found: number, query: string): string {
  const { entry, plural = `${entry}s`, advice, escapeClears } = values;
  const typed = query.trim();
  if (typed === '') {
    return `${all} ${plural}`;
  }
  if (found === 0 && advice) {
    return `No ${entry} matches “${typed}”. ${advice}`;
  }
  return `${found} of ${all} ${plural}${escapeClears ? '. Esc clears the filter.' : ''}`;
}
