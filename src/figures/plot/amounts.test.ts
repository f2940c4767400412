import { describe, expect, it } from 'vitest';
import { percentText, shortAmount, signedAmount, signedNumber, tickAmount } from './amounts';

describe('amounts in pictures', () => {
  it('keep three digits and name the thousands', () => {
    expect([75, -0.02, 9.5, 318_000, 1_240_000, 12_340, -2_500_000_000].map(shortAmount)).toEqual([
      '75',
      '−0.02',
      '9.50',
      '318 k',
      '1.24 m',
      '12.3 k',
      '−2.50 bn',
    ]);
  });

  it('drop the decimals of round steps on axes', () => {
    expect([0, -4e6, 2.5e6, 400_000, 50, -0.1, 2.5].map(tickAmount)).toEqual([
      '0',
      '−4 m',
      '2.5 m',
      '400 k',
      '50',
      '−0.1',
      '2.5',
    ]);
  });

  it('never part a number from its percent sign', () => {
    expect(percentText(-0.125, 2)).toBe('−0.13\u00a0%');
  });

  it('write both signs, and none for zero', () => {
    expect([signedAmount(1500), signedAmount(-1500), signedNumber(0, 2)]).toEqual([
      '+1.50 k',
      '−1.50 k',
      '0.00',
    ]);
  });
});
