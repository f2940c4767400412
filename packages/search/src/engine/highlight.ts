import { isQuestionWord, normalise } from './analyse';

/** A text in pieces, of which every second one is a match: `['', 'Fund', 'ing rate']`. */
export type MarkedText = readonly string[];

/** Words that a query matched, and phrases that it matched as a whole. */
type Matched = ReadonlySet<string>;
type Place = { readonly start: number; readonly end: number; readonly word: string };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Names of more words are rare, and each length is looked up at every word. */
const LONGEST_PHRASE = 4;

/** How many words from here on were matched, together or as one. */
function matchedFrom(places: readonly Place[], at: number, matched: Matched): number {
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const words = places.slice(at, at + length).map(({ word }) => word);
    if (words.length === length && matched.has(words.join(' '))) {
      return length;
    }
  }
  const word = places[at]?.word ?? '';
  return matched.has(word) && !isQuestionWord(word) ? 1 : 0;
}

/** Where the words stand in a text that a query matched. */
function matchedPlaces(text: string, matched: Matched): Place[] {
  const places = Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    word: normalise(word),
  }));
  const found: Place[] = [];
  for (let at = 0; at < places.length; ) {
    const length = matchedFrom(places, at, matched);
    found.push(...places.slice(at, at + length));
    at += Math.max(1, length);
  }
  return found;
}

/** A text with the found words marked. */
export function marked(text: string, matched: Matched): MarkedText {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of matchedPlaces(text, matched)) {
    pieces.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...pieces, text.slice(done)];
}

/** The stretch of a text that holds the most different found words, from a word's start to a word's end. */
export function excerpt(text: string, matched: Matched, wordCount: number): string {
  const places = Array.from(text.matchAll(/\S+/g), (match) => ({ start: match.index, word: match[0] }));
  if (places.length <= wordCount) {
    return text;
  }
  const found = matchedPlaces(text, matched);
  const hits = places.map(
    ({ start, word }) => found.find((hit) => hit.start >= start && hit.end <= start + word.length)?.word,
  );
  let bestStart = 0;
  let bestCount = 0;
  for (let start = 0; start < places.length; start++) {
    if (hits[start] === undefined) {
      continue;
    }
    const inside = new Set(hits.slice(start, start + wordCount - 2).filter(Boolean));
    if (inside.size > bestCount) {
      bestCount = inside.size;
      bestStart = start;
    }
  }
  // Two words before the first found one, so that it does not stand without its beginning.
  const first = Math.max(0, Math.min(bestStart - 2, places.length - wordCount));
  const last = Math.min(places.length, first + wordCount) - 1;
  const from = places[first]?.start ?? 0;
  const final = places[last];
  const to = final ? final.start + final.word.length : text.length;
  return `${first > 0 ? '… ' : ''}${text.slice(from, to)}${last < places.length - 1 ? ' …' : ''}`;
}
