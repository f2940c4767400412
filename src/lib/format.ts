import { formatNumber } from '@site/data/examples/example';

export { formatNumber };

const STEPS = [
  { from: 1e9, unit: ' bn' },
  { from: 1e6, unit: ' m' },
  { from: 1e3, unit: ' k' },
] as const;

/** 1.24 m, 318 k, 75, 0.02: three digits are as much as a picture can hold. */
export function shortAmount(value: number): string {
  const step = STEPS.find(({ from }) => Math.abs(value) >= from);
  const scaled = value / (step?.from ?? 1);
  const isWhole = !step && Number.isInteger(value);
  const decimals = Math.abs(scaled) >= 100 || isWhole ? 0 : Math.abs(scaled) >= 10 ? 1 : 2;
  return formatNumber(scaled, decimals) + (step?.unit ?? '');
}

/** For axes, whose steps are round: −4 m, 2.5 m. */
export const tickAmount = (value: number) =>
  shortAmount(value).replace(/(\.\d*?)0+(?= |$)/, (_, kept: string) => (kept === '.' ? '' : kept));

/** The sign is always written: + and − tell the sides apart without colour. */
function withSign(value: number, text: string): string {
  return value > 0 ? `+${text}` : text;
}

export const signedAmount = (value: number) => withSign(value, shortAmount(value));
export const signedNumber = (value: number, decimals: number) =>
  withSign(value, formatNumber(value, decimals));

/** With a space that does not break: a line must not begin with the sign. */
export const percentText = (value: number, decimals: number) => `${formatNumber(value, decimals)}\u00a0%`;
export const signedPercent = (value: number, decimals: number) =>
  withSign(value, percentText(value, decimals));

/** In milliseconds. */
export const HOUR = 3_600_000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
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
