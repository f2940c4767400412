import type { DecodableError } from './types';

const HEX_WORD = /\b0x[0-9a-f]+\b/g;
/** A whole number with its sign; neither a part of a longer number nor of a decimal or grouped one. */
const WHOLE_NUMBER = /(?<![\d][.,]?)-?\d+(?![\d]|[.,]\d|[a-z])/g;
const WORD = /[a-z]{3,}/g;

/** Wallets and exchanges print minus signs and spaces in several ways; codes in data use the ASCII ones. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[−–—‐‑‒]/g, '-')
    .toLowerCase();
}

/** The number that a code ends with, or '' for a code that is a word. */
const numberOf = (code: string) => /-?\d+$/.exec(normalise(code))?.[0] ?? '';
const prefixOf = (code: string) =>
  normalise(code)
    .replace(/-?\d+$/, '')
    .trim();

/** The errors whose code ends with a number. Of the ways to read its sign, the first with a match counts. */
function withNumber<T extends DecodableError>(found: string, errors: readonly T[]): readonly T[] {
  const unsigned = found.replace('-', '');
  // A dash may be punctuation ("code-10010") and a sign may be lost ("32002"): the exact form goes first.
  for (const form of [found, unsigned, `-${unsigned}`]) {
    const matches = errors.filter(({ code }) => numberOf(code) === form);
    if (matches.length > 0) {
      return matches;
    }
  }
  return [];
}

/** Codes that are words, such as the revert texts of contracts. */
function withName<T extends DecodableError>(text: string, errors: readonly T[]): readonly T[] {
  const spaced = (words: string) => ` ${words.replace(/[^a-z0-9_]+/g, ' ').trim()} `;
  return errors.filter(({ code }) => numberOf(code) === '' && spaced(text).includes(spaced(normalise(code))));
}

/** The errors that say every word of the text that has three letters or more. */
function byWords<T extends DecodableError>(text: string, errors: readonly T[]): readonly T[] {
  const words = text.match(WORD) ?? [];
  if (words.length === 0) {
    return [];
  }
  return errors.filter(({ code, meaning, cause }) => {
    const haystack = normalise(`${code} ${meaning} ${cause}`);
    return words.every((word) => haystack.includes(word));
  });
}

/** Readers' phrases leave out little words, which messages have: "user rejected request" is said in "User rejected the request". */
const isSaidIn = (spaced: string, words: string) =>
  new RegExp(` ${words.split(' ').join('(?: [a-z]{1,5}){0,2} ')} `).test(spaced);

/**
 * The errors that a typed code or a pasted message speaks of. A code with a name before its number
 * ('HTTP 403') is found by the bare number only when nothing surer is. Text without any code or number is
 * looked up in the meanings and causes.
 */
export function findErrors<T extends DecodableError>(text: string, errors: readonly T[]): readonly T[] {
  const plain = normalise(text).replace(HEX_WORD, ' ');
  const named = withName(plain, errors);
  const numbered = (plain.match(WHOLE_NUMBER) ?? []).flatMap((number) => withNumber(number, errors));
  const sure = numbered.filter(({ code }) => plain.includes(prefixOf(code)));
  const found = new Set([...named, ...(sure.length > 0 ? sure : numbered)]);
  if (found.size > 0) {
    return [...found];
  }
  const spaced = ` ${plain.replace(/[^a-z0-9]+/g, ' ')} `;
  const heard = errors.flatMap(({ says = [] }) => says.filter((words) => isSaidIn(spaced, words)));
  // "insufficient funds for gas" is a wallet's message, although the exchange says "insufficient funds".
  const longest = heard.filter((words) => !heard.some((other) => other !== words && other.includes(words)));
  const said = errors.filter(({ says = [] }) => says.some((words) => longest.includes(words)));
  return said.length > 0 || /\d/.test(plain) ? said : byWords(plain, errors);
}

/** Whether the reader may still be typing a known code: too early to call it unknown. */
export function mayBecomeCode(text: string, errors: readonly DecodableError[]): boolean {
  const typed = normalise(text).trim();
  return errors.some(({ code }) => {
    const known = normalise(code);
    return known.startsWith(typed) || known.replace('-', '').startsWith(typed);
  });
}
