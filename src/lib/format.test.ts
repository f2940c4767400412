import { describe, expect, it } from 'vitest';
import {
  barTimeText,
  durationText,
  HOUR,
  percentText,
  shortAmount,
  signedAmount,
  signedNumber,
  tickAmount,
} from './format';

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

describe('times', () => {
  const noon = Date.parse('2026-01-12T12:00:00Z');

  it('are UTC', () => {
    expect(barTimeText(noon, 4)).toBe('12 Jan 12:00');
    expect(barTimeText(noon - 12 * HOUR, 24)).toBe('12 Jan');
    expect(durationText(76)).toBe('3 d 4 h');
    expect(durationText(48)).toBe('2 d');
    expect(durationText(0)).toBe('0 h');
  });
});
