import { expect, it } from 'vitest';
import { atrPercent, relativeVolume, trueRange } from './screenerMarket';

it.each([
  ['a bar inside the last close', 105, 100, 102, 5],
  ['a gap up', 110, 108, 104, 6],
  ['a gap down', 103, 98, 104, 6],
])('true range: %s', (_, high, low, close, range) => {
  expect(trueRange(high, low, close)).toBe(range);
});

it('has no value where there is nothing to divide by', () => {
  expect(atrPercent(5, 100)).toBe(5);
  expect(relativeVolume(9, 2)).toBe(4.5);
  expect(relativeVolume(9, 0)).toBeNaN();
  expect(atrPercent(5, 0)).toBeNaN();
});
