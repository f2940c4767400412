import type { CommandParameter } from '@site/data/commands';
import { gridColumns } from '@site/data/dashboards/grid';
import { timeframes } from '@site/data/timeframes';
import { didYouMean } from '../text/nearest';
import type { CommandError, Token } from './commandTokens';

const SYMBOL = /^[a-z0-9][a-z0-9._:/-]+$/i;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?$/i;

type Reader = (text: string) => string | number | null;

export function readTimeframe(text: string): string | null {
  const exact = timeframes.find((timeframe) => timeframe === text);
  return exact ?? timeframes.find((timeframe) => timeframe.toLowerCase() === text.toLowerCase()) ?? null;
}

export function readSymbol(text: string): string | null {
  // A pool's address keeps its case, which holds a checksum.
  if (/^0x[0-9a-f]{40}$/i.test(text)) {
    return text;
  }
  return SYMBOL.test(text) ? text.toUpperCase() : null;
}

function readWholeNumber(text: string): number | null {
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}

function readDate(text: string): string | null {
  const date = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isCalendarDay = date && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
  return isCalendarDay ? text : null;
}

function readGridPair(separator: RegExp): Reader {
  return (text) => {
    const [column, row] = text.split(separator).map(readWholeNumber);
    return column && row && column <= gridColumns && row < 1_000 ? text.toLowerCase() : null;
  };
}

/** A length or a factor of a study. */
function readSetting(text: string): number | null {
  return /^\d{1,6}(\.\d{1,4})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** A day, or a moment of it: 2026-02-10T04:00. */
function readTime(text: string): string | null {
  const [, day = '', hours = '00', minutes = '00'] = TIME.exec(text) ?? [];
  return readDate(day) && Number(hours) < 24 && Number(minutes) < 60 ? text.toUpperCase() : null;
}

/** What a DATE of a command means, in milliseconds UTC. */
export const momentOf = (time: string) => Date.parse(time.length === 10 ? time : `${time}Z`);

function readText(text: string): string | null {
  return text.trim() === '' ? null : text;
}

export const LONGEST_NAME = 60;
/** A name is kept in one line of text. */
function readName(text: string): string | null {
  const name = text.replace(/\p{Cs}|[\p{Cc}\s]+/gu, ' ').trim();
  return name === '' || name.length > LONGEST_NAME ? null : name;
}

const READERS: Readonly<Record<string, { read: Reader; expected: string }>> = {
  symbol: { read: readSymbol, expected: 'a symbol, such as BTCUSDT' },
  timeframe: { read: readTimeframe, expected: `a timeframe: ${timeframes.join(', ')}` },
  number: { read: readWholeNumber, expected: 'a whole number from 1' },
  date: { read: readDate, expected: 'a date as YYYY-MM-DD' },
  time: { read: readTime, expected: 'a date as YYYY-MM-DD, or a moment such as 2026-02-10T04:00' },
  size: {
    read: readGridPair(/x/i),
    expected: `a width of 1 to ${gridColumns}, an x and a height, such as 6x4`,
  },
  position: {
    read: readGridPair(/,/),
    expected: `a column of 1 to ${gridColumns}, a comma and a row, such as 1,4`,
  },
  metric: { read: readText, expected: 'a metric' },
  name: { read: readName, expected: `a name of up to ${LONGEST_NAME} characters` },
  setting: { read: readSetting, expected: 'a number above 0' },
  text: { read: readText, expected: 'text' },
};

/** `band=0–2.5%`, as pages print it, is the same as `band=0-2.5`. */
function asChoice(text: string): string {
  return text.toLowerCase().replaceAll('–', '-').replace(/%$/, '');
}

function expectation({ type, choices }: CommandParameter): string {
  const words = choices ? `one of ${choices.join(', ')}` : null;
  const other = READERS[type]?.expected;
  return [other, words].filter(Boolean).join(', or ');
}

export function readValue(parameter: CommandParameter, token: Token): string | number | CommandError {
  const choice = parameter.choices?.find((known) => known === asChoice(token.text));
  const value = choice ?? READERS[parameter.type]?.read(token.text) ?? null;
  if (value === null) {
    const typed = token.text.length > 40 ? `${token.text.slice(0, 40)}…` : token.text;
    const hint = didYouMean(token.text, parameter.choices ?? []);
    return {
      error: `"${typed}" does not fit ${parameter.name}, which is ${expectation(parameter)}.${hint}`,
      position: token.start,
    };
  }
  return value;
}
