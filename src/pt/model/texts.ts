import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import { decimalsFor, formatNumber, shortNumber } from '@site/src/lib/text/format';
import type { AlertDraft, Column } from './types';

/** What stands for a value that doesn't exist. */
export const NOTHING = '–';
const MOST_DECIMALS = 8;

/** A price of a played market, to its tick. */
export const priceText = (symbol: SampleSymbol, price: number) =>
  Number.isNaN(price) ? NOTHING : formatNumber(price, Math.log10(workspaceMarkets[symbol].ticks));

/** Any other number: two decimals, or three significant digits where it's below 1. */
export function valueText(value: number): string {
  if (Number.isNaN(value)) {
    return NOTHING;
  }
  return Math.abs(value) >= 1_000
    ? shortNumber(value)
    : formatNumber(value, Math.abs(value) >= 1 || value === 0 ? 2 : decimalsFor(value, 3, MOST_DECIMALS));
}

/** What an alert reports: a price as prices are written. */
export const readingText = ({ condition, symbol }: AlertDraft, value: number) =>
  condition.series.toLowerCase() === 'price' ? priceText(symbol, value) : valueText(value);

export const timeText = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A field of the screener as its own page names it; a column has less room. */
export const fieldTitle = (field: string) =>
  (screenerFieldKey(field)?.name ?? field).replace(' for a size', '');
export const columnTitle = ({ field, window }: Column) =>
  [fieldTitle(field), window].filter(Boolean).join(' ');

const PRICE_DIGITS = 5;

/** The cells of a column. Prices have five digits; what stays below 1,000 has as many decimals as its smallest needs. */
export function columnTexts(values: readonly number[], isPrice: boolean): readonly string[] {
  const sizes = values.map(Math.abs).filter((size) => size > 0);
  const isLarge = sizes.some((size) => size >= 1_000);
  const decimals = Math.max(2, decimalsFor(Math.min(...sizes, 1), 1, MOST_DECIMALS));
  const isSigned = values.some((value) => value < 0);
  return values.map((value) => {
    if (Number.isNaN(value)) {
      return NOTHING;
    }
    const text = isPrice
      ? formatNumber(value, decimalsFor(value, PRICE_DIGITS, MOST_DECIMALS))
      : isLarge
        ? valueText(value)
        : formatNumber(value, Math.min(decimals, 6));
    // Where one value has a minus, the others have a plus.
    return isSigned && value > 0 ? `+${text}` : text;
  });
}
