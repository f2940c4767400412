/** Words, as both the index and the query see them. */

/** Longer text is cut: nobody types it, and pasting a page must not freeze the search. */
export const MAX_QUERY_LENGTH = 400;
export const MAX_QUERY_WORDS = 16;

/** Text without accents, apostrophes aside. */
const PLAIN = /^[\0-\x7f’‘“”–—−…·›]*$/;

/** Case, accents and possessives do not make a different word. */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  // Most text is plain letters, for which the slow part changes nothing.
  const plain = PLAIN.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain.replace(/['’](?:s\b)?/g, '');
}

const WORD = /[\p{L}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return normalise(text).match(WORD) ?? [];
}

/** A query or a name in one form, for comparing whole phrases: `/study add` and `Study add` are the same. */
export const phraseOf = (text: string): string => wordsOf(text).join(' ');

/** Words that shape a question but say nothing about its subject. */
const QUESTION_WORDS = new Set(
  'a about after all also am an and another any anything are arent as at be because been but by can cant could couldnt did didnt do does doesnt dont for from get give giving go goes going gonna got had hadnt happen happened happens has hasnt have havent how hows i if ill im in into is isnt it its ive lets make many me mean much my need not of on or our shall should shouldnt so some somebody someone something still tell than that the their them then there these they this to up use using want was wasnt way we were werent what whats when whens where wheres which while who whos why whys will with without wont would wouldnt you your youre'.split(
    ' ',
  ),
);

export const isQuestionWord = (word: string): boolean => QUESTION_WORDS.has(word);

/** Words of judgement and haste: rare on the pages, and yet no subject. */
const LIGHT_WORDS = new Set(
  'actually again already always bad best better correct correctly easily easy ever exactly fast good great help just know like maybe nice now please possible possibly properly quick quickly really right simple stuff sure thing things too very work working works'.split(
    ' ',
  ),
);

export const isLightWord = (word: string): boolean => LIGHT_WORDS.has(word);

/** A crude stem, good enough to see that `connecting`, `connected` and `connects` belong together. */
function computeStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  // A rating is no form of a rate.
  if (word.startsWith('rating')) {
    return 'rating';
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

/** Kept, because the same few thousand words are asked for again and again. */
const stems = new Map<string, string>();

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  const stem = computeStem(word);
  stems.set(word, stem);
  return stem;
}

/** One edit from four letters, two from eight; a number is either right or another number. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** Rows of the table below; kept, because a query compares thousands of words. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Edits between two words, where swapping two neighbours counts as one (the commonest slip of the fingers).
 * Gives up with `limit + 1` as soon as the limit cannot be kept.
 */
export function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > 60) {
    return limit + 1;
  }
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column++) {
    last[column] = column;
  }
  for (let row = 1; row <= a.length; row++) {
    let best = row;
    current[0] = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      const swapped = isSwap(a, b, row, column) ? (beforeLast[column - 2] as number) + 1 : limit + 1;
      const cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
        swapped,
      );
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return limit + 1;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  rows = [beforeLast, last, current];
  return last[b.length] ?? limit + 1;
}

function isSwap(a: string, b: string, row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  );
}
