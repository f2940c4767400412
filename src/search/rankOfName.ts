import type { Names, SearchRecord } from './records';

const CODE = /^\d{4,6}$/;

/**
 * How directly a record is named by the query, from 6 (its code or command is the whole query) to 0 (not at all).
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
  return ({ id, kind }) => {
    if (kind === 'code' || kind === 'command') {
      const isLine = kind === 'command' ? commands.has(id) : codes.has(id);
      return named.has(id) ? 6 : isLine ? 5 : 0;
    }
    if (!named.has(id) && !titled.has(id)) {
      return 0;
    }
    return kind === 'page' || kind === 'term' ? 3 : 2;
  };
}
