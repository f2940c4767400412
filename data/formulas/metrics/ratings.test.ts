import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overallRating, possibleRatings } from './ratings';

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
