import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overallRating, possibleRatings } from './ratings';

const score = fc.double({ min: 0, max: 10, noNaN: true });

describe('Overall rating', () => {
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
