import { listOf } from '../../kit';

/** Perps whose shorts pay, more of them each day; with the columns that there is room for. */
const shortsWith = (columns: readonly string[]) =>
  listOf({
    universe: 'perps',
    where: 'funding < -0.01 and open_interest changed% 10 7d and price_change > -5 7d and volume > 5m 24h',
    columns,
    sort: 'funding asc',
  });

export const narrowShorts = shortsWith(['funding']);
export const shorts = shortsWith(['funding', 'price_change']);
export const wideShorts = shortsWith(['funding', 'open_interest', 'price_change', 'volume']);
