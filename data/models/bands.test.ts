import { describe, expect, it } from 'vitest';
import { bandOf, cariBands, edgeRuleOf, momentumBands, rosiBands } from './bands';
import { overallBands } from './ratings';

const scales = {
  cariBands: { bands: cariBands, from: 0, to: 1 },
  rosiBands: { bands: rosiBands, from: 0, to: 100 },
  momentumBands: { bands: momentumBands, from: -100, to: 100 },
  overallBands: { bands: overallBands, from: 0, to: 10 },
};

describe.each(Object.entries(scales))('%s', (name, { bands, from, to }) => {
  it('covers its scale without a gap or an overlap', () => {
    expect(bands[0]?.from, `${name}: the first band starts where the scale starts`).toBe(from);
    expect(bands.at(-1)?.to, `${name}: the last band ends where the scale ends`).toBe(to);
    for (const [index, band] of bands.slice(1).entries()) {
      expect(band.from, `${name}, band "${band.id}" starts where the band before it ends`).toBe(
        bands[index]?.to,
      );
    }
  });
});

describe('bandOf', () => {
  it('puts a reading on a boundary into the band above, but the top band starts above its boundary', () => {
    expect(bandOf(cariBands, 0.29)?.label).toBe('Low');
    expect(bandOf(cariBands, 0.3)?.label).toBe('Moderate');
    expect(bandOf(cariBands, 0.6)?.label).toBe('High');
    expect(bandOf(cariBands, 0.8)?.label).toBe('High');
    expect(bandOf(cariBands, 0.81)?.label).toBe('Extreme');
  });

  it('knows both ends of the scale and nothing beyond them', () => {
    expect(bandOf(cariBands, 0)?.label).toBe('Low');
    expect(bandOf(cariBands, 1)?.label).toBe('Extreme');
    expect(bandOf(cariBands, 1.01)).toBeUndefined();
    expect(bandOf(cariBands, Number.NaN)).toBeUndefined();
  });
});

describe('the rule that pages print', () => {
  it('names the bounds of each scale', () => {
    expect(edgeRuleOf(cariBands)).toBe('0.60 is High, 0.80 is still High; Extreme starts above 0.80.');
    expect(edgeRuleOf(overallBands)).toBe('6 is Strong, 8 is still Strong; Very strong starts above 8.');
  });
});
