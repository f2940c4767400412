import { allowedEdits, editsBetween, stemOf } from './analyse';

/** A word of the index that a typed word may stand for, and how much it counts. */
export type Reading = { readonly word: string; readonly weight: number };

/** How sure a reading is: the word itself, or a guess at what was meant. */
type Readings = { readonly literal: readonly Reading[]; readonly guessed: readonly Reading[] };

const INFLECTION = 0.85;
const COMPLETION = 0.75;
const ONE_EDIT = 0.6;
const TWO_EDITS = 0.4;
const UNFINISHED_TYPO = 0.35;
/** One letter starts hundreds of words, of which none is likely. */
const COMPLETIONS_PER_LETTER = 12;
const MAX_COMPLETIONS = 40;

/** Every word of the index, with the ways from a typed word to the words that were meant. */
export class Vocabulary {
  private readonly sorted: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly byStem = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    this.known = new Set(words);
    this.sorted = Array.from(this.known).sort();
    for (const word of this.sorted) {
      const stem = stemOf(word);
      const family = this.byStem.get(stem);
      if (family) {
        family.push(word);
      } else {
        this.byStem.set(stem, [word]);
      }
    }
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  private inflections(word: string): Reading[] {
    const family = this.byStem.get(stemOf(word)) ?? [];
    return family.filter((other) => other !== word).map((other) => ({ word: other, weight: INFLECTION }));
  }

  private firstFrom(prefix: string): number {
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
    return low;
  }

  /** Words that start as typed; the fewer letters are missing, the likelier. */
  private completions(prefix: string): Reading[] {
    const found: Reading[] = [];
    for (let at = this.firstFrom(prefix); at < this.sorted.length; at++) {
      const word = this.sorted[at] ?? '';
      if (!word.startsWith(prefix)) {
        break;
      }
      if (word !== prefix) {
        found.push({ word, weight: COMPLETION * Math.sqrt(prefix.length / word.length) });
      }
    }
    return found
      .sort((a, b) => b.weight - a.weight)
      .slice(0, Math.min(MAX_COMPLETIONS, prefix.length * COMPLETIONS_PER_LETTER));
  }

  /** How well a word of the index fits a misspelt one; 0 when it does not. */
  private fit(typed: string, word: string, limit: number, unfinished: boolean): number {
    // A short word is only a slip of a short one: `rate` was never meant to be `a`.
    if (word.length < typed.length - limit || word.length < 3) {
      return 0;
    }
    const edits = editsBetween(typed, word, limit);
    if (edits <= limit) {
      return edits <= 1 ? ONE_EDIT : TWO_EDITS;
    }
    const isLonger = unfinished && word.length > typed.length && typed[0] === word[0];
    return isLonger && editsBetween(typed, word.slice(0, typed.length), 1) <= 1
      ? UNFINISHED_TYPO * Math.sqrt(typed.length / word.length)
      : 0;
  }

  /** Words within the allowed edits; for a word that is still being typed also words that start almost so. */
  private corrections(typed: string, unfinished: boolean): Reading[] {
    const limit = allowedEdits(typed);
    if (limit === 0) {
      return [];
    }
    const found = this.sorted
      .map((word) => ({ word, weight: this.fit(typed, word, limit, unfinished) }))
      .filter(({ weight }) => weight > 0);
    // A word one edit away was meant rather than one two edits away.
    const isNear = found.some(({ weight }) => weight === ONE_EDIT);
    const likely = isNear ? found.filter(({ weight }) => weight === ONE_EDIT) : found;
    return likely.flatMap((reading) => [
      reading,
      ...this.inflections(reading.word).map(({ word, weight }) => ({
        word,
        weight: weight * reading.weight,
      })),
    ]);
  }

  /** Two words that were typed as one: `orderbook` for `order book`. */
  parts(word: string): readonly [string, string] | null {
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const [start, end] = [word.slice(0, cut), word.slice(cut)];
      if (this.known.has(start) && this.known.has(end)) {
        return [start, end];
      }
    }
    return null;
  }

  readingsOf(typed: string, unfinished: boolean): Readings {
    const exact: Reading[] = this.known.has(typed) ? [{ word: typed, weight: 1 }] : [];
    const near = [...exact, ...this.inflections(typed)];
    const completions = unfinished || (near.length === 0 && typed.length > 2) ? this.completions(typed) : [];
    const literal = [
      ...near,
      ...completions.filter(({ word }) => near.every((other) => other.word !== word)),
    ];
    const isCertain = near.length > 0 || (unfinished && completions.length > 0);
    return { literal, guessed: isCertain ? [] : this.corrections(typed, unfinished) };
  }

  /** Words that resemble what was typed, for "Try searching for". */
  nearest(typed: string, count: number): string[] {
    const limit = Math.max(2, Math.ceil(typed.length / 2));
    return this.sorted
      .filter((word) => word.length > 3 && !/\d/.test(word))
      .map((word) => ({ word, edits: editsBetween(typed, word, limit) }))
      .filter(({ edits }) => edits <= limit)
      .sort((a, b) => a.edits - b.edits)
      .slice(0, count)
      .map(({ word }) => word);
  }
}
