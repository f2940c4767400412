import { expect, it } from 'vitest';
import { coverageVenues } from '../metrics/coverage.schema';
import { fundingTimes, fundingTimesReadIn } from './funding-times';
import { fundingTimesSchema } from './funding-times.schema';

it('has one complete row for each venue', () => {
  expect(fundingTimes.map(({ venue }) => venue)).toEqual([...coverageVenues]);
  for (const row of fundingTimes) {
    expect(fundingTimesSchema.safeParse(row).error?.issues ?? [], row.venue).toEqual([]);
  }
});

it('says when it was read', () => {
  expect(fundingTimesReadIn).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
});

it('names as many times a day as the interval gives', () => {
  for (const { venue, usualHours, times } of fundingTimes.filter((row) => row.usualHours > 1)) {
    expect(times.match(/\d\d:\d\d/g), venue).toHaveLength(24 / usualHours);
  }
});
