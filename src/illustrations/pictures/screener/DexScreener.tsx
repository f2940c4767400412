import { Counts, Filters, listOf, Panel, Results, ScreenerHeader } from '../../kit';

const LIST = listOf({
  universe: 'dex',
  where: 'liquidity > 500k and pair_age > 30 and buys_sells between 0.5 2 24h',
  columns: ['liquidity', 'price_impact', 'pair_age', 'buys_sells', 'holders'],
  sort: 'liquidity desc',
  limit: 5,
});

/** Pools that are deep, lasting and traded both ways. */
export const DexScreener = () => (
  <Panel>
    <ScreenerHeader name="Pools you can get out of" />
    <Filters of={LIST} />
    <Results of={LIST} place="Chain" />
    <Counts of={LIST} />
  </Panel>
);
