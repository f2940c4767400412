import { coverage } from '@site/data/metrics/coverage';
import { whereInData } from '@site/tests/whereInData';
import { expect, it } from 'vitest';

/** When each kind of market opened, so that no first date in the coverage can be older than its market. */
const marketLaunches = [
  { venue: 'Binance', market: 'spot', month: '2017-07' },
  { venue: 'Binance', market: 'perp', month: '2019-09' },
  { venue: 'Binance', market: 'dated', month: '2021-02' },
  { venue: 'Bybit', market: 'perp', month: '2020-03' },
  { venue: 'Bybit', market: 'dated', month: '2020-11' },
  { venue: 'Bybit', market: 'spot', month: '2021-07' },
  { venue: 'Hyperliquid', market: 'perp', month: '2023-02' },
  { venue: 'Hyperliquid', market: 'spot', month: '2024-04' },
  { venue: null, market: 'pool', month: '2020-05' },
];

it('has no first date before the market’s first month', () => {
  const early = coverage.filter(({ venue, market, since }) => {
    const launch = marketLaunches.find((known) => known.venue === venue && known.market === market);
    return market && (!launch || (/^\d/.test(since) && since < launch.month));
  });
  expect(
    early.map(
      ({ metricId, venue, market, since }) =>
        `${whereInData(new RegExp(`metrics: \\[.*'${metricId}'`))}: ${metricId}, ${venue} ${market} since ${since}`,
    ),
  ).toEqual([]);
});
