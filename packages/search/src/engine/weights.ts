import type { RecordKind } from './indexFile';

/** Every weight of the ranking, with the query that shows what it is for. Twice or half of any but RANK changes few results. */

/**
 * What a word counts for in each field (BM25F): a heading says what a section is about, and so do readers' phrases; the page's
 * title says less about one of its sections. `basis` leads to the sheet that is called so, not to the text that says it fifty times.
 */
export const FIELD = { title: 4, keys: 4, said: 3, page: 1.5, text: 1 } as const;
/** BM25's usual constants: how soon repeating a word stops to help, and how much a long text is held against it. */
export const SATURATION = 2;
export const LENGTH_PENALTY = 0.5;

/** What a reading of a typed word counts for. */
export const READING = {
  /** Other names mean the same: `OI` is open interest. */
  synonym: 0.9,
  /** A completion or correction is a guess: `liq`, `fundng`. */
  guess: 0.7,
  /** Near words only suggest what was meant, and only in names: `erase drawings`. */
  near: 0.3,
  /** Words of complaint and of judgement are common in queries and rare on pages, which makes them no subject: `best alert`. */
  light: 0.5,
} as const;

/** A page that has all words of a query somewhere is meant rather than one section with half of them: `alert telegram delay`. */
export const PAGE = { share: 0.4, coverage: 0.5 } as const;

/** Added to a score of one, each in full when it is all that was asked. */
export const BONUS = {
  /** A title that says it and little else: `order size`. */
  title: 1,
  /** A phrase of readers that the query has in full: `rug pull`. */
  phrase: 0.7,
  /** The page's own name and place, however common the words: `dashboard`. */
  subject: 0.7,
} as const;

/** Each further section of a page makes room for another page: `funding`. */
export const REPEAT = 0.8;

/**
 * A metric's sheet is what its name means. A row repeats in short what a section says in full, a term what a page teaches; a
 * command is meant by who types it as one: `unlocks`.
 */
export const KIND: Partial<Record<RecordKind, number>> = { metric: 1.15, row: 0.7, term: 0.6, command: 0.6 };

/** Above every score: what the query names. */
export const RANK = {
  /** Called so, in the order of ORDER: `funding rate`. */
  called: 6,
  /** The same in another spelling: `breakeven`. */
  spelt: 5,
  /** An error's code among other words: `bybit error 10010`. */
  code: 4,
  /** A command with its values: `study add rsi`. */
  line: 3,
  /** Another name of it, in several words: `point of control`. */
  other: 2,
  /** Word for word what readers say, where another form of the word means something else: `pricing` is no price. */
  said: 1,
  /** Half a metric's name, and the name of a part for its overview: `fundi`, `alerts`. */
  start: 2,
} as const;
export const ORDER: readonly RecordKind[] = ['row', 'command', 'term', 'section', 'metric', 'page', 'code'];
