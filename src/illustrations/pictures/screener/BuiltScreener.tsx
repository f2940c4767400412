import { Counts, Filters, listOf, Results, ScreenerHeader, Shell } from '../../kit';

const LIST = listOf({
  universe: 'perps',
  where: 'market_cap > 500m and unlocks_30d < 1',
  columns: ['market_cap', 'unlocks_30d', 'funding'],
  sort: 'market_cap desc',
  limit: 4,
});

/** The list that the steps build, about to be saved. */
export const BuiltScreener = () => (
  <Shell active="Screener" typed='save as "Large perps, little new supply"'>
    <ScreenerHeader isUnsaved />
    <Filters of={LIST} />
    <Results of={LIST} />
    <Counts of={LIST} />
  </Shell>
);
