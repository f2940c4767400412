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
  /** Lists of the same entries on a page are filtered together, from any of their fields. */
  readonly together?: boolean;
};

/** Where else something fits: "Dashboard", 1. */
export type Elsewhere = { readonly name: string; readonly count: number };

/** What the list says of itself, and where else to look when nothing is left. */
export function countSentence(
  values: FilterValues,
  all: number,
  found: number,
  query: string,
  elsewhere: readonly Elsewhere[] = [],
): string {
  const { entry, plural = `${entry}s`, advice } = values;
  const typed = query.trim();
  if (typed === '') {
    return `${all} ${plural}`;
  }
  if (found === 0 && advice) {
    return `No ${entry} matches “${typed}”. ${advice}`;
  }
  const others = found === 0 ? elsewhere.filter(({ count }) => count > 0) : [];
  const hint = others.map(({ name, count }) => `${name} (${count})`).join(', ');
  return `${found} of ${all} ${plural}${hint && `, but there are matches in ${hint}`}`;
}
