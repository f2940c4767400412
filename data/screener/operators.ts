import type { ScreenerOperator } from './operators.schema';

/** The operators of a filter, in the order in which the reference lists them. */
export const screenerOperators = [
  {
    sign: '>',
    name: 'greater than',
    meaning: 'Keeps markets whose value is above the number.',
    values: 1,
    example: 'liquidity > 500k',
    note: 'A market exactly at the number doesn’t pass.',
  },
  {
    sign: '<',
    name: 'less than',
    meaning: 'Keeps markets whose value is below the number.',
    values: 1,
    example: 'netflow < 0 7d',
    note: 'Negative values pass any positive limit, so check whether the field has a sign.',
  },
  {
    sign: '>=',
    name: 'at least',
    meaning: 'Keeps markets whose value is the number or more.',
    values: 1,
    example: 'listings >= 3',
    note: 'Use it for counts, where “3 or more” isn’t the same as “more than 3”.',
  },
  {
    sign: '<=',
    name: 'at most',
    meaning: 'Keeps markets whose value is the number or less.',
    values: 1,
    example: 'unlocks_30d <= 2',
    note: 'A token without an unlock schedule counts as 0 and passes. One whose schedule is unknown has no value and drops out.',
  },
  {
    sign: 'between',
    name: 'between',
    meaning: 'Keeps markets whose value lies between two numbers, both ends included.',
    values: 2,
    example: 'mvrv between 0.8 1.2',
    note: 'Write the lower number first: `mvrv between 0.8 1.2` keeps 0.8 and 1.2 as well.',
  },
  {
    sign: '=',
    name: 'equal to',
    meaning: 'Keeps markets whose value is exactly the number.',
    values: 1,
    example: 'listings = 1',
    note: 'Use it for counts only. A ratio or a USD amount is almost never exactly a round number.',
  },
  {
    sign: 'changed%',
    name: 'changed by percent',
    meaning:
      'Keeps markets whose value rose by at least that many percent over the window. With a negative number: fell by at least that much.',
    values: 1,
    example: 'active_addresses changed% 20 7d',
    note: 'It works on every numeric field and always needs a window. A market whose value was zero or negative at the start, as netflow can be, has no change and drops out.',
  },
] as const satisfies readonly ScreenerOperator[];

/** The last word of a filter: how far back it looks. */
export const screenerWindows = ['1h', '24h', '7d', '30d'] as const;

export type ScreenerWindow = (typeof screenerWindows)[number];

/** What a field with windows is read over when the filter, the column or the sort names none. */
export const defaultWindow: ScreenerWindow = '24h';

/** The rules that every filter follows, for the pages that explain them. */
export const filterRules = [
  {
    id: 'windows',
    about: 'Windows',
    rule: `A field either has windows (${screenerWindows.join(', ')}) or is a reading of the moment. Leave the window out and PT uses ${defaultWindow}. Some fields have only part of the four: daily data has no 1h.`,
  },
  {
    id: 'changed',
    about: 'changed%',
    rule: 'It always needs a window, and works on every numeric field, readings of the moment included.',
  },
  { id: 'between', about: 'between', rule: 'Both ends are included.' },
  {
    id: 'columns-sort',
    about: 'columns and sort',
    rule: 'Both take a window too: `sort netflow 7d asc`.',
  },
  {
    id: 'missing',
    about: 'Missing data',
    rule: 'A market without data for a filter’s field drops out, and PT shows how many did.',
  },
  {
    id: 'unlocks',
    about: 'Unlocks',
    rule: 'No unlock schedule counts as 0, an unknown one as missing.',
  },
  {
    id: 'and-only',
    about: 'and, no or',
    rule: 'Filters combine with and only. For or, save two screeners.',
  },
] as const;
