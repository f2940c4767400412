import type { ScreenerOperator } from './screener-operators.schema';

/** The operators of a filter, in the order in which the reference lists them. */
export const screenerOperators = [
  {
    sign: '>',
    name: 'greater than',
    meaning: 'Keeps markets whose value is above the number.',
    values: 1,
    example: 'liquidity > 500k',
    note: 'A market exactly at the number does not pass.',
  },
  {
    sign: '<',
    name: 'less than',
    meaning: 'Keeps markets whose value is below the number.',
    values: 1,
    example: 'netflow < 0 7d',
    note: 'Negative values pass every positive limit: check whether the field has a sign.',
  },
  {
    sign: '>=',
    name: 'at least',
    meaning: 'Keeps markets whose value is the number or more.',
    values: 1,
    example: 'listings >= 3',
    note: 'The one to use for counts, where "3 or more" and "more than 3" differ.',
  },
  {
    sign: '<=',
    name: 'at most',
    meaning: 'Keeps markets whose value is the number or less.',
    values: 1,
    example: 'unlocks_30d <= 2',
    note: 'A value of zero passes; a missing value does not.',
  },
  {
    sign: 'between',
    name: 'between',
    meaning: 'Keeps markets whose value lies in a band.',
    values: 2,
    example: 'mvrv between 0.8 1.2',
    note: 'Lower bound first. Where the bound itself matters, write two filters with >= and <= instead.',
  },
  {
    sign: '=',
    name: 'equal to',
    meaning: 'Keeps markets whose value is exactly the number.',
    values: 1,
    example: 'listings = 1',
    note: 'For counts only: a ratio or an amount in USD almost never equals a round number.',
  },
  {
    sign: 'changed%',
    name: 'changed by percent',
    meaning:
      'Keeps markets whose value rose by that many percent over the window; with a negative number, those whose value fell by it.',
    values: 1,
    example: 'active_addresses changed% 20 7d',
    note: 'Always write the window. The operator means nothing for fields that pass through zero, such as netflow and sentiment.',
  },
] as const satisfies readonly ScreenerOperator[];

/** The last word of a filter: the stretch of time that it looks back over. */
export const screenerWindows = ['1h', '24h', '7d', '30d'] as const;

export type ScreenerWindow = (typeof screenerWindows)[number];
