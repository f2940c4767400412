/** How many letters differ, counting a letter too much, too few, another one, and two that changed places. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const before = rows[i - 1] as number[];
      row.push(
        Math.min(
          (before[j] as number) + 1,
          (row[j - 1] as number) + 1,
          (before[j - 1] as number) + (isSame ? 0 : 1),
          isSwapped ? ((rows[i - 2] as number[])[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
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

/** The end of a refusal: " Did you mean rsi?", or nothing. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = nearest(typed, words);
  return word ? ` Did you mean ${word}?` : '';
}
