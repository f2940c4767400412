/** How many letters have to change to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, each] of Array.from(other).entries()) {
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === each ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The few names that look most like a misspelt one. */
export const nearest = (word: string, names: readonly string[], count = 4) =>
  names.toSorted((a, b) => distance(word, a) - distance(word, b)).slice(0, count);
