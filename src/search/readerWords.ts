import { isQuestionWord, stemOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';

type Phrase = { readonly id: number; readonly stems: readonly string[] };

/** A record that a query names in the reader's own words. */
export type Said = {
  readonly id: number;
  /** Stems of the query that name it; those that only shape a sentence are left out. */
  readonly stems: ReadonlySet<string>;
};

/** What readers call sections that use other words (data/readers-say.ts): finds those that a query has in full. */
export class ReaderWords {
  private readonly byStem = new Map<string, Phrase[]>();

  constructor(said: IndexFile['said']) {
    for (const [id, phrases] of said) {
      for (const text of phrases) {
        const words = wordsOf(text);
        const phrase = { id, stems: words.map(stemOf) };
        const first = words.find((word) => !isQuestionWord(word)) ?? '';
        this.byStem.set(stemOf(first), [...(this.byStem.get(stemOf(first)) ?? []), phrase]);
      }
    }
  }

  /** Takes all words of the query; a phrase counts when the query has all of its words, in any order. */
  in(words: readonly string[]): Said[] {
    const asked = new Set(words.map(stemOf));
    const subject = new Set(words.filter((word) => !isQuestionWord(word)).map(stemOf));
    return Array.from(asked)
      .flatMap((stem) => this.byStem.get(stem) ?? [])
      .filter(({ stems }) => stems.every((stem) => asked.has(stem)))
      .map(({ id, stems }) => ({ id, stems: new Set(stems.filter((stem) => subject.has(stem))) }));
  }
}
