import { describe, expect, it } from 'vitest';
import { HOUR } from '../text/format';
import { aggregateBars, decodeBars, sampleBars } from './sampleBars';

const bars = decodeBars({
  start: '2026-01-05T22:00:00Z',
  hours: 1,
  tick: 0.01,
  firstOpen: 2400,
  values: [1, 2, 3, 10, -5, 0, 1, 20, 4, 9, 0, 30],
});

describe('recorded bars', () => {
  it('open where the bar before closed, with high and low outside the body', () => {
    expect(bars[0]).toEqual({
      time: Date.parse('2026-01-05T22:00:00Z'),
      open: 24,
      high: 24.03,
      low: 23.97,
      close: 24.01,
      volume: 10,
    });
    expect(bars[1]).toMatchObject({ open: 24.01, high: 24.01, low: 23.95, close: 23.96 });
    expect(bars[2]?.time).toBe(Date.parse('2026-01-06T00:00:00Z'));
  });

  it('make sense: high on top, low at the bottom, one bar per hour', () => {
    const hourly = sampleBars['1H'];
    expect(hourly.length).toBeGreaterThanOrEqual(400);
    for (const [index, bar] of hourly.entries()) {
      expect(bar.high).toBeGreaterThanOrEqual(Math.max(bar.open, bar.close));
      expect(bar.low).toBeLessThanOrEqual(Math.min(bar.open, bar.close));
      expect(bar.low).toBeGreaterThan(0);
      expect(bar.time).toBe((hourly[0]?.time ?? 0) + index * HOUR);
    }
  });
});

describe('longer bars', () => {
  it('are cut on UTC midnight, wherever the data begins', () => {
    const days = aggregateBars(bars, 24);
    expect(days.map((day) => new Date(day.time).toISOString())).toEqual([
      '2026-01-05T00:00:00.000Z',
      '2026-01-06T00:00:00.000Z',
    ]);
    expect(days[0]).toMatchObject({ open: 24, high: 24.03, low: 23.95, close: 23.96, volume: 30 });
    expect(days[1]).toMatchObject({ open: 23.96, high: 24.09, low: 23.96, close: 24, volume: 30 });
  });

  it('give the same day whether made from hours or from 4-hour bars', () => {
    expect(aggregateBars(sampleBars['4H'], 24)).toEqual(sampleBars['1D']);
  });
});
