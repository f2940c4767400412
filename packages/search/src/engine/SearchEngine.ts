import { isLightWord, isQuestionWord, MAX_QUERY_LENGTH, MAX_QUERY_WORDS, phraseOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';
import { Judge } from './judge';
import { rankOfName } from './rankOfName';
import { ReaderWords } from './readerWords';
import { Names, recordsOf, type SearchRecord, titleOf } from './records';
import { type Scores, WordScores } from './wordScores';

export type Found = { readonly record: SearchRecord; readonly score: number };

export type Answer = {
  readonly found: readonly Found[];
  /** Words of the index that the query matched, and phrases that it matched as a whole, for highlighting. */
  readonly words: ReadonlySet<string>;
};

type Ranked = Found & { readonly rank: number };

/** A query may start with a command's only word; then it may be that command with its values. */
const COMMAND_FACTOR = 2.5;
/** Each further section of the same page makes room for another page. */
const REPEAT_FACTOR = 0.9;
const MAX_REPEATS = 5;

/**
 * In a question every word counts by how rare it is, and only then by where it stands: else a title with two common
 * words of the question stands above the section that has them all.
 */
const STANDING_POWER = 0.7;
/** A question asks for more than a definition. */
const TERM_IN_QUESTION = 0.8;
/** A word of judgement is rare on the pages; that makes it no subject. */
const LIGHT_WORD = 0.5;
/** So many words that only shape a sentence make it one. */
const SHAPING_WORDS = 2;

const byRank = (a: Ranked, b: Ranked) => b.rank - a.rank || b.score - a.score || a.record.id - b.record.id;

/** Answers queries from the embedded index. Pure: no network, no timers, the same answer for the same query. */
export class SearchEngine {
  readonly records: readonly SearchRecord[];
  private readonly scores: WordScores;
  private readonly names: Names;
  private readonly judge: Judge;
  private readonly readerWords: ReaderWords;
  private readonly sheetOfTerm: ReadonlyMap<number, number>;

  constructor(
    file: IndexFile,
    records: readonly SearchRecord[] = recordsOf(file),
    scores: WordScores = WordScores.of(file, records),
  ) {
    this.records = records;
    this.scores = scores;
    this.sheetOfTerm = sheetsOfTerms(records);
    this.names = new Names(this.records);
    this.judge = new Judge(this.records);
    this.readerWords = new ReaderWords(file);
  }

  /** The same engine, made with pauses in which another one can answer. */
  static async inSteps(file: IndexFile): Promise<SearchEngine> {
    const records = recordsOf(file);
    return new SearchEngine(file, records, await WordScores.inSteps(file, records));
  }

  /** A rare word says more about what is meant than a common one. */
  private weightsOf(words: readonly string[], perWord: readonly Scores[]): number[] {
    return perWord.map(
      ({ size }, at) =>
        (size === 0 ? 1 : Math.log(1 + this.records.length / size)) *
        (isLightWord(words[at] ?? '') ? LIGHT_WORD : 1),
    );
  }

  search(query: string): Answer {
    const cut = query.slice(0, MAX_QUERY_LENGTH);
    const all = wordsOf(cut).slice(0, MAX_QUERY_WORDS);
    const subject = all.filter((word) => !isQuestionWord(word));
    const words = subject.length > 0 ? subject : all;
    const matched = new Set<string>();
    const isUnfinished = !/\s$/.test(cut) && words.at(-1) === all.at(-1);
    const heard = this.readerWords.in(all, (word) => this.scores.vocabulary.has(word), isUnfinished);
    const perWord = this.scores.perWord(words, isUnfinished, matched, heard);
    const weights = this.weightsOf(words, perWord);
    const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
    const rank = rankOfName(this.names, cut, all);
    const phrase = words.length > 1 ? ` ${words.join(' ')} ` : null;
    const factorOf = this.judge.of(all, heard.said);
    const commands = new Set(this.names.startingLine(words, 1));
    const isQuestion = words.length > 1 && all.length - words.length >= SHAPING_WORDS;
    const best = perWord.map((scores) => Math.max(...scores.values()));
    const parts = perWord.map(
      (_, at) => (score: number) =>
        isQuestion ? (weights[at] ?? 0) * (score / (best[at] ?? score)) ** STANDING_POWER : score,
    );

    const kindFactor = ({ id, kind }: SearchRecord) =>
      (kind === 'command' && commands.has(id) ? COMMAND_FACTOR : 1) *
      (kind === 'term' && isQuestion ? TERM_IN_QUESTION : 1);

    const found = Array.from(new Set(perWord.flatMap((scores) => Array.from(scores.keys()))), (id) => {
      const record = this.records[id] as SearchRecord;
      let sum = 0;
      let covered = 0;
      perWord.forEach((scores, at) => {
        const score = scores.get(id);
        if (score !== undefined) {
          sum += parts[at]?.(score) ?? 0;
          covered += weights[at] ?? 0;
        }
      });
      const coverage = covered / totalWeight;
      const hasPhrase = phrase !== null && (this.scores.phrases[id]?.includes(phrase) ?? false);
      const score = sum * coverage ** 2 * factorOf(record, hasPhrase) * kindFactor(record);
      return { record, coverage, rank: rank(record), score };
    });
    const bestCoverage = found.reduce((most, { coverage }) => Math.max(most, coverage), 0);
    // What follows a command are its values, which no record has to contain.
    const isNamed = (entry: Ranked) => entry.rank > 0 || commands.has(entry.record.id);
    const ranked = found.filter((entry) => isNamed(entry) || entry.coverage >= bestCoverage / 2).sort(byRank);
    return { found: spread(this.withoutRepeats(ranked)), words: matched };
  }

  /**
   * A term whose metric has a sheet of the same name is that sheet: it stands where the better of the two would. A row of a
   * table that is named like a section only points to it.
   */
  private withoutRepeats(ranked: readonly Ranked[]): readonly Ranked[] {
    const ids = new Set(ranked.map(({ record }) => record.id));
    const sections = new Set(
      ranked.flatMap(({ record }) =>
        record.kind === 'section' || record.kind === 'metric' ? [phraseOf(titleOf(record))] : [],
      ),
    );
    const isPointer = (record: SearchRecord) =>
      record.kind === 'row' && sections.has(phraseOf(titleOf(record)));
    const best = new Map<number, Ranked>();
    for (const entry of ranked) {
      const sheet = this.sheetOfTerm.get(entry.record.id);
      if (sheet !== undefined && ids.has(sheet)) {
        best.set(sheet, entry);
      }
    }
    return ranked
      .filter(({ record }) => !ids.has(this.sheetOfTerm.get(record.id) ?? -1) && !isPointer(record))
      .map((entry) => {
        const term = best.get(entry.record.id);
        return term
          ? {
              ...entry,
              rank: Math.max(entry.rank, term.rank),
              score: Math.max(entry.score, term.score),
            }
          : entry;
      })
      .sort(byRank);
  }

  /** What to try when nothing was found: words that resemble the query, then the names of the site's parts. */
  suggestions(query: string): string[] {
    const typed = wordsOf(query.slice(0, MAX_QUERY_LENGTH)).find((word) => !isQuestionWord(word));
    const near = typed ? this.scores.vocabulary.nearest(typed.slice(0, 24), 3) : [];
    const parts = this.records.map(({ trail }) => trail.split(' › ')[0] ?? '').filter(Boolean);
    return Array.from(new Set([...near, ...parts])).slice(0, 3);
  }
}

/** By the numbers of terms: the sheets of the metrics that have the same name. */
function sheetsOfTerms(records: readonly SearchRecord[]): Map<number, number> {
  const sheets = new Map(
    records.flatMap((record) =>
      record.kind === 'metric' ? [[phraseOf(titleOf(record)), record.id] as const] : [],
    ),
  );
  return new Map(
    records.flatMap((record) => {
      const sheet = record.kind === 'term' ? sheets.get(phraseOf(titleOf(record))) : undefined;
      return sheet === undefined ? [] : [[record.id, sheet] as const];
    }),
  );
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
