import { describe, expect, it } from 'vitest';
import { countZones, gainPercent, weeksOf, zoneOf } from './model';

describe('MVRV figure', () => {
  it('gives the worked numbers: 1,200,000 over 750,000 is 1.6, and 2.4 means +140 %', () => {
    const [week] = weeksOf([[1_200_000, 750_000]]);
    expect(week?.mvrv).toBeCloseTo(1.6, 10);
    expect(gainPercent(week?.mvrv ?? 0)).toBeCloseTo(60, 8);
    expect(gainPercent(2.4)).toBeCloseTo(140, 8);
  });

  it('counts weeks beyond the bands and entries into them; on a band is between', () => {
    const series = weeksOf([
      [10, 10],
      [25, 10],
      [26, 10],
      [20, 10],
      [9, 10],
      [21, 10],
    ]);
    expect(zoneOf(2, 1, 2)).toBe('between');
    expect(countZones(series, 1, 2)).toEqual({ above: 3, below: 1, entriesAbove: 2, entriesBelow: 1 });
  });
});
