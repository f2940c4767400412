import { isProblemWord, PROBLEM, stemOf, wordsOf } from './analyse';
import type { Compounds } from './Compounds';
import type { InvertedIndex, Scores } from './InvertedIndex';
import type { IndexFile } from './indexFile';
import { type Reading, Vocabulary } from './vocabulary';
import { READING } from './weights';

/** One word of a query: the records that have it under any of its readings. */
export type Term = {
  readonly scores: Scores;
  readonly weight: number;
  /** It only shapes a question: what has no other word of the query isn't found by it. */
  readonly isQuestion?: boolean;
};

const LIGHT_WORDS = new Set(
  'able again already always bad best better both correct correctly different each easily easy enough every exactly fast few first good great help know lot maybe new nice now one only possible properly quick quickly right same see seem simple somebody someone stuff sure three time two work working works'.split(
    ' ',
  ),
);

const QUESTION_WORDS = new Set(
  'difference documentation docs download example examples explain explained guide help meaning news support supported tutorial versus vs'.split(
    ' ',
  ),
);

type Phrases = readonly (readonly string[])[];

/** Whether the word at this place belongs to a phrase that is there in full. */
const isPart = (phrase: readonly string[], stems: readonly string[], at: number): boolean =>
  phrase.some(
    (stem, offset) =>
      stem === stems[at] &&
      at >= offset &&
      phrase.every((other, place) => stems[at - offset + place] === other),
  );

function raise(scores: Map<number, number>, id: number, score: number): void {
  scores.set(id, Math.max(scores.get(id) ?? 0, score));
}

/** Reads the words of a query: as typed, completed, corrected, joined, parted, and under other names. */
export class QueryReader {
  readonly vocabulary: Vocabulary;
  private readonly synonyms: readonly Phrases[];
  /** What is near to each word, and to each phrase of several. */
  private readonly nearWords = new Map<string, Set<string>>();
  private readonly nearPhrases: (readonly [phrase: readonly string[], words: readonly string[]])[] = [];

  constructor(
    private readonly index: InvertedIndex,
    { synonyms, near }: Pick<IndexFile, 'synonyms' | 'near'>,
    compounds: Compounds,
  ) {
    this.vocabulary = new Vocabulary(index);
    const stemsOf = (phrase: string) => compounds.join(wordsOf(phrase)).map(stemOf);
    this.synonyms = synonyms.map((group) => group.map(stemsOf));
    for (const group of near.map((phrases) => phrases.map(stemsOf))) {
      const words = group.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
      for (const word of words) {
        this.nearWords.set(word, new Set([...(this.nearWords.get(word) ?? []), ...words]));
      }
      this.nearPhrases.push(
        ...group.filter(({ length }) => length > 1).map((phrase) => [phrase, words] as const),
      );
    }
  }

  /** Words near the one at this place, or near a phrase that it belongs to. */
  private nearTo(stems: readonly string[], at: number): ReadonlySet<string> {
    const near = new Set(this.nearWords.get(stems[at] ?? ''));
    for (const [phrase, words] of this.nearPhrases) {
      if (isPart(phrase, stems, at)) {
        for (const word of words) {
          near.add(word);
        }
      }
    }
    return near;
  }

  /** Takes the words that say something. Stems of all readings that were found are added to `matched`. */
  read(words: readonly string[], isUnfinished: boolean, matched: Set<string>): Term[] {
    const terms = words.map((_, at) =>
      this.termOf(words, at, isUnfinished && at === words.length - 1, matched),
    );
    const complaint = words.some(isProblemWord)
      ? [{ scores: this.index.scores(PROBLEM, true), weight: READING.light * this.index.rarity(PROBLEM) }]
      : [];
    return [...terms, ...complaint].filter(({ scores }) => scores.size > 0);
  }

  private termOf(words: readonly string[], at: number, isLast: boolean, matched: Set<string>): Term {
    const word = words[at] ?? '';
    const scores = new Map<number, number>();
    const isNamed = this.addOtherNames(scores, words.map(stemOf), at, matched);
    for (const { stem, weight, isNear } of this.readingsOf(words, at, isLast, isNamed, scores, matched)) {
      const found = this.index.scores(stem, isNear);
      if (found.size > 0 && !isNear) {
        matched.add(stem);
      }
      for (const [id, score] of found) {
        raise(scores, id, score * weight);
      }
    }
    const isQuestion = QUESTION_WORDS.has(word);
    const factor = isQuestion || LIGHT_WORDS.has(word) || isProblemWord(word) ? READING.light : 1;
    const stem = stemOf(word);
    const rarity = this.index.has(stem) ? this.index.rarity(stem) : this.index.rarityOf(scores.size);
    return {
      scores: factor === 1 ? scores : new Map(Array.from(scores, ([id, score]) => [id, score * factor])),
      weight: rarity * factor,
      isQuestion,
    };
  }

  private readingsOf(
    words: readonly string[],
    at: number,
    isLast: boolean,
    isNamed: boolean,
    scores: Map<number, number>,
    matched: Set<string>,
  ): Reading[] {
    const word = words[at] ?? '';
    const stem = stemOf(word);
    const near = isProblemWord(word) ? new Set<string>() : this.nearTo(words.map(stemOf), at);
    const isKnown = this.index.has(stem) || isNamed || near.size > 0;
    const guesses = isKnown ? [] : this.vocabulary.corrections(word);
    const isParted = guesses.length === 0 && this.addParts(scores, word, matched);
    return [
      { stem, weight: 1 },
      ...(isLast || !(isKnown || isParted) ? this.vocabulary.completions(word) : []),
      ...this.joined(words, at),
      ...Array.from(near, (other) => ({ stem: other, weight: READING.near, isNear: true as const })),
      ...guesses,
    ];
  }

  private joined(words: readonly string[], at: number): Reading[] {
    return [`${words[at - 1] ?? ' '}${words[at]}`, `${words[at]}${words[at + 1] ?? ' '}`]
      .map(stemOf)
      .filter((stem) => this.index.has(stem))
      .map((stem) => ({ stem, weight: READING.synonym }));
  }

  /** The scores of records that have all words of a phrase. */
  private addPhrase(scores: Map<number, number>, phrase: readonly string[], matched: Set<string>): void {
    const [first, ...others] = phrase.map((stem) => this.index.scores(stem));
    for (const [id, score] of first ?? []) {
      const all = [score, ...others.flatMap((other) => other.get(id) ?? [])];
      if (all.length === phrase.length) {
        raise(scores, id, (READING.synonym * all.reduce((sum, one) => sum + one, 0)) / all.length);
        for (const stem of phrase) {
          matched.add(stem);
        }
      }
    }
  }

  private addParts(scores: Map<number, number>, word: string, matched: Set<string>): boolean {
    const parts = this.vocabulary.parts(word);
    if (parts) {
      this.addPhrase(scores, parts, matched);
    }
    return parts !== null;
  }

  /** For a word that belongs to a name which has others: `oi` is `open interest`. */
  private addOtherNames(
    scores: Map<number, number>,
    stems: readonly string[],
    at: number,
    matched: Set<string>,
  ): boolean {
    let isNamed = false;
    for (const group of this.synonyms) {
      const name = group.find((phrase) => isPart(phrase, stems, at));
      if (name) {
        isNamed = true;
        for (const other of group.filter((phrase) => phrase !== name)) {
          this.addPhrase(scores, other, matched);
        }
      }
    }
    return isNamed;
  }
}
