import { describe, expect, it } from 'vitest';
import { readFunding } from './model';

const base = {
  ratePercent: 0.01,
  intervalHours: 8,
  side: 'long',
  positionUsd: 30_000,
  leverage: 10,
  settlements: 3,
} as const;

describe('funding figure', () => {
  it('gives the worked payment and yearly rate: 0.5 BTC at 60,000 pays 3, 0.01 % per 8 h is 10.95 % a year', () => {
    const reading = readFunding(base);
    expect(reading.payment).toBeCloseTo(3, 10);
    expect(reading.yearPercent).toBeCloseTo(10.95, 10);
    expect(reading.total).toBeCloseTo(9, 10);
    expect(reading.hours).toBe(24);
    expect(reading.margin).toBe(3_000);
    expect(reading.ofMarginPercent).toBeCloseTo(0.3, 10);
  });

  it('pays the short what the long pays, and turns with the sign of the rate', () => {
    expect(readFunding({ ...base, side: 'short' }).payment).toBeCloseTo(-3, 10);
    expect(readFunding({ ...base, ratePercent: -0.01 }).payment).toBeCloseTo(-3, 10);
    expect(Object.is(readFunding({ ...base, ratePercent: 0, side: 'short' }).payment, 0)).toBe(true);
  });
});
