import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadLabels } from './geometry';

it('never lets labels cover each other, leave the picture or change order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 6 }), (wanted) => {
      const placed = spreadLabels(wanted, 24, 10, 290);
      const sorted = [...placed].sort((a, b) => a - b);
      expect(sorted.every((place, index) => index === 0 || place - (sorted[index - 1] ?? 0) > 23.9)).toBe(
        true,
      );
      expect(placed.every((place) => place >= 9.9 && place <= 290.1)).toBe(true);
      for (const [index, place] of placed.entries()) {
        for (const [other, otherPlace] of placed.entries()) {
          expect((wanted[index] ?? 0) < (wanted[other] ?? 0) ? place < otherPlace : true).toBe(true);
        }
      }
    }),
  );
});
