import {
  Choice,
  Counts,
  Dialog,
  Field,
  Filters,
  listOf,
  Results,
  Row,
  ScreenerHeader,
  Shell,
  Stage,
} from '../kit';

type Screener = Parameters<typeof listOf>[0] & {
  readonly name: string;
  readonly active?: number;
  readonly place?: 'Venue' | 'Chain';
};

/** The whole screen of a screener: from the universe at the top to the rows that are left. */
const screenerOf = ({ name, active, place, ...query }: Screener) => {
  const list = listOf(query);
  return () => (
    <Shell active="Screener">
      <ScreenerHeader name={name} />
      <Filters of={list} />
      <Results of={list} active={active} place={place} />
      <Counts of={list} />
    </Shell>
  );
};

/** The whole screen: what screener/overview numbers. */
export const ScreenerMap = screenerOf({
  name: 'Large perps',
  universe: 'perps',
  where: 'market_cap > 500m and unlocks_30d < 1',
  columns: ['market_cap', 'unlocks_30d', 'funding', 'price_change'],
  sort: 'market_cap desc',
  limit: 6,
  active: 2,
});

/** Pools of decentralised exchanges. */
export const DexScreener = screenerOf({
  name: 'Pools you can get out of',
  universe: 'dex',
  where: 'liquidity > 500k and pair_age > 30 and buys_sells between 0.5 2 24h',
  columns: ['liquidity', 'price_impact', 'pair_age', 'buys_sells', 'holders'],
  sort: 'liquidity desc',
  limit: 5,
  place: 'Chain',
});

/** Spot markets by fees and valuation. */
export const FundamentalScreener = screenerOf({
  name: 'Used, and cheap for its use',
  universe: 'spot',
  where: 'market_cap > 50m and fees > 1m 30d and p_f < 20',
  columns: ['p_f', 'p_s', 'float_share', 'market_cap'],
  sort: 'p_f asc',
  limit: 5,
  place: 'Venue',
});

/** Perpetuals by funding and volume. */
export const OffchainScreener = screenerOf({
  name: 'Crowded longs',
  universe: 'perps',
  where: 'funding > 0.01 and volume > 1m 24h',
  columns: ['funding', 'open_interest', 'liquidations', 'price_change'],
  sort: 'funding desc',
  limit: 5,
});

/** Spot markets by what moves on the chain. */
export const OnchainScreener = screenerOf({
  name: 'Coins leaving exchanges',
  universe: 'spot',
  where: 'active_addresses changed% 5 7d and netflow < 0 7d',
  columns: ['netflow', 'mvrv', 'active_addresses', 'whale_transactions'],
  sort: 'netflow asc',
  limit: 5,
  place: 'Venue',
});

/** One filter by mouse: the four parts that the command has. */
export const FilterDialog = () => (
  <Stage>
    <Dialog title="Add filter" buttons={['Cancel', 'Add']}>
      <Field label="Field" value="Active addresses" as="select" />
      <Row>
        <Field label="Operator" value="changed%" as="select" />
        <Field label="Value" value="20" end="%" isFocused />
      </Row>
      <Choice label="Window" options={['24h', '7d', '30d']} chosen="7d" />
    </Dialog>
  </Stage>
);
