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
    note: 'Negative values pass any positive limit. Check whether the field can be negative.',
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
    note: 'Write the lower number first.',
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
      'Keeps markets whose value rose by at least that many percent over the window. With a negative number, it must have fallen that much.',
    values: 1,
    example: 'active_addresses changed% 20 7d',
    note: 'It works on every numeric field and always needs a window. A value that starts at zero or below, as netflow can, has no change, and its market drops out.',
  },
] as const;

/** The last word of a filter: how far back it looks. */
export const screenerWindows = ['1h', '24h', '7d', '30d'] as const;

export type ScreenerWindow = (typeof screenerWindows)[number];

/** What a field with windows is read over when the filter, the column or the sort names none. */
export const defaultWindow: ScreenerWindow = '24h';
