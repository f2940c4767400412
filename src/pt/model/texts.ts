import { isSampleSymbol, type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import type { Filter } from '@site/src/lib/screener/screenerFilter';
import { decimalsFor, formatNumber, plainDigits, shortNumber } from '@site/src/lib/text/format';
import type { AlertDraft, Column } from './types';

/** What stands for a value that doesn't exist. */
export const NOTHING = '–';
const MOST_DECIMALS = 8;

/** BTC of BTCUSDT. */
export const coinOf = (symbol: SampleSymbol) => symbol.replace('USDT', '');

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

/** A moment to its minute, as lines are written: 2026-03-01T12:00. */
export const minuteWord = (time: number) => new Date(time).toISOString().slice(0, 16);
/** The same as readers see it, in UTC: 2026-03-01 12:00. */
export const timeText = (time: number) => minuteWord(time).replace('T', ' ');

/** A field of the screener as its own page names it; a column has less room. */
export const fieldTitle = (field: string) =>
  (screenerFieldKey(field)?.name ?? field).replace(' for a size', '');
/** A column as it's typed: volume 24h. */
export const columnWords = ({ field, window }: Column) => [field, window].filter(Boolean).join(' ');
/** A filter as it's typed after `where` or `drop`. */
export const filterText = ({ field, size, operator, values, window }: Filter) =>
  [
    field,
    ...(size ? [`size=${plainDigits(size)}`] : []),
    operator,
    ...values.map(plainDigits),
    ...(window ? [window] : []),
  ].join(' ');

export const columnTitle = ({ field, window }: Column) =>
  [fieldTitle(field), DAILY.includes(field) ? '1D' : window].filter(Boolean).join(' ');
/** Studies of daily bars. */
const DAILY: readonly string[] = ['rsi', 'atr_percent'];

/** Of the screener: their cells say what they are. */
const PERCENT: readonly string[] = ['price_change', 'funding'];

/** Gains are green and losses red, wherever a cell has a sign. */
export const cellSign = (cell: string) =>
  cell.startsWith('+') ? 'up' : cell.startsWith('−') ? 'down' : undefined;

const PRICE_DIGITS = 5;

/**
 * The cells of a column. Prices have five digits, or those of the chart where there is one; what stays below 1,000 has as
 * many decimals as its smallest needs.
 */
export function columnTexts(
  field: string,
  values: readonly number[],
  symbols: readonly string[],
): readonly string[] {
  const unit = PERCENT.includes(field) ? '%' : '';
  const sizes = values.map(Math.abs).filter((size) => size > 0);
  const isLarge = sizes.some((size) => size >= 1_000);
  const decimals = Math.max(2, decimalsFor(Math.min(...sizes, 1), 1, MOST_DECIMALS));
  const isSigned = values.some((value) => value < 0);
  return values.map((value, row) => {
    if (Number.isNaN(value)) {
      return NOTHING;
    }
    const symbol = symbols[row] ?? '';
    const text =
      field === 'price'
        ? isSampleSymbol(symbol)
          ? priceText(symbol, value)
          : formatNumber(value, decimalsFor(value, PRICE_DIGITS, MOST_DECIMALS))
        : isLarge
          ? valueText(value)
          : formatNumber(value, Math.min(decimals, 6));
    // Where one value has a minus, the others have a plus.
    return `${isSigned && value > 0 ? '+' : ''}${text}${unit}`;
  });
}
