import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectancy,
  overallRating,
  possibleRatings,
  scoreByLogRange,
  scoreByRange,
  scoreByRank,
} from './ratings';

const score = fc.double({ min: 0, max: 10, noNaN: true });

describe('Overall rating', () => {
  it('leaves a missing sub-score out instead of counting it as zero', () => {
    expect(overallRating([6, 6, null])).toBe(6);
    expect(overallRating([6, 6, 0])).toBe(4);
  });

  it('has no value when every sub-score is missing', () => {
    expect(overallRating([null, null])).toBeNaN();
  });

  it('lies inside the range that is possible once the missing sub-scores arrive', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1 }), fc.array(score), (present, arriving) => {
        const before = [...present, ...arriving.map(() => null)];
        const after = overallRating([...present, ...arriving]);
        const range = possibleRatings(before);
        expect(after).toBeGreaterThanOrEqual(range.lowest - 1e-9);
        expect(after).toBeLessThanOrEqual(range.highest + 1e-9);
        expect(overallRating(before)).toBeGreaterThanOrEqual(range.lowest - 1e-9);
        expect(overallRating(before)).toBeLessThanOrEqual(range.highest + 1e-9);
      }),
    );
  });
});

describe('Scores among peers', () => {
  const peers = [1_000, 10_000, 100_000, 1_000_000];

  it('gives one value three different scores by range, by logarithm and by rank', () => {
    expect(scoreByRange(10_000, peers)).toBeCloseTo(0.09, 2);
    expect(scoreByLogRange(10_000, peers)).toBeCloseTo(3.33, 2);
    expect(scoreByRank(100_000, peers)).toBeCloseTo(6.67, 2);
  });

  it('scores the smallest 0 and the largest 10 by every method', () => {
    for (const method of [scoreByRange, scoreByLogRange, scoreByRank]) {
      expect(method(1_000, peers)).toBe(0);
      expect(method(1_000_000, peers)).toBeCloseTo(10, 9);
    }
  });

  it('has no value among peers that are all the same', () => {
    expect(scoreByRange(5, [5, 5])).toBeNaN();
  });
});

describe('Expectancy', () => {
  it('can be negative although most trades win', () => {
    expect(expectancy(0.6, 1, 1.8)).toBeCloseTo(-0.12, 9);
  });
});
