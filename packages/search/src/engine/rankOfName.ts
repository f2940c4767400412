import { phraseOf } from './analyse';
import type { RecordKind } from './indexFile';
import { type Names, type SearchRecord, titleOf } from './records';

const RANK = { none: 0, title: 1, startOfMetric: 2, mainTitle: 3, line: 4, name: 5 } as const;
const RANKS_OF_TITLES: Partial<Record<RecordKind, number>> = {
  page: RANK.mainTitle,
  term: RANK.mainTitle,
  metric: RANK.mainTitle,
};
/** Fewer letters start too many names. */
const SHORTEST_START = 4;

const CODE = /^\d{4,6}$/;

/** Half a metric's name is meant for its sheet, before a section that happens to be called so. */
function rankOfStart(record: SearchRecord, phrase: string): number {
  const isStart =
    record.kind === 'metric' &&
    phrase.length >= SHORTEST_START &&
    phraseOf(titleOf(record)).startsWith(phrase);
  return isStart ? RANK.startOfMetric : RANK.none;
}

/**
 * How directly a record is named by the query: not at all, by its title, by the code or command that stands in it, by
 * the code or command that it is.
 * A higher rank stands above every score.
 */
export function rankOfName(
  names: Names,
  query: string,
  words: readonly string[],
): (record: SearchRecord) => number {
  const phrase = words.join(' ');
  const isCommandLine = /^\s*[/>]/.test(query);
  const named = new Set(names.withKey(phrase));
  const titled = new Set(names.withTitle(phrase));
  const codes = new Set(words.filter((word) => CODE.test(word)).flatMap((word) => names.withKey(word)));
  // Without the slash a single word is more likely the start of a sentence than a command.
  const commands = new Set(names.startingLine(words, isCommandLine ? 1 : 2));
  const lines = { code: codes, command: commands } as const;
  return (record) => {
    const { id, kind } = record;
    if (kind === 'code' || kind === 'command') {
      return named.has(id) ? RANK.name : lines[kind].has(id) ? RANK.line : RANK.none;
    }
    // The name of a row is often just a line that it explains.
    const isExact = named.has(id) || (kind !== 'row' && titled.has(id));
    return isExact ? (RANKS_OF_TITLES[kind] ?? RANK.title) : rankOfStart(record, phrase);
  };
}
