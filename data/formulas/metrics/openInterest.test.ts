import { describe, expect, it } from 'vitest';
import {
  liquidatedUsd,
  longShare,
  longShortRatio,
  openInterestUsd,
  percentChange,
  singleSided,
} from './openInterest';

describe('open interest', () => {
  it('counts a contract once', () => {
    expect(singleSided(120_000)).toBe(60_000);
  });

  it('in USD moves with price alone', () => {
    expect(percentChange(openInterestUsd(50, 100), openInterestUsd(50, 110))).toBeCloseTo(10);
  });

  it('has no change from nothing', () => {
    expect(percentChange(0, 10)).toBeNaN();
  });
});

describe('long/short ratio', () => {
  it('is 1 when both are equal in number', () => {
    expect(longShortRatio(50)).toBe(1);
    expect(longShare(1)).toBe(50);
  });

  it('of 62 % is 1.63, and back', () => {
    expect(longShortRatio(62)).toBeCloseTo(1.63, 2);
    expect(longShare(longShortRatio(62))).toBeCloseTo(62);
  });

  it('has no value when nobody is short, and is zero when nobody is long', () => {
    expect(longShortRatio(100)).toBeNaN();
    expect(longShortRatio(0)).toBe(0);
  });
});

describe('liquidatedUsd', () => {
  it('keeps the positions apart', () => {
    const closed = [
      { position: 'long', price: 10, quantity: 3 },
      { position: 'short', price: 11, quantity: 1 },
    ] as const;
    expect(liquidatedUsd(closed, 'long')).toBe(30);
    expect(liquidatedUsd(closed, 'short')).toBe(11);
  });

  it('is zero in a quiet bar', () => {
    expect(liquidatedUsd([], 'long')).toBe(0);
  });
});
