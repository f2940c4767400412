import { describe, expect, it } from 'vitest';
import {
  annualiseFunding,
  fundingPayment,
  fundingRate,
  normaliseFunding,
  openInterestWeightedFunding,
} from './funding';

describe('fundingRate', () => {
  it('is the interest while the premium is within the clamp', () => {
    expect(fundingRate(0.03, 0.01)).toBeCloseTo(0.01);
    expect(fundingRate(-0.03, 0.01)).toBeCloseTo(0.01);
  });

  it('follows the premium beyond the clamp, on both sides', () => {
    expect(fundingRate(0.12, 0.01)).toBeCloseTo(0.07);
    expect(fundingRate(-0.12, 0.01)).toBeCloseTo(-0.07);
  });
});

describe('fundingPayment', () => {
  it('is paid by longs when the rate is positive and received when it is negative', () => {
    expect(fundingPayment(0.5, 60_000, 0.01)).toBeCloseTo(3);
    expect(fundingPayment(0.5, 60_000, -0.01)).toBeCloseTo(-3);
  });
});

describe('normaliseFunding', () => {
  it('makes the rate of a shorter interval larger', () => {
    expect(normaliseFunding(0.01, 1)).toBeCloseTo(0.08);
    expect(normaliseFunding(0.01, 4)).toBeCloseTo(0.02);
    expect(normaliseFunding(0.01, 8)).toBeCloseTo(0.01);
  });

  it('has no value without an interval', () => {
    expect(normaliseFunding(0.01, 0)).toBeNaN();
  });

  it('annualises three settlements a day', () => {
    expect(annualiseFunding(0.01, 8)).toBeCloseTo(10.95);
  });
});

describe('openInterestWeightedFunding', () => {
  it('weighs by open interest', () => {
    const venues = [
      { openInterest: 3, rate: 0.02 },
      { openInterest: 1, rate: -0.02 },
    ];
    expect(openInterestWeightedFunding(venues)).toBeCloseTo(0.01);
  });

  it('has no value when nothing is open anywhere', () => {
    expect(openInterestWeightedFunding([])).toBeNaN();
    expect(openInterestWeightedFunding([{ openInterest: 0, rate: 0.01 }])).toBeNaN();
  });
});
