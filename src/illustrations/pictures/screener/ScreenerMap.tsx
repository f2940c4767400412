import { Counts, Filters, listOf, Results, ScreenerHeader, Shell } from '../../kit';

const LIST = listOf({
  universe: 'perps',
  where: 'market_cap > 500m and unlocks_30d < 1',
  columns: ['market_cap', 'unlocks_30d', 'funding', 'price_change'],
  sort: 'market_cap desc',
  limit: 6,
});

/** The whole screen: from the universe at the top to the rows that are left. */
export const ScreenerMap = () => (
  <Shell active="Screener">
    <ScreenerHeader name="Large perps" />
    <Filters of={LIST} />
    <Results of={LIST} active={2} />
    <Counts of={LIST} />
  </Shell>
);
