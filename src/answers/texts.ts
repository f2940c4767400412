import { counted, formatNumber, significant } from '@site/src/lib/text/format';
import { APY, DAY, MONTH, WEEK, YEAR } from './units';

export { cents, dollars, plainPercent as percent, usdt } from '@site/src/lib/text/format';
/** Two decimals, and three digits of what is smaller than 0.1%. */
export const shortPercent = (value: number): string =>
  `${Math.abs(value) < 0.1 ? significant(value, 3) : formatNumber(value, 2)}%`;
export const withPlus = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

const TIMES = [
  [YEAR, 'year'],
  [MONTH, 'month'],
  [WEEK, 'week'],
  [DAY, 'day'],
  [1, 'hour'],
] as const;

/** `3 days`, `1 year`. Weeks are told in days, except one. */
export function howLong(hours: number): string {
  const [size, name] =
    TIMES.find(([length]) => hours % length === 0 && (length !== WEEK || hours === WEEK)) ?? TIMES[4];
  return counted(Number((hours / size).toPrecision(6)), name);
}

/** `every 8 hours`, `a year`. */
export function howOften(hours: number): string {
  if (hours >= YEAR) {
    return hours === APY ? 'a year with compounding' : 'a year';
  }
  return `every ${howLong(hours).replace(/^1 /, '')}`;
}
