import { type ScreenerWindow, screenerOperators, screenerWindows } from '@site/data/screener/operators';
import { typedNumber } from '../text/typedNumber';

type ScreenerOperatorSign = (typeof screenerOperators)[number]['sign'];

export type Filter = {
  readonly field: string;
  /** In USD, for a field that depends on one; left out, PT's default. */
  readonly size?: number;
  readonly operator: ScreenerOperatorSign;
  readonly values: readonly number[];
  readonly window: ScreenerWindow | null;
};

/** `position` counts characters from 0, so that an input can underline the place; the sentence counts from 1. */
type FilterError = { readonly error: string; readonly position: number };

type Word = { readonly text: string; readonly position: number };

const WORD = /[<>]=|[<>=]|[^\s<>=]+/g;
const FIELD = /^[a-z][a-z0-9_]*$/;
const SIGNS = screenerOperators.map(({ sign }) => sign).join(' ');

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0].toLowerCase(), position: match.index }));
}

function errorAt(position: number, sentence: string): FilterError {
  return { error: `Character ${position + 1}: ${sentence}`, position };
}

function numberProblem(text: string): string {
  if (text.includes('%')) {
    return `"${text}" has a percent sign. Write the number alone: the field's unit says that it is a percentage.`;
  }
  return `"${text}" is not a number. Write digits, with k, m or b for thousands, millions and billions.`;
}

/** Reads the numbers that an operator needs; `between 1 and 5` is read like `between 1 5`. */
function parseValues(
  words: readonly Word[],
  operator: Word,
  count: number,
  end: number,
): { values: number[]; rest: readonly Word[] } | FilterError {
  const given = count === 2 && words[1]?.text === 'and' ? words.filter((_, index) => index !== 1) : words;
  const values: number[] = [];
  for (const word of given.slice(0, count)) {
    const value = typedNumber(word.text);
    if (value === null) {
      return errorAt(word.position, numberProblem(word.text));
    }
    values.push(value);
  }
  if (values.length < count) {
    const needed = count === 2 ? 'two numbers, the lower one first' : 'a number';
    return errorAt(end, `"${operator.text}" needs ${needed}.`);
  }
  const [lower = 0, upper = lower] = values;
  const second = given[1];
  if (lower > upper && second) {
    return errorAt(second.position, `the second number of "between" must not be below the first.`);
  }
  return { values, rest: given.slice(count) };
}

function parseWindow(words: readonly Word[]): ScreenerWindow | null | FilterError {
  const [word, extra] = words;
  if (!word) {
    return null;
  }
  const window = screenerWindows.find((known) => known === word.text);
  if (!window) {
    return errorAt(
      word.position,
      `"${word.text}" is not a window. Windows are ${screenerWindows.join(', ')}; several filters are joined by "and".`,
    );
  }
  if (extra) {
    return errorAt(extra.position, `"${extra.text}" is too much: a filter ends after its window.`);
  }
  return window;
}

/** Reads the `size=10000` after a field. The words of it are apart because `=` is an operator too. */
function parseSize(
  words: readonly Word[],
  end: number,
): { size?: number; rest: readonly Word[] } | FilterError {
  const [name, equals, value] = words;
  if (name?.text !== 'size' || equals?.text !== '=') {
    return { rest: words };
  }
  const size = typedNumber(value?.text ?? '');
  return size !== null && size > 0
    ? { size, rest: words.slice(3) }
    : errorAt(
        value?.position ?? end,
        '"size=" needs a number of USD above zero, such as size=10000 or size=10k.',
      );
}

/** Reads one filter, `field [size=USD] operator value [window]`. Whether the field exists is for the caller to check. */
export function parseFilter(text: string): Filter | FilterError {
  const [field, ...words] = wordsOf(text);
  const end = text.trimEnd().length;
  if (!field) {
    return errorAt(0, 'the filter is empty. Write a field, an operator and a number.');
  }
  if (!FIELD.test(field.text)) {
    return errorAt(field.position, `"${field.text}" is not a field. A filter starts with a field's id.`);
  }
  const sized = parseSize(words, end);
  if ('error' in sized) {
    return sized;
  }
  const { size } = sized;
  const [sign, ...rest] = sized.rest;
  if (!sign) {
    return errorAt(end, `"${field.text}" needs an operator after it: ${SIGNS}.`);
  }
  const operator = screenerOperators.find((known) => known.sign === sign.text);
  if (!operator) {
    return errorAt(sign.position, `"${sign.text}" is not an operator. Use one of ${SIGNS}.`);
  }
  const parsed = parseValues(rest, sign, operator.values, end);
  if ('error' in parsed) {
    return parsed;
  }
  const window = parseWindow(parsed.rest);
  if (window !== null && typeof window === 'object') {
    return window;
  }
  if (operator.sign === 'changed%' && window === null) {
    return errorAt(end, `"changed%" needs a window after the number: ${screenerWindows.join(', ')}.`);
  }
  return {
    field: field.text,
    ...(size === undefined ? {} : { size }),
    operator: operator.sign,
    values: parsed.values,
    window,
  };
}
