import { isQuestionWord, wordsOf } from '../../src/search/analyse';
import { INDEX_VERSION, type IndexFile, type RecordEntry } from '../../src/search/indexFile';
import { encodePostings } from '../../src/search/postings';
import type { FullRecords } from './searchRecords';

/** As many words as a result shows. */
const SHOWN_WORDS = 24;
/** A text that is only a little longer is kept whole: cutting it would save nothing. */
const SPARE_WORDS = 8;

/**
 * Whole texts would weigh half as much again. The index keeps the beginning of each text to show, and of the rest
 * only which words stand in it.
 */
export function compactIndex({ pages, records, synonyms, said }: FullRecords): IndexFile {
  const tails = new Map<string, number[]>();
  const shortened = records.map((record, id): RecordEntry => {
    const [page, kind, anchor, headings, text, keys] = record;
    const parts = text.split(' ');
    if (parts.length <= SHOWN_WORDS + SPARE_WORDS) {
      return record;
    }
    const shown = parts.slice(0, SHOWN_WORDS).join(' ');
    const known = new Set(wordsOf([...headings, shown].join(' ')));
    for (const word of new Set(wordsOf(parts.slice(SHOWN_WORDS).join(' ')))) {
      if (!known.has(word) && !isQuestionWord(word)) {
        tails.set(word, [...(tails.get(word) ?? []), id]);
      }
    }
    return [page, kind, anchor, headings, `${shown} …`, keys];
  });
  const words = Array.from(tails.keys()).sort();
  return {
    version: INDEX_VERSION,
    pages,
    records: shortened,
    tailWords: words.join(' '),
    tailRecords: words.map((word) => encodePostings(tails.get(word) ?? [])).join(' '),
    synonyms,
    said,
  };
}
