import { allowedEdits, editsBetween, isQuestionWord, stemOf, wordsOf } from './analyse';
import { addTo } from './records';

/** A word of the query, by its place, that stands for a word of phrases, and how surely. */
export type Sense = { readonly at: number; readonly weight: number; readonly isNear: boolean };

/** By stem: the words of the query that stand for it, the surest first. */
export type Senses = ReadonlyMap<string, readonly Sense[]>;

type Together = {
  readonly rest: readonly string[];
  readonly near: readonly string[];
  readonly weight: number;
};
type Meaning = { readonly stem: string; readonly weight: number };
type IsKnown = (word: string) => boolean;

/** The more words a group has, the less each of them says about the others. */
const NEAR = 0.8;
const VAGUER_BY_WORD = 0.015;
const SMALL_GROUP = 4;
/** Words that shape a sentence stand near others too, but are rarely meant so. */
const SHAPING = 0.7;
const CORRECTED = 0.8;
const COMPLETED = 0.8;
const SHORTEST_BEGINNING = 4;

/** What the words of a query may stand for: themselves, words near them (data/search/near-words.ts), what they are slips of. */
export class NearWords {
  private readonly byStem = new Map<string, Map<string, number>>();
  /** Words that are near others only together, by the first of them. */
  private readonly together = new Map<string, Together[]>();
  private readonly lexicon: readonly string[];
  private readonly stems: ReadonlySet<string>;

  /** Takes the groups, and the phrases that are to be heard. */
  constructor(groups: readonly (readonly string[])[], phrases: readonly string[]) {
    groups.forEach((group) => {
      this.add(group.map((name) => wordsOf(name).map(stemOf)));
    });
    const words = new Set([...phrases, ...groups.flat()].flatMap(wordsOf));
    this.stems = new Set(Array.from(words, stemOf));
    this.lexicon = Array.from(words).filter((word) => word.length >= SHORTEST_BEGINNING);
  }

  private add(names: readonly (readonly string[])[]): void {
    const weight = NEAR - VAGUER_BY_WORD * Math.max(0, names.length - SMALL_GROUP);
    const single = names.flatMap((stems) => (stems.length === 1 ? stems : []));
    for (const [first = '', ...rest] of names) {
      if (rest.length > 0) {
        addTo(this.together, first, { rest, near: single, weight });
      } else {
        const near = this.byStem.get(first) ?? new Map<string, number>();
        for (const other of single) {
          near.set(other, Math.max(near.get(other) ?? 0, weight));
        }
        this.byStem.set(first, near);
      }
    }
  }

  /** Readers use a word of this stem. */
  has(stem: string): boolean {
    return this.stems.has(stem);
  }

  private beginningsOf(word: string): Meaning[] {
    return this.lexicon
      .filter((other) => other.startsWith(word))
      .map((other) => ({ stem: stemOf(other), weight: COMPLETED }));
  }

  /** The fewer edits, the likelier: two only where one finds nothing. */
  private correctionsOf(word: string): Meaning[] {
    for (let edits = 1; edits <= allowedEdits(word); edits++) {
      const found = this.lexicon.filter((other) => editsBetween(word, other, edits) <= edits);
      if (found.length > 0) {
        return found.map((other) => ({ stem: stemOf(other), weight: CORRECTED }));
      }
    }
    return [];
  }

  private meaningsOf(word: string, isKnown: IsKnown, isUnfinished: boolean): Meaning[] {
    const stem = stemOf(word);
    if (this.has(stem) || isQuestionWord(word)) {
      return [{ stem, weight: 1 }];
    }
    const begun = isUnfinished && word.length >= SHORTEST_BEGINNING ? this.beginningsOf(word) : [];
    // A word that the pages use is never taken for a slip of another one.
    return begun.length > 0 || isKnown(word) ? begun : this.correctionsOf(word);
  }

  private namesFrom(stems: readonly string[], start: number): Together[] {
    return (this.together.get(stems[start] ?? '') ?? []).filter(({ rest }) =>
      rest.every((stem, offset) => stems[start + 1 + offset] === stem),
    );
  }

  /** What the word at a place may stand for, each stem with how surely. */
  private *meantAt(words: readonly string[], at: number, isKnown: IsKnown, isUnfinished: boolean) {
    const word = words[at] ?? '';
    const shaping = isQuestionWord(word) ? SHAPING : 1;
    for (const meaning of this.meaningsOf(word, isKnown, isUnfinished)) {
      yield { ...meaning, isNear: false };
      for (const [stem, nearness] of this.byStem.get(meaning.stem) ?? []) {
        yield { stem, weight: meaning.weight * nearness * shaping, isNear: true };
      }
    }
    for (const { near, weight } of this.namesFrom(words.map(stemOf), at)) {
      for (const stem of near) {
        yield { stem, weight, isNear: true };
      }
    }
  }

  sensesOf(words: readonly string[], isKnown: IsKnown, unfinished: boolean): Senses {
    const senses = new Map<string, Sense[]>();
    words.forEach((_, at) => {
      const isUnfinished = unfinished && at === words.length - 1;
      for (const { stem, weight, isNear } of this.meantAt(words, at, isKnown, isUnfinished)) {
        addTo(senses, stem, { at, weight, isNear });
      }
    });
    for (const ofStem of senses.values()) {
      ofStem.sort((a, b) => b.weight - a.weight);
    }
    return senses;
  }
}
