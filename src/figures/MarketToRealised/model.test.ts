import { expect, it } from 'vitest';
import { countZones, describeWeek, weeks, weeksOf, zoneOf } from './model';

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

it('says once, and how many times else', () => {
  const [week] = weeks;
  const said = Array.from(
    { length: 30 },
    (_, at) => week && describeWeek(week, 0.8, 1.5 + at / 20).detail,
  ).join();
  expect(said).toMatch(/entered 1 time\)/);
  expect(said).not.toMatch(/entered 1 times/);
});
