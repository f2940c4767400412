import { isQuestionWord, stemOf, wordsOf } from './analyse';
import type { Said } from './readerWords';
import { type SearchRecord, titleOf } from './records';

/** What a title that says just what was asked adds, at most. */
const TITLE_BONUS = 1.5;
const PHRASE_FACTOR = 1.3;
const PAGE_FACTOR = 1.15;
/** A row repeats in short what a section says in full. */
const ROW_FACTOR = 0.75;
/** Posts tell what changed, once; lists of links say nothing themselves. */
const POST_FACTOR = 0.6;
const LINKS_FACTOR = 0.4;

/** Words of a title or a query, each with what it says about the subject. */
type Weighed = ReadonlyMap<string, number>;

/** Words such as `who` and `without` say little, but a heading that has them too is put as the question is. */
const QUESTION_WORD_WEIGHT = 0.15;

const weightOf = (word: string) => (isQuestionWord(word) ? QUESTION_WORD_WEIGHT : 1);

const weighed = (words: readonly string[]): Weighed =>
  new Map(words.map((word) => [stemOf(word), weightOf(word)]));

const totalOf = (words: Weighed) => Array.from(words.values()).reduce((sum, weight) => sum + weight, 0);

/** What the words of a query that stand in a title weigh. */
function sharedWeight(asked: Weighed, title: Weighed | undefined): number {
  let both = 0;
  for (const [stem, weight] of asked) {
    both += title?.has(stem) ? weight : 0;
  }
  return both;
}

/** Judges how well a kind of record, and its title, fit what was asked, whatever its words score. */
export class Judge {
  private readonly titles: readonly { readonly words: Weighed; readonly total: number }[];

  constructor(records: readonly SearchRecord[]) {
    this.titles = records.map((record) => {
      const words = weighed(wordsOf([titleOf(record), ...record.keys].join(' ')));
      return { words, total: totalOf(words) };
    });
  }

  /** For one query: all of its words, as typed. */
  of(words: readonly string[], said: readonly Said[]): (record: SearchRecord, hasPhrase: boolean) => number {
    const asked = weighed(words);
    const askedTotal = totalOf(asked);
    // The reader's own words for a section are a title too.
    const saidFit = new Map<number, number>();
    for (const { id, stems, strength } of said) {
      saidFit.set(id, Math.max(saidFit.get(id) ?? 0, (strength * stems.size) / askedTotal));
    }
    return (record, hasPhrase) => {
      const title = this.titles[record.id];
      const both = sharedWeight(asked, title?.words);
      const titleFit = Math.max(
        saidFit.get(record.id) ?? 0,
        (both / askedTotal) * (both / Math.max(title?.total ?? 0, both, 1)),
      );
      return (
        (1 + TITLE_BONUS * titleFit) *
        (hasPhrase ? PHRASE_FACTOR : 1) *
        (record.kind === 'page' ? PAGE_FACTOR : 1) *
        (record.kind === 'row' ? ROW_FACTOR : 1) *
        (record.path.startsWith('/blog') ? POST_FACTOR : 1) *
        (record.anchor === 'related' ? LINKS_FACTOR : 1)
      );
    };
  }
}
