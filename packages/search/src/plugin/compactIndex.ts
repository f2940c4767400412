import { isStopWord, stemOf, wordsOf } from '../engine/analyse';
import { type IndexFile, type RecordEntry, recordKinds } from '../engine/indexFile';
import { encodePostings } from '../engine/postings';
import type { FullRecords } from './searchRecords';

/** As many words as a result shows. */
const SHOWN_WORDS = 24;
/** A text that is only a little longer is kept whole: cutting it would save nothing. An error's is, because it has the remedy. */
const SPARE_WORDS = 8;
/** A word in the rest of every twenty-second text, such as `one` or `shows`, tells none of them from the others. */
const COMMON_FROM = 22;
/** In a small site no word is so common. */
const RARE = 50;

/** Records by word; inflections of one word are one, named by the commonest. */
class Tails {
  private readonly byStem = new Map<
    string,
    { readonly ids: number[]; readonly forms: Map<string, number> }
  >();

  add(id: number, words: readonly string[], known: ReadonlySet<string>): void {
    for (const word of new Set(words)) {
      const stem = stemOf(word);
      if (!known.has(stem) && !isStopWord(word)) {
        const { ids, forms } = this.byStem.get(stem) ?? { ids: [], forms: new Map() };
        forms.set(word, (forms.get(word) ?? 0) + 1);
        this.byStem.set(stem, { ids: ids.at(-1) === id ? ids : [...ids, id], forms });
      }
    }
  }

  /** In the order of the words. */
  entries(most: number): { word: string; ids: readonly number[] }[] {
    return Array.from(this.byStem.values(), ({ ids, forms }) => {
      const [[word] = ['']] = Array.from(forms).sort(
        ([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1),
      );
      return { word, ids };
    })
      .filter(({ ids }) => ids.length <= most)
      .sort((a, b) => (a.word < b.word ? -1 : 1));
  }
}

/**
 * Whole texts would weigh half as much again. The index keeps the beginning of each text to show, and of the rest
 * only which words stand in it.
 */
export function compactIndex({ pages, records, synonyms, said, near }: FullRecords): IndexFile {
  const tails = new Tails();
  const shortened = records.map((record, id): RecordEntry => {
    const [page, kind, anchor, headings, text, keys] = record;
    const parts = text.split(' ');
    if (parts.length <= SHOWN_WORDS + SPARE_WORDS || recordKinds[kind] === 'code') {
      return record;
    }
    const shown = parts.slice(0, SHOWN_WORDS).join(' ');
    const known = new Set(wordsOf([...headings, shown].join(' ')).map(stemOf));
    tails.add(id, wordsOf(parts.slice(SHOWN_WORDS).join(' ')), known);
    return [page, kind, anchor, headings, `${shown} …`, keys];
  });
  const entries = tails.entries(Math.max(RARE, records.length / COMMON_FROM));
  return {
    pages,
    records: shortened,
    tailWords: entries.map(({ word }) => word).join(' '),
    tailRecords: entries.map(({ ids }) => encodePostings(ids)).join(' '),
    synonyms,
    said,
    near,
  };
}
