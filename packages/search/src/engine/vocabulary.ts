import { editsBetween, isStopWord, stemOf } from './analyse';
import type { InvertedIndex } from './InvertedIndex';
import { remembered } from './remembered';
import { READING } from './weights';

/** A stem of the index that a typed word may stand for, and how much it counts. */
export type Reading = { readonly stem: string; readonly weight: number; readonly isNear?: true };

/** One letter starts hundreds of words, of which none is likely; below three only names are completed. */
const MAX_COMPLETIONS = 40;
/** Each letter of a word is asked for again. */
const MOST_CORRECTED = 500;
const SHORTEST_PREFIX = 3;
/** In halves of an edit: a first letter is seldom wrong, and a word of the field is meant rather than one of running text. */
const UNLIKELY = 0.5;
const SURE_START = 6;

/** One edit from four letters, two from seven (`qwerty` is no query); a number is either right or another number. */
export const allowedEdits = (word: string): number =>
  word.length < 4 || word.length > 24 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2;

/** In a short word the first letter is right: `fosi` is no ROSI. */
const isLike = (typed: string, word: string) =>
  word.length >= 3 && (typed.length >= SURE_START || word[0] === typed[0]);

/** The ways from a typed word to the words of the index that were meant. */
export class Vocabulary {
  private readonly sorted: readonly string[];
  private readonly corrected = new Map<string, readonly Reading[]>();

  constructor(private readonly index: InvertedIndex) {
    this.sorted = Array.from(index.words).sort();
  }

  /** Words that start as typed; the fewer letters are missing, the more each counts. */
  completions(prefix: string): Reading[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    const found: string[] = [];
    for (let at = low; this.sorted[at]?.startsWith(prefix) && found.length < MAX_COMPLETIONS; at++) {
      const word = this.sorted[at] ?? '';
      if (prefix.length >= SHORTEST_PREFIX || this.index.names.has(stemOf(word))) {
        found.push(word);
      }
    }
    return found.map((word) => ({
      stem: stemOf(word),
      weight: READING.guess * Math.sqrt(prefix.length / word.length),
    }));
  }

  /** Words that a misspelt one was meant to be: those that need the fewest edits. */
  corrections(typed: string): readonly Reading[] {
    return remembered(this.corrected, typed, MOST_CORRECTED, () => this.correct(typed));
  }

  private correct(typed: string): readonly Reading[] {
    const limit = allowedEdits(typed);
    const edits = new Map<string, number>();
    for (const word of limit > 0 ? this.sorted.filter((one) => isLike(typed, one)) : []) {
      const distance = editsBetween(typed, word, limit);
      if (distance <= limit) {
        const stem = stemOf(word);
        const cost =
          distance + (word[0] === typed[0] ? 0 : UNLIKELY) + (this.index.names.has(stem) ? 0 : UNLIKELY);
        edits.set(stem, Math.min(cost, edits.get(stem) ?? cost));
      }
    }
    const fewest = Math.min(...edits.values());
    return Array.from(edits).flatMap(([stem, cost]) =>
      cost === fewest ? [{ stem, weight: READING.guess }] : [],
    );
  }

  /** Two words that were typed as one: `orderbook` for `order book`. */
  parts(word: string): readonly [string, string] | null {
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)] as const;
      if (parts.every((part) => this.index.words.has(part) && !isStopWord(part))) {
        return [stemOf(parts[0]), stemOf(parts[1])];
      }
    }
    return null;
  }

  /** Words that resemble what was typed, for "Try searching for". */
  nearest(typed: string, count: number): string[] {
    const limit = Math.ceil(typed.length / 2);
    // Half of a word may be wrong only if its beginning is right.
    const most = (word: string) => (word.startsWith(typed.slice(0, 3)) ? limit : Math.ceil(typed.length / 3));
    return this.sorted
      .filter((word) => word.length > 3 && !/\d/.test(word) && this.index.names.has(stemOf(word)))
      .map((word) => ({ word, edits: editsBetween(typed, word, limit) }))
      .filter(({ word, edits }) => edits <= most(word))
      .sort((a, b) => a.edits - b.edits)
      .slice(0, count)
      .map(({ word }) => word);
  }
}
