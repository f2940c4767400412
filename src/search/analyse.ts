/** Words, as both the index and the query see them. */

/** Longer text is cut: nobody types it, and pasting a page must not freeze the search. */
export const MAX_QUERY_LENGTH = 400;
export const MAX_QUERY_WORDS = 16;

/** Case, accents, typographic minus and possessives do not make a different word. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');
}

const WORD = /[\p{L}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return normalise(text).match(WORD) ?? [];
}

/** A query or a name in one form, for comparing whole phrases: `/study add` and `Study add` are the same. */
export const phraseOf = (text: string): string => wordsOf(text).join(' ');

/** Words that shape a question but say nothing about its subject. */
const QUESTION_WORDS = new Set(
  'a an and are as at be but by can cant could did do does doesnt for from get got had has have how i if in into is it its me my not of on or our should so some than that the their them then there these this to up use using want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

export const isQuestionWord = (word: string): boolean => QUESTION_WORDS.has(word);

/** A crude stem, good enough to see that `connecting`, `connected` and `connects` belong together. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(?:ing|ed|ation|ations)$/, '')
    .replace(/e$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1');
  return stem.length >= 3 ? stem : word;
}

/** One edit from four letters, two from eight; a number is either right or another number. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/**
 * Edits between two words, where swapping two neighbours counts as one (the commonest slip of the fingers).
 * Gives up with `limit + 1` as soon as the limit cannot be kept.
 */
export function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}
