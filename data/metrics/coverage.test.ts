import { whereInData } from '@site/tests/whereInData';
import { expect, it } from 'vitest';
import { coverage } from './coverage';
import { marketLaunches } from './market-launches';

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
