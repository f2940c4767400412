import { isProblemWord, isStopWord, normaliseName, PROBLEM, stemOf, wordsOf } from './analyse';
import type { Compounds } from './Compounds';
import type { IndexFile, RecordKind } from './indexFile';
import { type Names, type SearchRecord, titleOf } from './records';
import { ORDER, RANK } from './weights';

const EXPLAINED = ORDER.indexOf('term');
/** Fewer letters start too many names. */
const SHORTEST_START = 4;
const CODE = /^\d{4,6}$/;
/** A number with a currency or a unit is no error code: `swap 10001 usdt`. */
const AMOUNT =
  /[$€£¥]\s*\d|\d\s*(?:%|x|k|bps|usd[tc]?|eur|btc|eth|sol|dai|dollars?|euros?|coins?|tokens?|contracts?)(?![\p{L}\p{N}_])/iu;

export const isCode = (word: string): boolean => CODE.test(word);
export const isAmount = (query: string): boolean => AMOUNT.test(query);

/** Stems of a name; all words of complaint are one. */
export const subjectStems = (compounds: Compounds, words: readonly string[]): Set<string> =>
  new Set(
    compounds
      .join(words)
      .filter((word) => !isStopWord(word))
      .map((word) => (isProblemWord(word) ? PROBLEM : stemOf(word))),
  );

const NUMBER = /[-−]?\d+(?:\.\d+)?/;
const numberOf = (text: string) => Number(text.replace('−', '-'));
type Band = { readonly id: number; readonly least: number; readonly most: number };

/** Rows of values: `0.6 to 0.8`, `below 30`, `above 50`. */
function bandOf(record: SearchRecord): Band[] {
  const [, side, one = '', other = ''] =
    /^(below |above )?([-−]?[\d.]+)(?: to ([-−]?[\d.]+))?$/.exec(titleOf(record)) ?? [];
  const [from, to] = [numberOf(one), numberOf(other)];
  if (record.kind !== 'row' || !(side ?? other)) {
    return [];
  }
  const [least, most] =
    side === 'below '
      ? [Number.NEGATIVE_INFINITY, from]
      : side === 'above '
        ? [from, Number.POSITIVE_INFINITY]
        : [from, to];
  return [{ id: record.id, least, most }];
}

type Asked = { readonly query: string; readonly words: readonly string[]; readonly phrase: string };

/** Which records a query names, and how surely: these stand above every score. */
export class Ranking {
  private readonly said = new Map<string, number[]>();
  private readonly bands: readonly Band[];

  constructor(
    private readonly file: IndexFile,
    private readonly records: readonly SearchRecord[],
    private readonly names: Names,
    private readonly compounds: Compounds,
  ) {
    this.bands = records.flatMap(bandOf);
    for (const [id, phrases] of file.said) {
      for (const phrase of phrases.map((one) => this.strip(wordsOf(one)))) {
        this.said.set(phrase, [...(this.said.get(phrase) ?? []), id]);
      }
    }
  }

  /** A phrase without its little words, to be compared word for word. */
  private strip(words: readonly string[]): string {
    return this.compounds
      .join(words)
      .filter((word) => !isStopWord(word))
      .join(' ');
  }

  /** The highest rank of each record that the query names. */
  rank(query: string, words: readonly string[]): Map<number, number> {
    const asked = { query, words, phrase: words.join(' ') };
    const ranks = new Map<number, number>();
    const steps = [
      this.rankCalled(asked),
      this.rankOverview(asked),
      this.rankCodes(asked),
      this.rankOtherNames(asked),
      this.rankBands(asked),
      this.rankSaid(asked),
      this.rankBegun(asked),
      this.rankCommandLine(asked),
    ];
    for (const [id, rank] of steps.flat()) {
      ranks.set(id, Math.max(rank, ranks.get(id) ?? 0));
    }
    return ranks;
  }

  private give(ids: readonly number[], rank: number, ...kinds: readonly RecordKind[]): [number, number][] {
    const isMeant = (id: number) => kinds.length === 0 || kinds.includes(this.kindOf(id));
    return ids.filter(isMeant).map((id) => [id, rank]);
  }

  private kindOf(id: number): RecordKind {
    return this.records[id]?.kind ?? 'section';
  }

  /** What is called so, by title, key or another spelling, in the order of kinds. */
  private rankCalled({ query, words, phrase }: Asked): [number, number][] {
    const keyed = new Set(this.names.withKey(phrase));
    const written = new Set([...this.names.withTitle(phrase), ...keyed]);
    const subject = Array.from(subjectStems(this.compounds, words));
    const orderOf = (id: number) => {
      const kind = this.kindOf(id);
      if (kind === 'command' && isCommandLine(query)) {
        return ORDER.length;
      }
      // What explains a term has its name as a key. It comes first if its title has the name too, else after the term.
      const isExplaining = ORDER.indexOf(kind) > EXPLAINED && keyed.has(id);
      const title = subjectStems(this.compounds, wordsOf(this.names.titleOf(id)));
      return isExplaining
        ? subject.every((stem) => title.has(stem))
          ? ORDER.length
          : EXPLAINED - 1
        : ORDER.indexOf(kind);
    };
    return (
      this.names
        .called(normaliseName(phrase))
        // A command is typed as it is; another spelling of it is a word.
        .filter((id) => written.has(id) || this.kindOf(id) !== 'command')
        .map((id) => [id, (written.has(id) ? RANK.called : RANK.spelt) + orderOf(id) / 10])
    );
  }

  /** The name of a part of the site is meant for the page that introduces it. */
  private rankOverview({ phrase }: Asked) {
    return this.give(this.names.withTitle(`${phrase} overview`), RANK.start, 'page');
  }

  private rankCodes({ query, words }: Asked) {
    const codes = isAmount(query) ? [] : words.filter(isCode);
    return this.give(
      codes.flatMap((word) => this.names.withKey(word)),
      RANK.code,
      'code',
    );
  }

  /** What a query of several words is another name of: `point of control`. */
  private rankOtherNames({ words, phrase }: Asked) {
    const groups = words.length < 2 ? [] : this.file.synonyms.filter((group) => group.includes(phrase));
    return this.give(
      groups.flat().flatMap((other) => this.names.called(normaliseName(other))),
      RANK.other,
    );
  }

  /** A value is meant for the band that holds it: `cari 0.7`. One alone could be anything, unless a narrow band has such. */
  private rankBands({ query }: Asked) {
    const [number] = NUMBER.exec(query) ?? [];
    if (!number) {
      return [];
    }
    const value = numberOf(number);
    const others = Array.from(subjectStems(this.compounds, wordsOf(query.replace(number, ' '))));
    const isMeant = ({ id, least, most }: Band) => {
      const { headings = [], pageTitle = '' } = this.records[id] ?? {};
      const names = subjectStems(this.compounds, wordsOf([pageTitle, ...headings].join(' ')));
      return others.length > 0
        ? others.every((stem) => names.has(stem))
        : number.includes('.') && most - least < 1;
    };
    const holding = this.bands.filter(({ least, most }) => value >= least && value <= most);
    return this.give(
      holding.filter(isMeant).map(({ id }) => id),
      RANK.start,
    );
  }

  private rankSaid({ words }: Asked) {
    return this.give(this.said.get(this.strip(words)) ?? [], RANK.said);
  }

  /** Half a metric's name is meant for its sheet, before a section that happens to be called so. */
  private rankBegun({ phrase }: Asked) {
    return phrase.length < SHORTEST_START
      ? []
      : this.give(this.names.withStart(phrase), RANK.start, 'metric');
  }

  /** Without the slash a single word is more likely the start of a sentence than a command. */
  private rankCommandLine({ query, words }: Asked) {
    return this.give(this.names.startingLine(words, isCommandLine(query) ? 1 : 2), RANK.line, 'command');
  }
}

const isCommandLine = (query: string) => /^\s*[/>]/.test(query);
