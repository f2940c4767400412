import { describe, expect, it } from 'vitest';
import { coinForEqualUsd, readInterest } from './model';

describe('open interest quadrants', () => {
  it('gives the worked number: price up 10 % alone takes 3,000 m to 3,300 m', () => {
    const reading = readInterest(10, 0);
    expect([reading.usdBefore, reading.usd].map((usd) => usd / 1e6)).toEqual([3_000, 3_300]);
    expect(reading.usdPercent).toBe(10);
    expect(reading.isUsdMisleading).toBe(true);
    expect(reading.quadrant).toBeUndefined();
  });

  it('names the four quadrants', () => {
    expect(readInterest(5, 5).quadrant?.short).toBe('new longs');
    expect(readInterest(5, -5).quadrant?.short).toBe('short covering');
    expect(readInterest(-5, 5).quadrant?.short).toBe('new shorts');
    expect(readInterest(-5, -5).quadrant?.short).toBe('long unwinding');
  });

  it('finds where USD open interest rises although contracts were closed', () => {
    expect(readInterest(8, -3).isUsdMisleading).toBe(true);
    expect(readInterest(8, -3).usdPercent).toBeCloseTo(4.76, 2);
    expect(readInterest(8, -9).isUsdMisleading).toBe(false);
    expect(readInterest(8, coinForEqualUsd(8)).usdPercent).toBe(0);
    expect(readInterest(0, 0).isUsdMisleading).toBe(false);
  });
});
