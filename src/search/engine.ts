import MiniSearch from 'minisearch';
import { isQuestionWord, MAX_QUERY_LENGTH, MAX_QUERY_WORDS, normalise, phraseOf, wordsOf } from './analyse';
import { type IndexFile, type RecordKind, recordKinds } from './indexFile';
import { decodePostings } from './postings';
import { Synonyms } from './synonyms';
import { type Reading, Vocabulary } from './vocabulary';

export type SearchRecord = {
  readonly id: number;
  readonly kind: RecordKind;
  readonly path: string;
  readonly anchor: string;
  readonly pageTitle: string;
  readonly trail: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly keys: readonly string[];
};

export type Found = {
  readonly record: SearchRecord;
  readonly score: number;
};

export type Answer = {
  readonly found: readonly Found[];
  /** Words of the index that the query matched, for highlighting. */
  readonly words: ReadonlySet<string>;
};

type Scores = Map<number, number>;

/** How much a match counts by where it stands. */
const FIELD_BOOST = { keys: 6, title: 5, page: 2, text: 1, tail: 0.8 } as const;
/** A word that only shapes the question counts this much of a real one. */
const QUESTION_WORD_WEIGHT = 0.08;
/** A synonym stays below the weakest literal match of the same words. */
const BELOW_LITERAL = 0.9;
const SYNONYM_WEIGHT = 0.7;
const COMPOUND_WEIGHT = 0.9;
const CODE = /^-?\d{4,6}$/;

const titleOf = (record: SearchRecord) => record.headings.at(-1) ?? record.pageTitle;

function recordsOf(file: IndexFile): SearchRecord[] {
  return file.records.map(([page, kind, anchor, headings, text, keys], id) => {
    const [path = '/', pageTitle = '', trail = ''] = file.pages[page] ?? [];
    return { id, kind: recordKinds[kind] ?? 'section', path, anchor, pageTitle, trail, headings, text, keys };
  });
}

/** For each record the words of its text that come after what the index holds in full. */
function tailsOf(file: IndexFile): Map<number, string[]> {
  const lists = file.tailRecords.split(' ');
  const tails = new Map<number, string[]>();
  file.tailWords.split(' ').forEach((word, index) => {
    for (const id of decodePostings(lists[index] ?? '')) {
      const tail = tails.get(id);
      if (tail) {
        tail.push(word);
      } else {
        tails.set(id, [word]);
      }
    }
  });
  return tails;
}

function addTo<Key>(map: Map<Key, number[]>, key: Key, id: number) {
  const ids = map.get(key);
  if (ids) {
    ids.push(id);
  } else {
    map.set(key, [id]);
  }
}

/** Answers queries from the embedded index. Pure: no network, no timers, the same answer for the same query. */
export class SearchEngine {
  readonly records: readonly SearchRecord[];
  readonly vocabulary: Vocabulary;
  private readonly index: MiniSearch;
  private readonly synonyms: Synonyms;
  /** Records by what a reader may type to mean exactly them. */
  private readonly byKey = new Map<string, number[]>();
  private readonly byTitle = new Map<string, number[]>();
  private readonly texts: readonly string[];

  constructor(file: IndexFile) {
    const words = new Set<string>();
    const tails = tailsOf(file);
    this.records = recordsOf(file);
    this.texts = this.records.map((record) => phraseOf(`${record.headings.join(' ')} ${record.text}`));
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
    for (const record of this.records) {
      addTo(this.byTitle, phraseOf(titleOf(record)), record.id);
      for (const key of record.keys) {
        addTo(this.byKey, phraseOf(key), record.id);
      }
    }
  }

  /** Scores of the records that contain one word of the index. */
  private scoresOfWord(word: string): Scores {
    const results = this.index.search(word, {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      prefix: false,
      fuzzy: false,
      boost: FIELD_BOOST,
    });
    return new Map(results.map(({ id, score }) => [Number(id), score]));
  }

  /** The best reading counts: a page that contains all completions of `liq` is not four times as good. */
  private scoresOf(readings: readonly Reading[], matched: Set<string>): Scores {
    const scores: Scores = new Map();
    for (const { word, weight } of readings) {
      const ofWord = this.scoresOfWord(word);
      if (ofWord.size > 0) {
        matched.add(word);
      }
      for (const [id, score] of ofWord) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * weight));
      }
    }
    return scores;
  }

  /** Scores of the records that contain every word of a phrase. */
  private scoresOfPhrase(words: readonly string[], matched: Set<string>): Scores {
    const each = words.map((word) => this.scoresOfWord(word));
    const [first = new Map(), ...others] = each;
    const scores: Scores = new Map();
    const phrase = words.join(' ');
    for (const [id, score] of first) {
      const sum = others.reduce((total, other) => total + (other.get(id) ?? Number.NaN), score);
      if (!Number.isNaN(sum) && (words.length === 1 || this.contains(id, phrase))) {
        scores.set(id, sum / words.length);
      }
    }
    if (scores.size > 0) {
      for (const word of words) {
        matched.add(word);
      }
    }
    return scores;
  }

  private contains(id: number, phrase: string): boolean {
    return ` ${this.texts[id]} `.includes(` ${phrase} `);
  }

  /** One word as typed, completed, inflected, written apart or together, or else corrected. */
  private scoresOfTyped(words: readonly string[], at: number, unfinished: boolean, matched: Set<string>) {
    const word = words[at] ?? '';
    const readings = this.vocabulary.readingsOf(word, unfinished);
    const scores = this.scoresOf(readings.literal, matched);
    const parts = this.vocabulary.parts(word);
    const apart = parts ? this.scoresOfPhrase(parts, matched) : new Map<number, number>();
    const joined = [`${words[at - 1] ?? ' '}${word}`, `${word}${words[at + 1] ?? ' '}`].filter((compound) =>
      this.vocabulary.has(compound),
    );
    const together = this.scoresOf(
      joined.map((compound) => ({ word: compound, weight: 1 })),
      matched,
    );
    for (const [id, score] of [...apart, ...together]) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score * COMPOUND_WEIGHT));
    }
    return scores.size > 0 ? scores : this.scoresOf(readings.guessed, matched);
  }

  /** Adds what other names of the typed words find, always below the weakest record that has the words themselves. */
  private addSynonyms(words: readonly string[], perWord: Scores[], matched: Set<string>) {
    for (const { start, length, names } of this.synonyms.in(words, (word) => this.vocabulary.has(word))) {
      const typed = perWord.slice(start, start + length);
      const [first = new Map<number, number>()] = typed;
      const literal = Array.from(first.keys()).filter((id) => typed.every((scores) => scores.has(id)));
      const weakest = typed.map((scores) => Math.min(...literal.map((id) => scores.get(id) ?? 0)));
      for (const name of names) {
        for (const [id, score] of this.scoresOfPhrase(name, matched)) {
          typed.forEach((scores, offset) => {
            const ceiling =
              literal.length > 0 ? (weakest[offset] ?? 0) * BELOW_LITERAL : Number.POSITIVE_INFINITY;
            const ofName = Math.min(score * SYNONYM_WEIGHT, ceiling);
            scores.set(id, Math.max(scores.get(id) ?? 0, ofName));
          });
        }
      }
    }
  }

  /** Lifts records whose name is the query, or whose code stands in it, above everything else. */
  private rankOfName(query: string, words: readonly string[]): (record: SearchRecord) => number {
    const phrase = words.join(' ');
    const isCommandLine = /^\s*[/>]/.test(query);
    const named = new Set(this.byKey.get(phrase) ?? []);
    const titled = new Set(this.byTitle.get(phrase) ?? []);
    const codes = new Set(
      words.filter((word) => CODE.test(word)).flatMap((word) => this.byKey.get(word) ?? []),
    );
    const commandLines = new Set<number>();
    for (let length = words.length; length > 0 && (isCommandLine || words.length > 1); length--) {
      const ids = this.byKey.get(words.slice(0, length).join(' ')) ?? [];
      const isLongEnough = isCommandLine || length > 1;
      for (const id of isLongEnough ? ids : []) {
        commandLines.add(id);
      }
      if (commandLines.size > 0) {
        break;
      }
    }
    return ({ id, kind }) => {
      if (named.has(id) && (kind === 'code' || kind === 'command')) {
        return 6;
      }
      if (codes.has(id) && kind === 'code') {
        return 5;
      }
      if (commandLines.has(id) && kind === 'command') {
        return 4;
      }
      if (titled.has(id) || named.has(id)) {
        return kind === 'page' || kind === 'term' ? 3 : 2;
      }
      return 0;
    };
  }

  search(query: string): Answer {
    const cut = query.slice(0, MAX_QUERY_LENGTH);
    const words = wordsOf(cut).slice(0, MAX_QUERY_WORDS);
    const matched = new Set<string>();
    if (words.length === 0) {
      return { found: [], words: matched };
    }
    const isFinished = /\s$/.test(cut);
    const perWord = words.map((_, at) =>
      this.scoresOfTyped(words, at, !isFinished && at === words.length - 1, matched),
    );
    this.addSynonyms(words, perWord, matched);
    const weights = words.map((word) => (isQuestionWord(word) ? QUESTION_WORD_WEIGHT : 1));
    const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
    const rankOfName = this.rankOfName(cut, words);
    const subject = words.filter((word) => !isQuestionWord(word));
    const phrase = subject.join(' ');

    const found = Array.from(new Set(perWord.flatMap((scores) => Array.from(scores.keys()))), (id) => {
      const record = this.records[id] as SearchRecord;
      let sum = 0;
      let covered = 0;
      perWord.forEach((scores, at) => {
        const score = scores.get(id);
        if (score !== undefined) {
          sum += score * (weights[at] ?? 1);
          covered += weights[at] ?? 1;
        }
      });
      const coverage = covered / totalWeight;
      return { record, coverage, rank: rankOfName(record), score: sum * coverage ** 2 };
    });
    const best = Math.max(0, ...found.map(({ coverage }) => coverage));
    const ranked = found
      .filter(({ coverage, rank }) => rank > 0 || coverage >= best / 2)
      .map((entry) => ({ ...entry, score: entry.score * this.factorOf(entry.record, phrase, subject) }))
      .sort((a, b) => b.rank - a.rank || b.score - a.score);
    return { found: this.spread(ranked), words: matched };
  }

  private factorOf(record: SearchRecord, phrase: string, subject: readonly string[]): number {
    const isPhrase = subject.length > 1 && this.contains(record.id, phrase);
    const isBlog = record.path.startsWith('/blog');
    const isLinks = record.anchor === 'related';
    return (
      (isPhrase ? 1.3 : 1) * (isBlog ? 0.6 : 1) * (isLinks ? 0.4 : 1) * (record.kind === 'page' ? 1.15 : 1)
    );
  }

  /** The second and third section of one page make room for another page that answers nearly as well. */
  private spread(ranked: readonly (Found & { readonly rank: number })[]): Found[] {
    const seen = new Map<string, number>();
    return ranked
      .map((entry) => {
        const before = seen.get(entry.record.path) ?? 0;
        seen.set(entry.record.path, before + 1);
        return { ...entry, score: entry.score * 0.9 ** Math.min(before, 5) };
      })
      .sort((a, b) => b.rank - a.rank || b.score - a.score);
  }

  /** What to try when nothing was found: words that resemble the query, then the names of the site's parts. */
  suggestions(query: string): string[] {
    const typed = wordsOf(query.slice(0, MAX_QUERY_LENGTH)).filter((word) => !isQuestionWord(word))[0];
    const near = typed ? this.vocabulary.nearest(normalise(typed).slice(0, 24), 3) : [];
    const parts = Array.from(new Set(this.records.map(({ trail }) => trail.split(' › ')[0] ?? ''))).filter(
      Boolean,
    );
    return Array.from(new Set([...near, ...parts])).slice(0, 3);
  }
}
