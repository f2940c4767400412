import { isStopWord, normalise, stemOf } from './analyse';

/** A text in pieces, of which every second one is a match: `['', 'Fund', 'ing rate']`. */
export type MarkedText = readonly string[];

/** Stems that a query matched. */
type Matched = ReadonlySet<string>;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Where a sentence or a row of a table ends. */
const END = /\n|(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"])/u;

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

/** The sentence or row of a text that has the most different found words, and what follows it while there is room. */
export function excerpt(text: string, matched: Matched, wordCount: number): string {
  const sentences = text.split(END).filter((sentence) => sentence.trim());
  const counts = sentences.map((sentence) => countIn(sentence, matched));
  const best = Math.max(0, counts.indexOf(Math.max(...counts)));
  const words: string[] = [];
  let next = best;
  while (next < sentences.length && words.length < wordCount) {
    words.push(...(sentences[next] ?? '').split(' '));
    next += 1;
  }
  const isCut = words.length > wordCount || (next < sentences.length && !words.at(-1)?.endsWith('…'));
  const shown = cutAround(words, matched, wordCount);
  return `${best > 0 || shown.start > 0 ? '… ' : ''}${shown.text}${isCut ? ' …' : ''}`;
}

/** Of a long sentence the part with the found words, from two words before the first. */
function cutAround(words: readonly string[], matched: Matched, wordCount: number) {
  const first = words.findIndex((word) => countIn(word, matched) > 0);
  const last = words.findLastIndex((word) => countIn(word, matched) > 0);
  const start = last < wordCount ? 0 : Math.max(0, Math.min(first - 2, words.length - wordCount));
  return { start, text: words.slice(start, start + wordCount).join(' ') };
}
