/** How many letters differ, counting a letter too much, too few, another one, and two that changed places. */
function distance(one: string, other: string): number {
  const rows: number[][] = [];
  const away = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= one.length; i += 1) {
    const row = rows[rows.push([]) - 1] ?? [];
    for (let j = 0; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = [away(i - 1, j) + 1, away(i, j - 1) + 1, away(i - 1, j - 1) + change];
      row.push(
        i + j === 0 ? 0 : Math.min(...steps, isSwapped ? away(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY),
      );
    }
  }
  return away(one.length, other.length);
}

/** The word that was probably meant: one that begins so, or with few other letters. Undefined if none is near. */
function nearest(typed: string, words: readonly string[]): string | undefined {
  const text = typed.toLowerCase();
  if (text.length < 2 || text.length > 40) {
    return undefined;
  }
  const begun = text.length > 2 ? words.find((word) => word.toLowerCase().startsWith(text)) : undefined;
  const [best] = words
    .map((word) => ({ word, away: distance(text, word.toLowerCase()) }))
    .sort((one, other) => one.away - other.away);
  return begun ?? (best && best.away <= Math.max(1, Math.floor(text.length / 3)) ? best.word : undefined);
}

const hint = (meant: string | undefined) => (meant ? ` Did you mean ${meant}?` : '');

/** The end of a refusal: " Did you mean rsi?", or nothing. */
export const didYouMean = (typed: string, words: readonly string[]): string => hint(nearest(typed, words));

/** The same where names have several words: one near word of a name is enough. */
export function didYouMeanName(
  typed: string,
  names: readonly string[],
  line = (name: string) => name,
): string {
  const word = nearest(typed, [...names, ...names.flatMap((name) => name.split(' '))])?.toLowerCase();
  const name = names.find(
    (each) => word && [each, ...each.split(' ')].some((part) => part.toLowerCase() === word),
  );
  return hint(name && line(name));
}
