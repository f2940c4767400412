import { isStopWord, normalise, stemOf } from './analyse';

/** A text in pieces, of which every second one is a match: `['', 'Fund', 'ing rate']`. */
export type MarkedText = readonly string[];

/** Stems that a query matched. */
type Matched = ReadonlySet<string>;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Where a sentence ends. */
const END = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"])/u;

/** A text with the words marked that the reader typed, or began to with three letters. */
export function marked(text: string, typed: Matched, begun: string): MarkedText {
  const isTyped = (word: string) =>
    !isStopWord(word) && (typed.has(stemOf(word)) || (begun.length > 2 && word.startsWith(begun)));
  const pieces: string[] = [];
  let done = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (isTyped(normalise(word))) {
      pieces.push(text.slice(done, index), word);
      done = index + word.length;
    }
  }
  return [...pieces, text.slice(done)];
}

const countIn = (text: string, matched: Matched): number =>
  new Set(
    (text.match(WORD) ?? [])
      .map(normalise)
      .filter((word) => !isStopWord(word) && matched.has(stemOf(word)))
      .map(stemOf),
  ).size;

/** The sentences and rows of a text, and whether each begins a line. */
export const partsOf = (text: string): { readonly part: string; readonly isLine: boolean }[] =>
  text.split('\n').flatMap((line) =>
    line
      .split(END)
      .filter((part) => part.trim())
      .map((part, at) => ({ part, isLine: at === 0 })),
  );

/** A title or a caption is a line that neither ends like a sentence nor names a value. */
const isTitle = (part: string) => !/[.!?…]["”)]?$| · |: /.test(part);

function cut(words: readonly string[], most: number): string {
  const shown = words.slice(0, most).join(' ');
  return words.length > most ? `${shown.replace(/[^\p{L}\p{N}%)”]+$/u, '')} …` : shown;
}

/** Of a long sentence the part with the found words, from two words before the first. */
function around(words: readonly string[], matched: Matched, most: number): string {
  const isFound = (word: string) => countIn(word, matched) > 0;
  const isEarly = words.findLastIndex(isFound) < most;
  const start = isEarly ? 0 : Math.max(0, Math.min(words.findIndex(isFound) - 2, words.length - most));
  return `${start > 0 ? '… ' : ''}${cut(words.slice(start), most)}`;
}

/** The line with the most different found words, from its beginning. */
export function bestLine(lines: readonly string[], matched: Matched, wordCount: number): string {
  const counts = lines.map((line) => countIn(line, matched));
  return cut((lines[counts.indexOf(Math.max(...counts))] ?? '').split(' '), wordCount);
}

/** The sentence or row of a text that has the most different found words, and those below it up to the next title while there is room. */
export function excerpt(text: string, matched: Matched, wordCount: number): string {
  const parts = partsOf(text).map(({ part }) => part);
  const counts = parts.map((part) => countIn(part, matched) - (isTitle(part) ? 0.5 : 0));
  const best = Math.max(0, counts.indexOf(Math.max(...counts)));
  const [first = '', ...others] = parts.slice(best);
  let shown = around(first.split(' '), matched, wordCount);
  for (const part of others) {
    const words = part.split(' ');
    const room = wordCount - shown.split(' ').length;
    if (isTitle(part) || shown.endsWith('…') || room < Math.min(words.length, wordCount / 2)) {
      break;
    }
    shown += `${/[.!?:]["”)]?$/.test(shown) ? '' : ' ·'} ${cut(words, room)}`;
  }
  return shown;
}
