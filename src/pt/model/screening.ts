import { changePercent } from '@site/data/formulas/screener/screener';
import type { SampleMarket } from '@site/data/samples/markets';
import { defaultWindow, type ScreenerWindow } from '@site/data/screener/operators';
import type { CommandError } from '@site/src/lib/commands/commandTokens';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import { type Filter, readFilters } from '@site/src/lib/screener/screenerFilter';
import { IMPACT_SIZE_USD, type sampleValue } from '../markets/screenerMarkets';
import type { Screener } from './types';

/** Reads what stands after `where`; the word itself may be typed too. An empty line is no filter at all. */
export function readWhere(line: string): readonly Filter[] | CommandError {
  const start = /^\s*(where(\s+|$))?/i.exec(line)?.[0].length ?? 0;
  return line.slice(start).trim() === '' ? [] : readFilters(line, start, true);
}

/** The window that a filter or a column reads. A field that has windows and is given none is read over the default. */
export function windowFor(field: string, given: ScreenerWindow | null): ScreenerWindow | null {
  return given ?? (screenerFieldKey(field)?.windows ? defaultWindow : null);
}

/** How a value is read; the workspace adds markets whose values follow from their bars. */
export type ReadValue = typeof sampleValue;

const HOLDS: Readonly<Record<Filter['operator'], (value: number, limit: number, upper: number) => boolean>> =
  {
    '>': (value, limit) => value > limit,
    '<': (value, limit) => value < limit,
    '>=': (value, limit) => value >= limit,
    '<=': (value, limit) => value <= limit,
    '=': (value, limit) => value === limit,
    between: (value, limit, upper) => value >= limit && value <= upper,
    'changed%': (value, limit) => (limit < 0 ? value <= limit : value >= limit),
  };

/** Whether a market passes a filter; null where it has no value. */
function passes(market: SampleMarket, filter: Filter, read: ReadValue): boolean | null {
  const { field, size = IMPACT_SIZE_USD, operator, window } = filter;
  const [limit = Number.NaN, upper = limit] = filter.values;
  const over = windowFor(field, window);
  const now = read(market, field, over, 'now');
  const value =
    operator === 'changed%'
      ? changePercent(now, read(market, field, over, 'before'))
      : // Price impact grows with the size in proportion, so its change doesn't depend on it.
        now * (size / IMPACT_SIZE_USD);
  return Number.isNaN(value) ? null : HOLDS[operator](value, limit, upper);
}

export type ScreenerRow = { readonly market: SampleMarket; readonly values: readonly number[] };

/** What was looked at, what passed, and the rows in order; what has no value stands last. */
export function screen(
  { filters, columns, sort, limit }: Screener,
  markets: readonly SampleMarket[],
  read: ReadValue,
) {
  const judged = markets.map((market) => ({
    market,
    verdicts: filters.map((filter) => passes(market, filter, read)),
  }));
  const dropped = judged.filter(({ verdicts }) => verdicts.includes(null)).length;
  const passing = judged.filter(({ verdicts }) => verdicts.every(Boolean));
  const direction = sort.order === 'asc' ? 1 : -1;
  const key = (value: number) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : direction * value);
  const rows = passing
    .map(({ market }) => ({ market, order: key(read(market, sort.field, sort.window, 'now')) }))
    .sort((one, other) => (one.order === other.order ? 0 : one.order - other.order))
    .slice(0, limit)
    .map(
      ({ market }): ScreenerRow => ({
        market,
        values: columns.map(({ field, window }) => read(market, field, window, 'now')),
      }),
    );
  return {
    looked: judged.length,
    passed: passing.length,
    /** Have every value, and don't pass. */
    failed: judged.length - passing.length - dropped,
    /** Have no value for at least one filter: dropped, whatever the other filters say. */
    dropped,
    rows,
  };
}
