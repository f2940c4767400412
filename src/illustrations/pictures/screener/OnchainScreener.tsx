import { Counts, Filters, listOf, Panel, Results, ScreenerHeader } from '../../kit';

const LIST = listOf({
  universe: 'spot',
  where: 'active_addresses changed% 5 7d and netflow < 0 7d',
  columns: ['netflow', 'mvrv', 'active_addresses', 'whale_transactions'],
  sort: 'netflow asc',
  limit: 5,
});

/** Assets in use whose coins leave exchanges. */
export const OnchainScreener = () => (
  <Panel>
    <ScreenerHeader name="Coins leaving exchanges" />
    <Filters of={LIST} />
    <Results of={LIST} place="Venue" />
    <Counts of={LIST} />
  </Panel>
);
