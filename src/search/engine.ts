import MiniSearch from 'minisearch';
import { isQuestionWord, MAX_QUERY_LENGTH, MAX_QUERY_WORDS, phraseOf, stemOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';
import { rankOfName } from './rankOfName';
import { Names, recordsOf, type SearchRecord, tailsOf, titleOf } from './records';
import { Synonyms } from './synonyms';
import { type Reading, Vocabulary } from './vocabulary';

export type Found = { readonly record: SearchRecord; readonly score: number };

export type Answer = {
  readonly found: readonly Found[];
  /** Words of the index that the query matched, for highlighting. */
  readonly words: ReadonlySet<string>;
};

type Scores = ReadonlyMap<number, number>;
type Ranked = Found & { readonly rank: number };

/** How much a match counts by where it stands. */
const FIELD_BOOST = { keys: 6, title: 5, page: 2, text: 1, tail: 0.8 } as const;
/** A synonym stays below the weakest literal match of the same words. */
const BELOW_LITERAL = 0.9;
const SYNONYM_WEIGHT = 0.7;
const COMPOUND_WEIGHT = 0.9;
/** What a title that says just what was asked adds, at most. */
const TITLE_BONUS = 0.8;
const PHRASE_FACTOR = 1.3;
const PAGE_FACTOR = 1.15;
/** A query may start with a command's only word; then it may be that command with its values. */
const COMMAND_FACTOR = 2.5;
/** A row repeats in short what a section says in full. */
const ROW_FACTOR = 0.75;
/** Posts tell what changed, once; lists of links say nothing themselves. */
const POST_FACTOR = 0.6;
const LINKS_FACTOR = 0.4;
/** Each further section of the same page makes room for another page. */
const REPEAT_FACTOR = 0.9;
const MAX_REPEATS = 5;
const NONE: Scores = new Map();

const byRank = (a: Ranked, b: Ranked) => b.rank - a.rank || b.score - a.score || a.record.id - b.record.id;

function raise(scores: Map<number, number>, id: number, score: number) {
  scores.set(id, Math.max(scores.get(id) ?? 0, score));
}

/** Answers queries from the embedded index. Pure: no network, no timers, the same answer for the same query. */
export class SearchEngine {
  readonly records: readonly SearchRecord[];
  private readonly vocabulary: Vocabulary;
  private readonly index: MiniSearch;
  private readonly synonyms: Synonyms;
  private readonly names: Names;
  /** Headings and text of each record in the form in which phrases are compared. */
  private readonly phrases: readonly string[];
  private readonly titleStems: readonly ReadonlySet<string>[];
  /** Words are asked for again with every letter of the words after them. */
  private readonly scoresByWord = new Map<string, Scores>();

  constructor(file: IndexFile) {
    const words = new Set<string>();
    const tails = tailsOf(file);
    this.records = recordsOf(file);
    this.phrases = this.records.map(
      (record) => ` ${phraseOf(`${record.headings.join(' ')} ${record.text}`)} `,
    );
    this.titleStems = this.records.map(
      (record) => new Set(wordsOf([titleOf(record), ...record.keys].join(' ')).map(stemOf)),
    );
    this.index = new MiniSearch({
      fields: Object.keys(FIELD_BOOST),
      tokenize: wordsOf,
      processTerm: (word) => {
        words.add(word);
        return word;
      },
    });
    this.index.addAll(
      this.records.map((record) => ({
        id: record.id,
        title: titleOf(record),
        page: [record.pageTitle, ...record.headings.slice(0, -1)].join(' '),
        keys: record.keys.join(' '),
        text: record.text,
        tail: tails.get(record.id)?.join(' ') ?? '',
      })),
    );
    this.vocabulary = new Vocabulary(words);
    this.synonyms = new Synonyms(file.synonyms);
    this.names = new Names(this.records);
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
    for (const word of scores.size > 0 ? words : []) {
      matched.add(word);
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
   * For each word of the query the records that have it: literally, else under another name, else under a name that
   * it may be a slip of. Other names stay below the weakest record that has the words themselves.
   */
  private scoresPerWord(words: readonly string[], unfinished: boolean, matched: Set<string>): Scores[] {
    const readings = words.map((word, at) =>
      this.vocabulary.readingsOf(word, unfinished && at === words.length - 1),
    );
    const perWord = words.map((_, at) => this.literalScores(words, at, readings[at]?.literal ?? [], matched));
    const otherNames = this.synonyms.in(words, (word) => this.vocabulary.has(word));
    const hasOtherName = (at: number) =>
      otherNames.some(({ start, length, isMisspelt }) => !isMisspelt && at >= start && at < start + length);
    const isUnknown = perWord.map((scores, at) => scores.size === 0 && !hasOtherName(at));
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
    perWord.forEach((scores, at) => {
      const guesses = isUnknown[at] ? this.scoresOf(readings[at]?.guessed ?? [], matched) : NONE;
      for (const [id, score] of guesses) {
        raise(scores, id, score);
      }
    });
    return perWord;
  }

  search(query: string): Answer {
    const cut = query.slice(0, MAX_QUERY_LENGTH);
    const all = wordsOf(cut).slice(0, MAX_QUERY_WORDS);
    const subject = all.filter((word) => !isQuestionWord(word));
    const words = subject.length > 0 ? subject : all;
    const matched = new Set<string>();
    const isUnfinished = !/\s$/.test(cut) && words.at(-1) === all.at(-1);
    const perWord = this.scoresPerWord(words, isUnfinished, matched);
    // A rare word says more about what is meant than a common one.
    const weights = perWord.map(({ size }) => (size === 0 ? 1 : Math.log(1 + this.records.length / size)));
    const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
    const rank = rankOfName(this.names, cut, all);
    const phrase = words.length > 1 ? ` ${words.join(' ')} ` : null;
    const stems = words.map(stemOf);
    const commands = new Set(this.names.startingLine(words, 1));

    const found = Array.from(new Set(perWord.flatMap((scores) => Array.from(scores.keys()))), (id) => {
      const record = this.records[id] as SearchRecord;
      let sum = 0;
      let covered = 0;
      perWord.forEach((scores, at) => {
        const score = scores.get(id);
        if (score !== undefined) {
          sum += score;
          covered += weights[at] ?? 0;
        }
      });
      const coverage = covered / totalWeight;
      const isCommand = record.kind === 'command' && commands.has(id);
      const factor = this.factorOf(record, phrase, stems) * (isCommand ? COMMAND_FACTOR : 1);
      const score = sum * coverage ** 2 * factor;
      return { record, coverage, rank: rank(record), score };
    });
    const best = found.reduce((most, { coverage }) => Math.max(most, coverage), 0);
    const ranked = found.filter((entry) => entry.rank > 0 || entry.coverage >= best / 2).sort(byRank);
    return { found: spread(ranked), words: matched };
  }

  private factorOf(record: SearchRecord, phrase: string | null, stems: readonly string[]): number {
    const title = this.titleStems[record.id] as ReadonlySet<string>;
    const inTitle = stems.filter((stem) => title.has(stem)).length;
    const titleFit = (inTitle / stems.length) * (inTitle / Math.max(title.size, inTitle, 1));
    return (
      (1 + TITLE_BONUS * titleFit) *
      (phrase && this.phrases[record.id]?.includes(phrase) ? PHRASE_FACTOR : 1) *
      (record.kind === 'page' ? PAGE_FACTOR : 1) *
      (record.kind === 'row' ? ROW_FACTOR : 1) *
      (record.path.startsWith('/blog') ? POST_FACTOR : 1) *
      (record.anchor === 'related' ? LINKS_FACTOR : 1)
    );
  }

  /** What to try when nothing was found: words that resemble the query, then the names of the site's parts. */
  suggestions(query: string): string[] {
    const typed = wordsOf(query.slice(0, MAX_QUERY_LENGTH)).find((word) => !isQuestionWord(word));
    const near = typed ? this.vocabulary.nearest(typed.slice(0, 24), 3) : [];
    const parts = this.records.map(({ trail }) => trail.split(' › ')[0] ?? '').filter(Boolean);
    return Array.from(new Set([...near, ...parts])).slice(0, 3);
  }
}

/** As far as anybody scrolls; beyond it the order by score alone is good enough. */
const SPREAD_OVER = 60;

/** The second and third section of one page make room for another page that answers nearly as well. */
function spread(ranked: readonly Ranked[]): Found[] {
  const seen = new Map<string, number>();
  const first = ranked.slice(0, SPREAD_OVER).map((entry) => {
    const before = seen.get(entry.record.path) ?? 0;
    seen.set(entry.record.path, before + 1);
    return { ...entry, score: entry.score * REPEAT_FACTOR ** Math.min(before, MAX_REPEATS) };
  });
  return [...first.sort(byRank), ...ranked.slice(SPREAD_OVER)];
}
