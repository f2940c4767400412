import { describe, expect, it } from 'vitest';
import { annualisedBasis, annualisedBasisCompounded, basis, basisPercent } from './basis';

describe('basis', () => {
  it('is positive in contango and negative in backwardation', () => {
    expect(basis(61_200, 60_000)).toBe(1_200);
    expect(basis(59_400, 60_000)).toBe(-600);
    expect(basisPercent(61_200, 60_000)).toBeCloseTo(2);
    expect(basisPercent(59_400, 60_000)).toBeCloseTo(-1);
  });

  it('has no percentage without a spot price', () => {
    expect(basisPercent(100, 0)).toBeNaN();
  });
});

describe('annualised basis', () => {
  it('scales to a year, simple and compounded', () => {
    expect(annualisedBasis(2, 90)).toBeCloseTo(8.11, 2);
    expect(annualisedBasisCompounded(2, 90)).toBeCloseTo(8.36, 2);
  });

  it('is the basis itself over one year, either way', () => {
    expect(annualisedBasis(5, 365)).toBe(5);
    expect(annualisedBasisCompounded(5, 365)).toBeCloseTo(5);
  });

  it('has no value on the day of expiry', () => {
    expect(annualisedBasis(2, 0)).toBeNaN();
    expect(annualisedBasisCompounded(2, 0)).toBeNaN();
  });
});
