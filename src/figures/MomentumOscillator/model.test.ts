import { momentumOscillator } from '@site/data/formulas/metrics/momentum';
import { describe, expect, it } from 'vitest';
import { bandSideOf, countSides, momentumReadings, sampleBars } from './model';

describe('momentum figure', () => {
  it('draws the oscillator that the formula gives, on every bar', () => {
    expect(momentumReadings(sampleBars, 9, 4).value).toEqual(momentumOscillator(sampleBars, 9, 4));
  });

  it('calls a reading on a band inside, and counts gaps as nothing', () => {
    expect([50, 50.1, -50, -50.1, Number.NaN].map((reading) => bandSideOf(reading, 50))).toEqual([
      'inside',
      'above',
      'inside',
      'below',
      'none',
    ]);
    expect(countSides([Number.NaN, 60, 10, -80, 55], 50)).toEqual({ readings: 4, above: 2, below: 1 });
  });
});
