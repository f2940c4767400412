import { describe, expect, it } from 'vitest';
import { metrics } from './';
import { coverage, coverageGroups } from './coverage';
import { coverageSchema, coverageVenues } from './coverage.schema';

const marketFamilies = ['exchange', 'orderflow', 'orderbook', 'jlabs-analytics', 'momentum'];

describe('data/metrics/coverage.ts', () => {
  it('covers every metric of the catalogue once, in its order', () => {
    expect(coverageGroups.flatMap((group) => group.metrics).sort()).toEqual(
      metrics.map(({ id }) => id).sort(),
    );
  });

  it('has valid rows, each once', () => {
    for (const row of coverage) {
      expect(coverageSchema.safeParse(row).error?.issues ?? [], row.metricId).toEqual([]);
    }
    const keys = coverage.map(({ metricId, venue, market }) => `${metricId} ${venue} ${market}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(metrics)('$id is covered on the venues that its sheet names', ({ id, family, venues }) => {
    const rows = coverage.filter(({ metricId }) => metricId === id);
    expect(
      rows.every(({ venue }) => (venue === null) !== marketFamilies.includes(family)),
      `${id}: a venue, or none for data about the asset`,
    ).toBe(true);
    const named = coverageVenues.filter((venue) => new RegExp(`on [^.]*${venue}`, 'i').test(venues));
    if (named.length > 0) {
      expect([...new Set(rows.map(({ venue }) => venue))].sort(), `${id}: "${venues}"`).toEqual(
        [...named].sort(),
      );
    }
  });

  it('has dated futures on Binance and Bybit only', () => {
    const venues = coverage.filter(({ market }) => market === 'dated').map(({ venue }) => venue);
    expect([...new Set(venues)].sort()).toEqual(['Binance', 'Bybit']);
  });

  it('gives on-chain metrics no shorter interval than their timeframes', () => {
    for (const { id } of metrics.filter(({ timeframes }) => timeframes[0] === '1D')) {
      const intervals = coverage.filter(({ metricId }) => metricId === id).map(({ interval }) => interval);
      expect(intervals.join(), id).toMatch(/UTC day|close of each bar/);
    }
  });
});
