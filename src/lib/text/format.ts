import { formatNumber } from '@site/data/examples/example';
import { MONTHS } from './dates';

/**
 * Numbers as traders read them: 60,011, +0.53, 0.22%, $67.1k, $3.16m, a true minus sign (U+2212), times in UTC. Every
 * figure and component writes its numbers with these.
 */
export { formatNumber };

/** How many decimals a value has, from a few that are always shown to ten. */
export function decimalsOf(value: number, least = 0): number {
  const [, fraction = ''] = value
    .toFixed(10)
    .replace(/\.?0+$/, '')
    .split('.');
  return Math.max(least, fraction.length);
}

/** With all its decimals, at most ten: 0.00001, 60,011. */
export const plainNumber = (value: number): string => formatNumber(value, decimalsOf(value));

/** How many decimals give a number so many digits from the first that isn't zero. */
export function decimalsFor(value: number, digits: number, most = 20): number {
  const size = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.min(Math.max(digits - 1 - size, 0), most);
}

/** With so many digits from the first that isn't zero, without zeros at the end: 0.0000111315. */
export function significant(value: number, digits: number): string {
  const text = formatNumber(value, decimalsFor(value, digits));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A number in a line of the command bar: without commas, and never as 1e-7. */
export const plainDigits = (value: number): string =>
  significant(value, 12).replaceAll(',', '').replace('−', '-');

/** Cents where they are all that matters, and small prices with their digits. */
export const price = (value: number): string =>
  Math.abs(value) < 10 ? significant(value, 6) : formatNumber(value, 2);

const STEPS = [
  { from: 1e9, unit: 'b' },
  { from: 1e6, unit: 'm' },
  { from: 1e3, unit: 'k' },
  { from: 0, unit: '' },
] as const;

const DIGITS = 3;

/** 1.24m, 318k, 75, 0.02: three digits are as much as a picture can hold. */
export function shortNumber(value: number): string {
  // Rounded first: 999,960 is 1.00m, not 1,000k.
  const size = Math.abs(Number(value.toPrecision(DIGITS)));
  const step = STEPS.find(({ from }) => size >= from) ?? STEPS[3];
  const isExact = step.unit === '' && Number.isInteger(value);
  const scaled = value / (step.from || 1);
  const whole = Math.trunc(size / (step.from || 1)).toString().length;
  return formatNumber(scaled, isExact ? 0 : Math.max(0, DIGITS - whole)) + step.unit;
}

/** For axes, whose steps are round: −4m, 2.5m. */
export const tickNumber = (value: number) =>
  shortNumber(value).replace(/(\.\d*?)0+(?=\D|$)/, (_, kept: string) => (kept === '.' ? '' : kept));

/** For axes whose labels stand close together: as many digits as the step from one to the next needs. */
export function stepNumber(value: number, step: number): string {
  const { from, unit } = STEPS.find((known) => Math.abs(value) >= known.from) ?? STEPS[3];
  const decimals = Math.ceil(-Math.log10(step / (from || 1)) - 1e-6);
  // A label that stands alone has no step to go by.
  const most = unit === '' ? decimals : Math.min(decimals, DIGITS);
  return value === 0 ? '0' : formatNumber(value / (from || 1), Math.max(0, most)) + unit;
}

/** The sign is always written: + and − tell the sides apart without colour. What is shown as zero has none. */
const withSign = (value: number, text: string) => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text);

export const signedNumber = (value: number, decimals: number) =>
  withSign(value, formatNumber(value, decimals));

export const percent = (value: number, decimals: number) => `${formatNumber(value, decimals)}%`;
/** A percentage that was typed, with all its decimals: 0.055%. */
export const plainPercent = (value: number) => `${plainNumber(value)}%`;
export const signedPercent = (value: number, decimals: number) => withSign(value, percent(value, decimals));

/** The dollar stands after the sign: −$1,200. */
const withDollar = (text: string) => text.replace(/^(−?)/, '$1$$');

export const usd = (value: number, decimals: number) => withDollar(formatNumber(value, decimals));
export const signedUsd = (value: number, decimals: number) => withSign(value, usd(value, decimals));
/** An amount that was typed: whole dollars without cents. */
export const dollars = (value: number): string => usd(value, Number.isInteger(value) ? 0 : 2);
/** An amount that was computed: nothing is written as $0.00 that isn't zero. */
export const cents = (value: number): string =>
  usd(value, value !== 0 && Math.abs(value) < 0.1 ? decimalsOf(Number(value.toPrecision(3)), 2) : 2);
export const usdc = (value: number): string => `${formatNumber(value, 0)} USDC`;
export const usdt = (value: number): string => `${formatNumber(value, 2)} USDT`;
export const shortUsd = (value: number) => withDollar(shortNumber(value));
export const signedShortUsd = (value: number) => withSign(value, shortUsd(value));

/** `1 day`, `2 days`. */
export const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** `one`, `one and two`, `one, two and three`. */
export const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** In milliseconds. */
export const HOUR = 3_600_000;

export function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]?.slice(0, 3)}`;
}

/** Time of day, UTC. */
export function clockText(time: number): string {
  return new Date(time).toISOString().slice(11, 16);
}

/** A bar's opening time as text; whole days need no clock. */
export function barTimeText(time: number, hours: number): string {
  return hours >= 24 ? dayText(time) : `${dayText(time)} ${clockText(time)}`;
}

/** Hours as a reader says them: 76 → "3 d 4 h". */
export function durationText(hours: number): string {
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  return [days > 0 && `${days} d`, (rest > 0 || days === 0) && `${rest} h`].filter(Boolean).join(' ');
}
