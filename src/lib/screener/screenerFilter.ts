import { type ScreenerWindow, screenerOperators, screenerWindows } from '@site/data/screener/operators';
import type { CommandError } from '../commands/commandTokens';
import { plainNumber } from '../text/format';
import { didYouMean } from '../text/nearest';
import { typedNumber } from '../text/readNumber';
import { screenerFieldKey, screenerFieldKeys } from './screenerFieldKeys';

type ScreenerOperatorSign = (typeof screenerOperators)[number]['sign'];

export type Filter = {
  readonly field: string;
  /** In USD, for a field that depends on one; left out, PT's default. */
  readonly size?: number;
  readonly operator: ScreenerOperatorSign;
  readonly values: readonly number[];
  readonly window: ScreenerWindow | null;
};

type Word = { readonly text: string; readonly position: number };

const WORD = /[<>]=|[<>=]|[^\s<>=]+/g;
const FIELD = /^[a-z][a-z0-9_]*$/;
const SIGNS = screenerOperators.map(({ sign }) => sign).join(' ');

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0].toLowerCase(), position: match.index }));
}

const errorAt = (position: number, error: string): CommandError => ({ error, position });

export const unknownField = (id: string) =>
  `No field is called "${id}".${didYouMean(
    id,
    screenerFieldKeys.map((field) => field.id),
  )}`;

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
): { values: number[]; rest: readonly Word[] } | CommandError {
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
    return errorAt(second.position, 'The second number of "between" must not be below the first.');
  }
  return { values, rest: given.slice(count) };
}

function parseWindow(words: readonly Word[]): ScreenerWindow | null | CommandError {
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
): { size?: number; rest: readonly Word[] } | CommandError {
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

/** What a well-written filter can still get wrong: a field that doesn't exist, a size or a window that it doesn't take. */
function fieldProblem(filter: Filter, field: Word, size: Word | undefined, end: number): CommandError | null {
  const { operator, window } = filter;
  const key = screenerFieldKey(field.text);
  if (!key) {
    return errorAt(field.position, unknownField(field.text));
  }
  if (filter.size !== undefined && !key.isSized && size) {
    return errorAt(size.position, `"${field.text}" takes no size.`);
  }
  const isFine = window === null || (key.windows ? key.windows.includes(window) : operator === 'changed%');
  return isFine
    ? null
    : errorAt(
        end - window.length,
        key.windows
          ? `"${field.text}" does not take ${window}. Its windows are ${key.windows.join(', ')}.`
          : `"${field.text}" is a reading of the moment. It takes a window only with changed%.`,
      );
}

/** Reads one filter, `field [size=USD] operator value [window]`. */
export function parseFilter(text: string): Filter | CommandError {
  const [field, ...words] = wordsOf(text);
  const end = text.trimEnd().length;
  if (!field) {
    return errorAt(0, 'The filter is empty. Write a field, an operator and a number.');
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
  const filter = {
    field: field.text,
    ...(size === undefined ? {} : { size }),
    operator: operator.sign,
    values: parsed.values,
    window,
  };
  return fieldProblem(filter, field, words[0], end) ?? filter;
}

/** The places where a filter starts; the `and` of `between 1 and 5` separates nothing. */
export function splitFilters(text: string): readonly { text: string; offset: number }[] {
  const parts: { text: string; offset: number }[] = [];
  let offset = 0;
  for (const match of text.matchAll(/\sand(?=\s|$)/gi)) {
    const part = text.slice(offset, match.index);
    if (!/\sbetween\s+\S+\s*$/i.test(part)) {
      parts.push({ text: part, offset });
      offset = match.index + match[0].length;
    }
  }
  return [...parts, { text: text.slice(offset), offset }];
}

/** The filters from a place in a line on, one or several that are joined by `and`. */
export function readFilters(line: string, start: number, joined: boolean): readonly Filter[] | CommandError {
  const text = line.slice(start);
  const filters: Filter[] = [];
  for (const part of joined ? splitFilters(text) : [{ text, offset: 0 }]) {
    const filter = parseFilter(part.text);
    if ('error' in filter) {
      return { ...filter, position: start + part.offset + filter.position };
    }
    filters.push(filter);
  }
  return filters;
}

/** A filter as the grammar read it, with its numbers written out. */
export function filterInWords({ field, size, operator, values, window }: Filter): string {
  const sized = size === undefined ? [] : [`size=${plainNumber(size)}`];
  return [field, ...sized, operator, values.map(plainNumber).join(' '), window ?? ''].join(' ').trim();
}
