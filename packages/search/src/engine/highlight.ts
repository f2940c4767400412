import { isStopWord, normalise, stemOf } from './analyse';

/** A text in pieces, of which every second one is a match: `['', 'Fund', 'ing rate']`. */
export type MarkedText = readonly string[];

/** Stems that a query matched. */
type Matched = ReadonlySet<string>;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Where a sentence ends. */
const END = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"])/u;

function isMatch(word: string, matched: Matched): boolean {
  const normal = normalise(word);
  return !isStopWord(normal) && matched.has(stemOf(normal));
}

/** A text with the found words marked. */
export function marked(text: string, matched: Matched): MarkedText {
  const pieces: string[] = [];
  let done = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (isMatch(word, matched)) {
      pieces.push(text.slice(done, index), word);
      done = index + word.length;
    }
  }
  return [...pieces, text.slice(done)];
}

const countIn = (text: string, matched: Matched): number =>
  new Set(
    (text.match(WORD) ?? []).filter((word) => isMatch(word, matched)).map((word) => stemOf(normalise(word))),
  ).size;

/** The sentences and rows of a text, and whether each begins a line. */
export const partsOf = (text: string): { readonly part: string; readonly isLine: boolean }[] =>
  text.split('\n').flatMap((line) =>
    line
      .split(END)
      .filter((part) => part.trim())
      .map((part, at) => ({ part, isLine: at === 0 })),
  );

/** The sentence or row of a text that has the most different found words, and what follows it while there is room. */
export function excerpt(text: string, matched: Matched, wordCount: number): string {
  const parts = partsOf(text);
  const counts = parts.map(({ part }) => countIn(part, matched));
  const best = Math.max(0, counts.indexOf(Math.max(...counts)));
  // Each with what stands before it: lines stay lines.
  const words = parts
    .slice(best)
    .flatMap(({ part, isLine }) =>
      part.split(' ').map((word, at) => `${isLine && at === 0 ? '\n' : ' '}${word}`),
    );
  const first = words.findIndex((word) => countIn(word, matched) > 0);
  const last = words
    .slice(0, (parts[best]?.part ?? '').split(' ').length)
    .findLastIndex((word) => countIn(word, matched) > 0);
  // Of a long sentence the part with the found words, from two words before the first.
  const start = last < wordCount ? 0 : Math.max(0, Math.min(first - 2, words.length - wordCount));
  const shown = words
    .slice(start, start + wordCount)
    .join('')
    .trim();
  const isCut = start + wordCount < words.length && !/[.!?…]$/.test(shown);
  return `${start > 0 ? '… ' : ''}${shown}${isCut ? ' …' : ''}`;
}
