import type { NamedRecord } from '../answers';
import {
  isStopWord,
  MAX_QUERY_LENGTH,
  MAX_QUERY_WORDS,
  normaliseName,
  phraseOf,
  stemOf,
  wordsOf,
} from './analyse';
import { Compounds } from './Compounds';
import { InvertedIndex } from './InvertedIndex';
import type { IndexFile, RecordKind } from './indexFile';
import { QueryReader, type Term } from './QueryReader';
import { isAmount, isCode, Ranking, subjectStems } from './Ranking';
import { Names, recordAddress, recordsOf, type SearchRecord, titleOf } from './records';
import { BONUS, KIND, PAGE, RANK, REPEAT } from './weights';

/** `rank`: above every score, for what the query names. */
export type Found = { readonly record: SearchRecord; readonly rank: number; readonly score: number };

export type Answer = {
  readonly found: readonly Found[];
  /** Stems that the query matched, under any name. */
  readonly words: ReadonlySet<string>;
  /** Of these what the reader typed, and the word that isn't finished. */
  readonly typed: ReadonlySet<string>;
  readonly begun: string;
};

/** STEP records take about 20 ms on a slow phone. */
const STEP = 40;

const byRank = (a: Found, b: Found) => b.rank - a.rank || b.score - a.score || a.record.id - b.record.id;

type Phrase = { readonly id: number; readonly stems: ReadonlySet<string> };

/** Answers queries from the embedded index. Pure: no network, no timers, the same answer for the same query. */
export class SearchEngine {
  readonly records: readonly SearchRecord[];
  private readonly compounds: Compounds;
  private readonly index: InvertedIndex;
  private readonly names: Names;
  private readonly ranking: Ranking;
  private readonly titles: readonly ReadonlySet<string>[];
  private readonly subjects: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly said: ReadonlyMap<number, readonly string[]>;
  private readonly weights: ReadonlyMap<number, number>;
  private reader!: QueryReader;

  constructor(
    private readonly file: IndexFile,
    isWhole = true,
  ) {
    this.records = recordsOf(file);
    this.compounds = new Compounds([...file.synonyms, ...file.near].flat());
    this.index = new InvertedIndex(this.compounds);
    this.names = new Names(this.records);
    this.ranking = new Ranking(file, this.records, this.names, this.compounds);
    this.titles = this.records.map((record) => this.subjectStems(wordsOf(titleOf(record))));
    this.subjects = new Map(
      file.pages.map(([path, title, trail]) => [path, this.subjectStems(wordsOf(`${title} ${trail}`))]),
    );
    this.said = new Map(file.said);
    this.weights = new Map(file.weights.flatMap(([weight, ids]) => ids.map((id) => [id, weight] as const)));
    for (const [id, phrases] of file.said) {
      for (const stems of phrases.map((phrase) => this.subjectStems(wordsOf(phrase)))) {
        for (const stem of stems) {
          this.phrases.set(stem, [...(this.phrases.get(stem) ?? []), { id, stems }]);
        }
      }
    }
    if (isWhole) {
      for (const _ of this.steps()) {
        // All at once.
      }
    }
  }

  /** The same engine, made with pauses in which another one can answer. */
  static async inSteps(file: IndexFile): Promise<SearchEngine> {
    const engine = new SearchEngine(file, false);
    for (const _ of engine.steps()) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    return engine;
  }

  private subjectStems(words: readonly string[]): Set<string> {
    return subjectStems(this.compounds, words);
  }

  private *steps(): Generator<void> {
    for (const record of this.records) {
      this.index.add(record.id, {
        title: titleOf(record),
        keys: record.keys.join(' '),
        said: this.said.get(record.id)?.join(' ') ?? '',
        page: [record.pageTitle, ...record.headings.slice(0, -1)].join(' '),
        text: record.text,
      });
      if (record.id % STEP === STEP - 1) {
        yield;
      }
    }
    this.reader = new QueryReader(this.index, this.file, this.compounds);
  }

  search(query: string): Answer {
    const cut = query.slice(0, MAX_QUERY_LENGTH);
    const all = wordsOf(cut).slice(0, MAX_QUERY_WORDS);
    const words = this.compounds
      .join(all)
      .filter((word) => !isStopWord(word) && !(isCode(word) && isAmount(cut)));
    if (words.length === 0) {
      const found = all.length === 0 ? [] : this.beginning(all).sort(byRank);
      return { found, words: new Set(), typed: new Set(), begun: '' };
    }
    const matched = new Set<string>();
    const isUnfinished = !/\s$/.test(cut) && words.at(-1) === all.at(-1);
    const terms = this.reader.read(words, isUnfinished, matched);
    const rankOf = this.ranking.rank(cut, all);
    const bonusOf = this.bonusOf(words);
    const telling = terms.filter(({ isQuestion }) => !isQuestion);
    const finding = telling.length > 0 ? telling : terms;
    const ids = new Set([...finding.flatMap(({ scores }) => Array.from(scores.keys())), ...rankOf.keys()]);
    const scoreOf = this.scoreOf(terms);
    const ranked = Array.from(ids, (id): Found => {
      const record = this.records[id] as SearchRecord;
      const rank = rankOf.get(id) ?? 0;
      return { record, rank, score: scoreOf(record) * bonusOf(id) * this.recordWeight(record, rank) };
    });
    return {
      found: this.diversify(ranked.sort(byRank)),
      words: matched,
      typed: new Set(all.map(stemOf)),
      begun: (isUnfinished && words.at(-1)) || '',
    };
  }

  /**
   * For words that only begin a question: what is called so, titles that begin so, the most asked for first, then
   * the commonest tasks, then titles that begin with fewer of these words.
   */
  private beginning(words: readonly string[]): Found[] {
    const phrase = words.join(' ');
    const ranks = new Map<number, number>();
    const rank = (ids: readonly number[], value: number) => {
      for (const id of ids) {
        ranks.set(id, ranks.get(id) ?? value);
      }
    };
    rank(this.names.called(normaliseName(phrase)), 3);
    rank(this.names.withStart(phrase), 2);
    rank(this.file.tasks, 1);
    for (let length = words.length - 1; length > 0; length--) {
      rank(this.names.withStart(`${words.slice(0, length).join(' ')} `), length / words.length);
    }
    return Array.from(ranks, ([id, value]) => {
      const record = this.records[id] as SearchRecord;
      const place = this.file.tasks.indexOf(id);
      const asked = (titleOf(record).endsWith('?') ? 2 : 1) * (1 + (this.said.get(id)?.length ?? 0));
      return {
        record,
        rank: value,
        score: value === 1 ? 1 / (1 + place) : asked * this.recordWeight(record, 0),
      };
    });
  }

  /** What a record's words score, with a share for what the rest of its page has, times how much of the query is covered. */
  private scoreOf(terms: readonly Term[]): (record: SearchRecord) => number {
    const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const ofPages = terms.map(({ scores }) => {
      const best = new Map<string, number>();
      for (const [id, score] of scores) {
        const path = this.records[id]?.path ?? '';
        best.set(path, Math.max(best.get(path) ?? 0, score));
      }
      return best;
    });
    return ({ id, path }) => {
      let sum = 0;
      let covered = 0;
      terms.forEach(({ scores, weight }, at) => {
        const own = scores.get(id) ?? 0;
        const ofPage = ofPages[at]?.get(path) ?? 0;
        sum += own + PAGE.share * ofPage;
        covered += weight * (own > 0 ? 1 : ofPage > 0 ? PAGE.coverage : 0);
      });
      return sum * Math.sqrt(covered / total);
    };
  }

  private weightOf(stems: Iterable<string>): number {
    let sum = 0;
    for (const stem of stems) {
      sum += this.index.rarity(stem);
    }
    return sum;
  }

  /** How much of the query a title says and little else, or a phrase of readers that the query has in full. */
  private bonusOf(words: readonly string[]): (id: number) => number {
    const phrase = words.join(' ');
    const asked = this.subjectStems(words);
    const total = this.weightOf(asked) || 1;
    const said = new Map<number, number>();
    for (const stem of asked) {
      for (const { id, stems } of this.phrases.get(stem) ?? []) {
        const isSaid =
          (stems.size > 1 || asked.size === 1) && Array.from(stems).every((one) => asked.has(one));
        if (isSaid) {
          said.set(id, Math.max(said.get(id) ?? 0, this.weightOf(stems) / total));
        }
      }
    }
    return (id) => {
      const { kind, path } = this.records[id] as SearchRecord;
      const title = this.titles[id] ?? new Set();
      const both = this.weightOf(Array.from(asked).filter((stem) => title.has(stem)));
      // What a term or a command is called is a word that has other uses.
      const isWord = kind === 'term' || kind === 'command';
      // A title that begins with all that was asked is about it, whatever it goes on to say.
      const share =
        both === total && this.names.titleOf(id).startsWith(phrase) ? 1 : both / (this.weightOf(title) || 1);
      const fit = both === 0 || isWord ? 0 : share * (both / total);
      const subject = this.subjects.get(path) ?? new Set();
      const named = Array.from(asked).filter((stem) => subject.has(stem)).length / (asked.size || 1);
      return 1 + BONUS.title * fit + BONUS.phrase * (said.get(id) ?? 0) + BONUS.subject * named;
    };
  }

  /** How much a record counts beside others. A row that is a question has its answer: `is PT free`. */
  private recordWeight(record: SearchRecord, rank: number): number {
    const isWhole = rank > 0 || (record.kind === 'row' && titleOf(record).endsWith('?'));
    return (isWhole ? 1 : (KIND[record.kind] ?? 1)) * (this.weights.get(record.id) ?? 1);
  }

  /** The one record of a kind that is called so, by its title, a short form or another name of it. */
  named(kind: RecordKind, name: string): NamedRecord | null {
    const phrase = phraseOf(name.slice(0, MAX_QUERY_LENGTH));
    const others = this.file.synonyms.filter((group) => group.includes(phrase)).flat();
    const called = (names: readonly string[]) =>
      new Set(
        names
          .flatMap((one) => [...this.names.withKey(one), ...this.names.withTitle(one)])
          .filter((id) => this.records[id]?.kind === kind),
      );
    const own = called([phrase]);
    const [id, another] = own.size > 0 ? own : called(others);
    const record = id === undefined || another !== undefined ? undefined : this.records[id];
    return record?.text ? { title: titleOf(record), text: record.text, url: recordAddress(record) } : null;
  }

  /** Where nothing was found: the words that were looked for, and words of the field that resemble them. */
  nothingFor(query: string): { readonly lookedFor: string[]; readonly suggestions: string[] } {
    const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_QUERY_WORDS);
    const lookedFor = Array.from(new Set(words.filter((word) => !isStopWord(word))), (word) =>
      word.slice(0, 24),
    );
    const near = lookedFor.slice(0, 3).flatMap((word) => this.reader.vocabulary.nearest(word, 3));
    return { lookedFor: lookedFor.slice(0, 8), suggestions: Array.from(new Set(near)).slice(0, 3) };
  }

  /** The second and third section of one page make room for another page that answers nearly as well. */
  private diversify(ranked: readonly Found[]): Found[] {
    const seen = new Map<string, number>();
    const isPointer = this.isPointerAmong(ranked);
    return ranked
      .filter(({ record, rank }) => rank >= RANK.spelt || !isPointer(record))
      .map((entry) => {
        const before = seen.get(entry.record.path) ?? 0;
        seen.set(entry.record.path, before + 1);
        return { ...entry, score: entry.score * REPEAT ** before };
      })
      .sort(byRank);
  }

  /** A term or a row that is named like a metric's sheet or a section only points to it. */
  private isPointerAmong(ranked: readonly Found[]): (record: SearchRecord) => boolean {
    const named = (kinds: readonly RecordKind[]) =>
      new Set(
        ranked.flatMap(({ record }) => (kinds.includes(record.kind) ? [this.names.titleOf(record.id)] : [])),
      );
    const sheets = named(['metric']);
    const sections = named(['metric', 'section']);
    return ({ id, kind }) =>
      (kind === 'term' && sheets.has(this.names.titleOf(id))) ||
      (kind === 'row' && sections.has(this.names.titleOf(id)));
  }
}
