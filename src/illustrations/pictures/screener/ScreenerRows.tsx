import { listOf, Panel, Results, TopBar } from '../../kit';

const LIST = listOf({
  universe: 'perps',
  where: 'funding < -0.01 and open_interest changed% 10 7d and price_change > -5 7d and volume > 5m 24h',
  columns: ['funding', 'open_interest', 'price_change', 'volume'],
  sort: 'funding asc',
});

/** Rows as the commands count them. */
export const ScreenerRows = () => (
  <Panel>
    <TopBar typed="row 3" />
    <Results of={LIST} active={2} hasNumbers />
  </Panel>
);
