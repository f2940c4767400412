import { listOf } from '../../kit';

/** The recipe of Create a screener, with the columns that a widget has room for. */
const squeezesWith = (columns: readonly string[]) =>
  listOf({
    universe: 'perps',
    where: 'funding < -0.01 and open_interest changed% 10 7d and price_change > -5 7d and volume > 5m 24h',
    columns,
    sort: 'funding asc',
  });

export const narrowSqueezes = squeezesWith(['funding']);
export const squeezes = squeezesWith(['funding', 'price_change']);
export const wideSqueezes = squeezesWith(['funding', 'open_interest', 'price_change', 'volume']);
