import { changePercent } from '@site/data/formulas/screener/screener';
import type { SampleMarket } from '@site/data/samples/markets';
import { defaultWindow, type ScreenerWindow } from '@site/data/screener/operators';
import type { CommandError } from '@site/src/lib/commands/commandTokens';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import { type Filter, readFilters } from '@site/src/lib/screener/screenerFilter';
import { IMPACT_SIZE_USD, marketsOf, sampleValue, type Universe } from '../markets/screenerMarkets';

import type { Column } from './types';

/** Reads what stands after `where`; the word itself may be typed too. An empty line is no filter at all. */
export function readWhere(line: string): readonly Filter[] | CommandError {
  const start = /^\s*(where(\s+|$))?/i.exec(line)?.[0].length ?? 0;
  return line.slice(start).trim() === '' ? [] : readFilters(line, start, true);
}

/** The window that a filter or a column reads. A field that has windows and is given none is read over the default. */
export function windowFor(field: string, given: ScreenerWindow | null): ScreenerWindow | null {
  return given ?? (screenerFieldKey(field)?.windows ? defaultWindow : null);
}

/** The number that a filter compares: the field, or its change in percent. NaN where there is no data. */
function comparedValue(
  market: SampleMarket,
  { field, size, operator, window }: Filter,
  read = sampleValue,
): number {
  const over = windowFor(field, window);
  // Price impact grows with the size in proportion, so its change doesn't depend on it.
  const now = read(market, field, over, 'now');
  return operator === 'changed%'
    ? changePercent(now, read(market, field, over, 'before'))
    : now * ((size ?? IMPACT_SIZE_USD) / IMPACT_SIZE_USD);
}

function holds(value: number, { operator, values }: Filter): boolean {
  const [limit = Number.NaN, upper = limit] = values;
  switch (operator) {
    case '>':
      return value > limit;
    case '<':
      return value < limit;
    case '>=':
      return value >= limit;
    case '<=':
      return value <= limit;
    case '=':
      return value === limit;
    case 'between':
      return value >= limit && value <= upper;
    case 'changed%':
      return limit < 0 ? value <= limit : value >= limit;
  }
}

/** How a value is read; the workspace adds markets whose values follow from their bars. */
export type ReadValue = typeof sampleValue;

type Verdict = 'passes' | 'fails' | 'missing';

function verdictOf(market: SampleMarket, filter: Filter, read: ReadValue): Verdict {
  const value = comparedValue(market, filter, read);
  if (Number.isNaN(value)) {
    return 'missing';
  }
  return holds(value, filter) ? 'passes' : 'fails';
}

export function screen(
  universe: Universe,
  filters: readonly Filter[],
  markets = marketsOf(universe),
  read: ReadValue = sampleValue,
) {
  const judged = markets.map((market) => ({
    market,
    verdicts: filters.map((filter) => verdictOf(market, filter, read)),
  }));
  const passing = judged.filter(({ verdicts }) => verdicts.every((verdict) => verdict === 'passes'));
  const dropped = judged.filter(({ verdicts }) => verdicts.includes('missing'));
  const count = (index: number, verdict: Verdict) =>
    judged.filter(({ verdicts }) => verdicts[index] === verdict).length;
  return {
    looked: judged.length,
    passing: passing.map(({ market }) => market),
    /** Have every value, and do not pass. */
    failed: judged.length - passing.length - dropped.length,
    /** Have no value for at least one filter: dropped, whatever the other filters say. */
    dropped: dropped.length,
    perFilter: filters.map((filter, index) => ({
      filter,
      fails: count(index, 'fails'),
      missing: count(index, 'missing'),
    })),
  };
}

export type Row = { readonly market: SampleMarket; readonly values: readonly number[] };

export function sortedRows(
  markets: readonly SampleMarket[],
  columns: readonly Column[],
  sort: Column,
  order: 'asc' | 'desc',
  read: ReadValue = sampleValue,
): readonly Row[] {
  const direction = order === 'asc' ? 1 : -1;
  const key = (market: SampleMarket) => read(market, sort.field, sort.window, 'now');
  const known = markets.filter((market) => !Number.isNaN(key(market)));
  const unknown = markets.filter((market) => Number.isNaN(key(market)));
  return [...[...known].sort((one, other) => direction * (key(one) - key(other))), ...unknown].map(
    (market) => ({
      market,
      values: columns.map(({ field, window }) => read(market, field, window, 'now')),
    }),
  );
}
