import { describe, expect, it } from 'vitest';
import {
  buysPerSell,
  changePercent,
  circulatingMultiple,
  feeAprPercent,
  floatSharePercent,
  poolFees,
  poolLiquidity,
  priceMultiple,
  relativeToPeak,
  valuation,
} from './screener';

describe('pool formulas', () => {
  it('gives the fee APR of the fact sheet', () => {
    expect(feeAprPercent(poolFees(5_000_000, 0.3), 1, 8_000_000)).toBeCloseTo(68.4375, 8);
  });

  it('gives the same APR for a day as for seven equal days', () => {
    expect(feeAprPercent(700, 7, 1_000)).toBeCloseTo(feeAprPercent(100, 1, 1_000), 8);
  });

  it('values both sides of a pool', () => {
    expect(
      poolLiquidity([
        { units: 1_000, price: 2_000 },
        { units: 2_000_000, price: 1 },
      ]),
    ).toBe(4_000_000);
  });

  it('has no buy/sell ratio without sells', () => {
    expect(buysPerSell(270, 30)).toBe(9);
    expect(buysPerSell(270, 0)).toBeNaN();
  });
});

describe('valuation formulas', () => {
  const fdv = valuation(0.5, 1_000_000_000);
  const marketCap = valuation(0.5, 400_000_000);

  it('gives the multiples of the fact sheet', () => {
    expect(priceMultiple(fdv, 4_000_000, 30)).toBeCloseTo(10.3, 1);
    expect(priceMultiple(marketCap, 4_000_000, 30)).toBeCloseTo(4.1, 1);
    expect(priceMultiple(fdv, 1_000_000, 30)).toBeCloseTo(41.1, 1);
  });

  it('turns a diluted multiple into a circulating one by the float share', () => {
    const float = floatSharePercent(marketCap, fdv);
    expect(float).toBe(40);
    expect(circulatingMultiple(priceMultiple(fdv, 4_000_000, 30), float)).toBeCloseTo(
      priceMultiple(marketCap, 4_000_000, 30),
      8,
    );
  });

  it('has no multiple for a protocol without fees', () => {
    expect(priceMultiple(fdv, 0, 30)).toBeNaN();
  });
});

describe('attention formulas', () => {
  it('scales search interest to the peak of the window', () => {
    expect(relativeToPeak(40, 80)).toBe(50);
    expect(relativeToPeak(40, 160)).toBe(25);
  });
});

describe('changes and counts', () => {
  it('measures a change against the earlier value', () => {
    expect(changePercent(84_000, 70_000)).toBeCloseTo(20, 8);
    expect(changePercent(50, 100)).toBe(-50);
  });

  it('has no change from zero or from a negative value', () => {
    expect(changePercent(5, 0)).toBeNaN();
    expect(changePercent(5, -5)).toBeNaN();
  });
});
