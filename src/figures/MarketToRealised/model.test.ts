import { expect, it } from 'vitest';
import { countZones, weeksOf, zoneOf } from './model';

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
