import { partsOf } from '../engine/highlight';
import { type IndexFile, recordKinds, withText } from '../engine/indexFile';
import type { FullRecords } from './searchRecords';

/** About as many words as two results show. Whole texts would weigh half as much again. */
const KEPT_WORDS = 48;

const countOf = (text: string) => text.split(' ').length;

/** The first sentences and rows of a text, in their lines, so that one of them can be shown as the answer. */
function shortened(text: string): string {
  const kept: string[] = [];
  let count = 0;
  for (const { part, isLine } of partsOf(text)) {
    count += countOf(part);
    if (count > KEPT_WORDS && kept.length > 0) {
      break;
    }
    const cut = count > KEPT_WORDS ? `${part.split(' ').slice(0, KEPT_WORDS).join(' ')} …` : part;
    kept.push(kept.length === 0 ? cut : `${isLine ? '\n' : ' '}${cut}`);
  }
  return kept.join('');
}

/** The index that readers load. An error is kept whole: its remedy comes last. */
export function compactIndex({ records, ...rest }: FullRecords): IndexFile {
  return {
    ...rest,
    records: records.map((record) => {
      const [, kind, , , text] = record;
      return recordKinds[kind] === 'code' ? record : withText(record, shortened(text));
    }),
  };
}
