import { describe, expect, it } from 'vitest';
import { basisByDays, readBasis } from './model';

describe('annualised basis', () => {
  it('gives the worked number: 61,200 against 60,000 with 90 days left', () => {
    const reading = readBasis(61_200, 90);
    expect(reading.basis).toBe(1_200);
    expect(reading.percent).toBeCloseTo(2, 10);
    expect(reading.simple).toBeCloseTo(8.1, 1);
    expect(reading.compounded).toBeCloseTo(8.4, 1);
  });

  it('is negative in backwardation and grows without bound towards expiry', () => {
    expect(readBasis(59_400, 90).simple).toBeLessThan(0);
    const curve = basisByDays(61_200, 180);
    expect(curve[0]).toEqual({ days: 1, simple: expect.closeTo(730, 6) });
    expect(curve.every(({ simple }, index) => index === 0 || simple < (curve[index - 1]?.simple ?? 0))).toBe(
      true,
    );
  });
});
