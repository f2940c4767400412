import { formatNumber } from './format';

const NUMBER = /^([-−]?)\$?(\d{1,3}(?:,\d{3})+|\d*)(\.\d+)?([kmb]?)$/i;
const MULTIPLIERS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
const LARGEST = 1e15;

/** A number in one word, as it's typed or copied from the screen: 65000, 65,000, $65000, 65k, −0.5. Null if it's none. */
export function typedNumber(text: string): number | null {
  const [, sign, whole = '', fraction = '', unit = ''] = NUMBER.exec(text) ?? [];
  if (sign === undefined || (whole === '' && fraction === '')) {
    return null;
  }
  const size =
    Number(`${whole.replaceAll(',', '') || 0}${fraction}`) * (MULTIPLIERS[unit.toLowerCase()] ?? 1);
  const value = Number((sign ? -size : size).toPrecision(15)) + 0;
  return size < LARGEST ? value : null;
}

/** Written out, as a line of the command bar holds it: without commas, and never as 1e-7. */
export function plainDigits(value: number): string {
  const text = String(Number(value.toPrecision(12)) + 0);
  return text.includes('e')
    ? formatNumber(value, 12)
        .replaceAll(',', '')
        .replace('−', '-')
        .replace(/\.?0+$/, '')
    : text;
}
