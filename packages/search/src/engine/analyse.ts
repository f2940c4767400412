import { remembered } from './remembered';

/** Words, as both the index and the query see them. */

/** Longer text is cut: nobody types it, and pasting a page must not freeze the search. */
export const MAX_QUERY_LENGTH = 400;
export const MAX_QUERY_WORDS = 24;

/** Marks of direction, joiners and other characters that nobody sees. */
const INVISIBLE = /[\p{M}\p{Cf}]+/gu;
const PLAIN = /^[\0-\x7f’‘“”–—−…·›]*$/;

/** Case, accents, invisible characters and possessives don't make a different word. */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  // Most text is plain letters, for which the slow part changes nothing.
  const plain = PLAIN.test(lower) ? lower : lower.normalize('NFKD').replace(INVISIBLE, '');
  return plain.replace(/['’](?:s\b)?/g, '');
}

const WORD = /[\p{L}\p{N}]+/gu;

/** `CannotAffordOrderCost` is four words; `MetaMask` and `OI` stay what they are. */
const CAMEL = /\b[\p{L}\p{N}]*?(?:\p{Lu}\p{Ll}+){3,}\b/gu;
const split = (text: string) =>
  text.replace(CAMEL, (name) => `${name} ${name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')}`);

/** A comparison is the words that say it, so that `>= vs >` asks for something. */
const SIGNS = [
  [/>=|≥/g, ' at least '],
  [/<=|≤/g, ' at most '],
  [/>/g, ' greater '],
  [/</g, ' less '],
] as const;
const withSigns = (text: string) =>
  /[<>≤≥]/.test(text) ? SIGNS.reduce((line, [sign, words]) => line.replace(sign, words), text) : text;

export function wordsOf(text: string): string[] {
  return normalise(split(withSigns(text))).match(WORD) ?? [];
}

/** A query or a name in one form, for comparing whole phrases: `/study add` and `Study add` are the same. */
export const phraseOf = (text: string): string => wordsOf(text).join(' ');

/** News is no plural of new. */
const singular = (word: string) =>
  word.length < 4 || word === 'news' ? word : word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');

/** A name in one form: case, plural, hyphens and punctuation aside. */
export const normaliseName = (text: string): string => wordsOf(text).map(singular).join('');

const setOf = (words: string) => new Set(words.split(' '));

/** Words that shape a sentence but say nothing about its subject. */
const STOP_WORDS = setOf(
  'a about after all also although am an and another any anything are as at be because been but by can could did do does done ever for from get getting gets give go goes going gonna got had happen happened happens has have having he her hers him his how hows i if ill im in into is it its itself ive just lets like make many may me mean might much my need no of off on or other our out please really shall she should so some something still tell than that the their them then there these they thing things this to too up upon use used using very want was way we were what whats when whens where wheres which while who whos why whys will with would yet you your youre',
);

/** Said of something that doesn't do what it should, whatever the word: they mean the same to a search. */
const PROBLEM_WORDS = setOf(
  'not never cannot cant couldnt didnt doesnt dont hadnt hasnt havent isnt arent wasnt werent wont wouldnt shouldnt unable impossible fail fails failed failing failure broken breaks broke wrong incorrect incorrectly problem problems trouble issue issues bug glitch error errors missing gone lost vanish vanished disappear disappears disappeared disappearing stuck stopped stops nothing empty blank inactive invisible refused refuses rejected rejects denied declined forbidden invalid unexpected unexpectedly frozen freezes hangs hang crash crashes crashed ignored',
);
/** The word that all of these are counted as, beside themselves. */
export const PROBLEM = '¬';

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
export const isProblemWord = (word: string): boolean => PROBLEM_WORDS.has(word);

/** One vowel between consonants: what is left of `pine`, `pining` and `trading` without their ending. */
const SHORT = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** A crude stem, good enough to see that `connecting`, `connected` and `connects` belong together. */
function computeStem(word: string): string {
  // A rating is no form of a rate, and a phrase that is one word (Compounds.ts) is in stems already.
  if (word.length < 4 || /[\d ]/.test(word) || word.startsWith('rating')) {
    return word.startsWith('rating') ? 'rating' : word;
  }
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const cut = singular.replace(/(?<=[aeiouy].*)(?:ing|(?<!e)ed|ations?|ly|e)$/, '').replace(/e$/, '');
  // A short stem keeps its silent e: `pine` and `pining` are no pin, which has `pinning`.
  if (cut !== singular && SHORT.test(cut) && !singular.endsWith('ly')) {
    return `${cut}e`;
  }
  const stem = cut.replace(/(?<=..)([bdgklmnprt])\1$/, '$1');
  return stem.length >= 3 ? stem : singular;
}

/** The same few thousand words are asked for again and again: those of the index, and some more. */
const MOST_STEMS = 20_000;
const stems = new Map<string, string>();

export const stemOf = (word: string): string => remembered(stems, word, MOST_STEMS, () => computeStem(word));

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

/** Whether the last two letters of both words are the same two in the other order. */
function isSwap(a: string, b: string, row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  );
}
