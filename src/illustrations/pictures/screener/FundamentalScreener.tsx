import { Counts, Filters, listOf, Panel, Results, ScreenerHeader } from '../../kit';

const LIST = listOf({
  universe: 'spot',
  where: 'market_cap > 50m and fees > 1m 30d and p_f < 20',
  columns: ['p_f', 'p_s', 'float_share', 'market_cap'],
  sort: 'p_f asc',
  limit: 5,
});

/** Tokens that are used, cheapest for their fees first. */
export const FundamentalScreener = () => (
  <Panel>
    <ScreenerHeader name="Used, and cheap for its use" />
    <Filters of={LIST} />
    <Results of={LIST} place="Venue" />
    <Counts of={LIST} />
  </Panel>
);
