import { Counts, Filters, listOf, Panel, Results, ScreenerHeader } from '../../kit';

const LIST = listOf({
  universe: 'perps',
  where: 'funding > 0.01 and volume > 1m 24h',
  columns: ['funding', 'open_interest', 'liquidations', 'price_change'],
  sort: 'funding desc',
  limit: 5,
});

/** Perps whose longs pay. */
export const OffchainScreener = () => (
  <Panel>
    <ScreenerHeader name="Crowded longs" />
    <Filters of={LIST} />
    <Results of={LIST} />
    <Counts of={LIST} />
  </Panel>
);
