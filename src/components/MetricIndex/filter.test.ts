import { metrics } from '@site/data/metrics';
import { describe, expect, it } from 'vitest';
import { filterMetrics } from './filter';

const found = (query: string) => filterMetrics(metrics, query).map(({ id }) => id);

describe('filterMetrics', () => {
  it('shows everything for an empty query', () => {
    expect(found('  ')).toHaveLength(metrics.length);
  });

  it.each([
    ['OI', 'open-interest'],
    ['l/s', 'long-short-ratio'],
    ['cumulative delta', 'cvd'],
    ['FR', 'funding-rate'],
    ['netfl', 'exchange-netflow'],
  ])('finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  it('matches the start of words only', () => {
    expect(found('oi')).not.toContain('exchange-inflow');
  });

  it('needs every word', () => {
    expect(found('open interest usd')).toEqual(['open-interest-usd']);
    expect(found('open zebra')).toEqual([]);
  });

  it('finds a family by its name', () => {
    expect(found('order-book metrics')).toContain('imbalance');
    expect(found('order book metrics')).toContain('imbalance');
  });
});
