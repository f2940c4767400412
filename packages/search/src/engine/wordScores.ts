import MiniSearch from 'minisearch';
import { phraseOf, stemOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';
import type { Heard } from './readerWords';
import { type SearchRecord, tailsOf, titleOf } from './records';
import { type OtherNames, Synonyms } from './synonyms';
import { type Reading, Vocabulary } from './vocabulary';

/** How well each record, by its number, has a word. */
export type Scores = ReadonlyMap<number, number>;

/** How much a match counts by where it stands. */
const FIELD_BOOST = { keys: 6, title: 5, anchor: 2, page: 2, text: 1, tail: 0.8 } as const;
/** A synonym stays below the weakest literal match of the same words. */
const BELOW_LITERAL = 0.9;
const SYNONYM_WEIGHT = 0.7;
const COMPOUND_WEIGHT = 0.9;
/** A record named in the reader's own words has them as well as the best that has them literally, and at least so. */
const SAID_SCORE = 8;
/** One word of a phrase alone hints at its record. */
const HINT_SCORE = 2;
const NONE: Scores = new Map();

function raise(scores: Map<number, number>, id: number, score: number) {
  scores.set(id, Math.max(scores.get(id) ?? 0, score));
}

/** A record that has nothing else of the query needs two of them. */
function addHints(
  perWord: readonly Map<number, number>[],
  stems: readonly string[],
  hints: Heard['hints'],
): void {
  const found = new Set<number>();
  for (const scores of perWord) {
    for (const id of scores.keys()) {
      found.add(id);
    }
  }
  const hinted = new Set<number>();
  for (const ofWord of hints.values()) {
    for (const id of ofWord.keys()) {
      (hinted.has(id) ? found : hinted).add(id);
    }
  }
  perWord.forEach((scores, at) => {
    for (const [id, weight] of hints.get(stems[at] ?? '') ?? NONE) {
      if (found.has(id)) {
        raise(scores, id, HINT_SCORE * weight);
      }
    }
  });
}

/** Words of an address that its heading does not use: `rotate` for "Replace a key without a gap". */
function ownWordsOfAnchor({ kind, anchor, headings, pageTitle }: SearchRecord): string {
  // Anchors of rows are made of their table's name and their own.
  if (kind !== 'section') {
    return '';
  }
  const known = new Set(wordsOf([pageTitle, ...headings].join(' ')).map(stemOf));
  return wordsOf(anchor)
    .filter((word) => !known.has(stemOf(word)) && !/\d/.test(word))
    .join(' ');
}

type Indexed = { readonly index: MiniSearch; readonly words: Set<string>; readonly phrases: string[] };

/** About 20 ms on a slow phone. */
const STEP = 40;

function emptyIndex(): Indexed {
  const words = new Set<string>();
  const index = new MiniSearch({
    fields: Object.keys(FIELD_BOOST),
    tokenize: wordsOf,
    processTerm: (word) => {
      words.add(word);
      return word;
    },
  });
  return { index, words, phrases: [] };
}

function addRecords(
  { index, phrases }: Indexed,
  records: readonly SearchRecord[],
  tails: ReturnType<typeof tailsOf>,
): void {
  for (const record of records) {
    phrases.push(` ${phraseOf(`${record.headings.join(' ')} ${record.text}`)} `);
    index.add({
      id: record.id,
      title: titleOf(record),
      page: [record.pageTitle, ...record.headings.slice(0, -1)].join(' '),
      keys: record.keys.join(' '),
      anchor: ownWordsOfAnchor(record),
      text: record.text,
      tail: tails.get(record.id)?.join(' ') ?? '',
    });
  }
}

/** Which records have which word of a query, and how well: as typed, completed, corrected, or under another name. */
export class WordScores {
  readonly vocabulary: Vocabulary;
  /** Headings and text of each record in the form in which phrases are compared. */
  readonly phrases: readonly string[];
  private readonly index: MiniSearch;
  private readonly synonyms: Synonyms;
  /** Words are asked for again with every letter of the words after them. */
  private readonly scoresByWord = new Map<string, Scores>();

  private constructor(file: IndexFile, { index, words, phrases }: Indexed) {
    this.index = index;
    this.phrases = phrases;
    this.vocabulary = new Vocabulary(words);
    this.synonyms = new Synonyms(file.synonyms);
  }

  static of(file: IndexFile, records: readonly SearchRecord[]): WordScores {
    const indexed = emptyIndex();
    addRecords(indexed, records, tailsOf(file));
    return new WordScores(file, indexed);
  }

  /** The same, with pauses in which queries can be answered. */
  static async inSteps(file: IndexFile, records: readonly SearchRecord[]): Promise<WordScores> {
    const indexed = emptyIndex();
    const tails = tailsOf(file);
    for (let at = 0; at < records.length; at += STEP) {
      addRecords(indexed, records.slice(at, at + STEP), tails);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return new WordScores(file, indexed);
  }

  /** Scores of the records that contain one word of the index. */
  private scoresOfWord(word: string): Scores {
    const known = this.scoresByWord.get(word);
    if (known) {
      return known;
    }
    const results = this.index.search(word, {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      prefix: false,
      fuzzy: false,
      boost: FIELD_BOOST,
    });
    const scores = new Map(results.map(({ id, score }) => [Number(id), score]));
    this.scoresByWord.set(word, scores);
    return scores;
  }

  /** The best reading counts: a page that contains all completions of `liq` is not four times as good. */
  private scoresOf(readings: readonly Reading[], matched: Set<string>): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { word, weight } of readings) {
      const ofWord = this.scoresOfWord(word);
      if (ofWord.size > 0) {
        matched.add(word);
      }
      for (const [id, score] of ofWord) {
        raise(scores, id, score * weight);
      }
    }
    return scores;
  }

  /** Scores of the records that contain the words of a phrase in a row. */
  private scoresOfPhrase(words: readonly string[], matched: Set<string>): Scores {
    const [first = NONE, ...others] = words.map((word) => this.scoresOfWord(word));
    const phrase = ` ${words.join(' ')} `;
    const scores = new Map<number, number>();
    for (const [id, score] of first) {
      if (words.length === 1 || this.phrases[id]?.includes(phrase)) {
        const sum = others.reduce((total, other) => total + (other.get(id) ?? 0), score);
        scores.set(id, sum / words.length);
      }
    }
    if (scores.size > 0) {
      // Its words mean this only together.
      matched.add(words.join(' '));
    }
    return scores;
  }

  /** One word as typed, completed, inflected, written apart or together. */
  private literalScores(
    words: readonly string[],
    at: number,
    literal: readonly Reading[],
    matched: Set<string>,
  ) {
    const word = words[at] ?? '';
    const scores = this.scoresOf(literal, matched);
    const parts = this.vocabulary.parts(word);
    const joined = [`${words[at - 1] ?? ' '}${word}`, `${word}${words[at + 1] ?? ' '}`]
      .filter((compound) => this.vocabulary.has(compound))
      .map((compound) => ({ word: compound, weight: 1 }));
    const compounds = [
      ...(parts ? this.scoresOfPhrase(parts, matched) : NONE),
      ...this.scoresOf(joined, matched),
    ];
    for (const [id, score] of compounds) {
      raise(scores, id, score * COMPOUND_WEIGHT);
    }
    return scores;
  }

  /**
   * For each word of the query the records that have it: literally, in the words that readers say for it, else under
   * another name, else under a name that it may be a slip of.
   */
  perWord(
    words: readonly string[],
    unfinished: boolean,
    matched: Set<string>,
    { said, named, hints }: Heard,
  ): Scores[] {
    const readings = words.map((word, at) =>
      this.vocabulary.readingsOf(word, unfinished && at === words.length - 1),
    );
    const perWord = words.map((_, at) => this.literalScores(words, at, readings[at]?.literal ?? [], matched));
    const otherNames = this.synonyms.in(words, (word) => this.vocabulary.has(word));
    const hasOtherName = (at: number) =>
      otherNames.some(({ start, length, isMisspelt }) => !isMisspelt && at >= start && at < start + length);
    const stems = words.map(stemOf);
    const isUnknown = perWord.map(
      (scores, at) => scores.size === 0 && !hasOtherName(at) && !named.has(stems[at] ?? ''),
    );
    this.addOtherNames(perWord, otherNames, matched);
    perWord.forEach((scores, at) => {
      const stem = stems[at] ?? '';
      const top = Math.max(SAID_SCORE, ...scores.values());
      for (const phrase of said.filter((each) => each.stems.has(stem))) {
        raise(scores, phrase.id, top * phrase.strength);
      }
      const guesses = isUnknown[at] ? this.scoresOf(readings[at]?.guessed ?? [], matched) : NONE;
      for (const [id, score] of guesses) {
        raise(scores, id, score);
      }
    });
    addHints(perWord, stems, hints);
    return perWord;
  }

  /** Other names stay below the weakest record that has the words themselves. */
  private addOtherNames(
    perWord: readonly Map<number, number>[],
    otherNames: readonly OtherNames[],
    matched: Set<string>,
  ): void {
    for (const { start, length, names } of otherNames) {
      const typed = perWord.slice(start, start + length);
      const literal = Array.from(typed[0]?.keys() ?? []).filter((id) =>
        typed.every((scores) => scores.has(id)),
      );
      const ceilings = typed.map((scores) =>
        literal.reduce(
          (low, id) => Math.min(low, (scores.get(id) ?? 0) * BELOW_LITERAL),
          Number.POSITIVE_INFINITY,
        ),
      );
      for (const name of names) {
        for (const [id, score] of this.scoresOfPhrase(name, matched)) {
          typed.forEach((scores, offset) => {
            raise(scores, id, Math.min(score * SYNONYM_WEIGHT, ceilings[offset] ?? 0));
          });
        }
      }
    }
  }
}
