/** A word of a command line. Positions count characters from 0, so that an input can underline the place. */
export type Token = {
  /** Without the quotes and, for `key=value`, without the key. */
  readonly text: string;
  readonly key: string | null;
  readonly isQuoted: boolean;
  readonly start: number;
  readonly end: number;
};

export type CommandError = { readonly error: string; readonly position: number };

/** Phone keyboards turn straight quotes into curly ones. */
const QUOTE = /["“”]/;
const WORD = /(?:["“”][^"“”]*["“”]|[^\s"“”]|["“”].*$)+/g;
const KEYED = /^([a-z]+)=(.*)$/is;

/** A word of the line without its quotes. In `length=20`, `length` is the key. */
function readWord(raw: string, start: number): Token | CommandError {
  const quotes = [...raw].filter((character) => QUOTE.test(character)).length;
  if (quotes % 2 === 1) {
    return {
      error: 'A double quote is open. Close it after the last word of the text.',
      position: start + raw.search(QUOTE),
    };
  }
  const keyed = KEYED.exec(raw);
  const value = keyed?.[2] ?? raw;
  return {
    text: value.replace(/["“”]/g, ''),
    key: keyed?.[1]?.toLowerCase() ?? null,
    isQuoted: QUOTE.test(value),
    start,
    end: start + raw.length,
  };
}

/** A word as it's typed in a line: in quotes if it has a space. */
export const inQuotes = (text: string) => (/\s/.test(text) ? `"${text}"` : text);

/** Words are separated by spaces; double quotes hold text with spaces together. */
export function tokenise(line: string): readonly Token[] | CommandError {
  const tokens: Token[] = [];
  for (const match of line.matchAll(WORD)) {
    const token = readWord(match[0], match.index);
    if ('error' in token) {
      return token;
    }
    tokens.push(token);
  }
  return tokens;
}
