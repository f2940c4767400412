import { listOf } from '../../kit';

/** The recipe of Create a screener, without its widest columns. */
export const squeezes = listOf({
  universe: 'perps',
  where: 'funding < -0.01 and open_interest changed% 10 7d and price_change > -5 7d and volume > 5m 24h',
  columns: ['funding', 'price_change'],
  sort: 'funding asc',
});
