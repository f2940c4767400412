import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barTimeText,
  counted,
  durationText,
  formatNumber,
  HOUR,
  percent,
  plainNumber,
  shortNumber,
  shortUsd,
  signedNumber,
  signedPercent,
  signedShortUsd,
  signedUsd,
  tickNumber,
  usd,
} from './format';

describe('numbers as traders read them', () => {
  it.each([
    [0, '0'],
    [100, '100'],
    [-0.01, '−0.01'],
    [60_011, '60,011'],
    [0.1 + 0.2, '0.3'],
    [1e-7, '0.0000001'],
    [5e8, '500,000,000'],
  ])('writes %s out as %s', (value, text) => expect(plainNumber(value)).toBe(text));

  it.each([
    [75, '75'],
    [0, '0'],
    [-0.02, '−0.02'],
    [9.5, '9.50'],
    [12.345, '12.3'],
    [318_000, '318k'],
    [12_340, '12.3k'],
    [999_960, '1.00m'],
    [9_999, '10.0k'],
    [1_240_000, '1.24m'],
    [-2_500_000_000, '−2.50b'],
  ])('%d is short %s', (value, text) => {
    expect(shortNumber(value)).toBe(text);
  });

  it('keep at most three digits in short, whatever the number', () => {
    fc.assert(
      fc.property(fc.double({ min: -9e11, max: 9e11, noNaN: true }), (value) => {
        expect(shortNumber(value)).toMatch(/^−?(\d{1,3}|\d{1,2}\.\d{1,2}|\d\.\d\d)[kmb]?$/);
      }),
    );
  });

  it('drop the decimals of round steps on axes', () => {
    expect([0, -4e6, 2.5e6, 400_000, 50, -0.1, 2.5, 1e9].map(tickNumber)).toEqual([
      '0',
      '−4m',
      '2.5m',
      '400k',
      '50',
      '−0.1',
      '2.5',
      '1b',
    ]);
  });

  it('write both signs, and none for what is shown as zero', () => {
    expect([0.534, -0.534, 0, 0.001, -0.001].map((value) => signedNumber(value, 2))).toEqual([
      '+0.53',
      '−0.53',
      '0.00',
      '0.00',
      '0.00',
    ]);
  });

  it('write percentages without a space', () => {
    expect([percent(0.224, 2), signedPercent(8.11, 1), signedPercent(-0.125, 2)]).toEqual([
      '0.22%',
      '+8.1%',
      '−0.13%',
    ]);
  });

  it('write money with the dollar after the sign', () => {
    expect([usd(60_011, 0), usd(-1.5, 2), signedUsd(1_200, 0), signedUsd(-1_200, 0)]).toEqual([
      '$60,011',
      '−$1.50',
      '+$1,200',
      '−$1,200',
    ]);
    expect([shortUsd(67_100), shortUsd(3_160_000), signedShortUsd(-1_500), signedShortUsd(1_500)]).toEqual([
      '$67.1k',
      '$3.16m',
      '−$1.50k',
      '+$1.50k',
    ]);
  });

  it('count one and many', () => {
    expect([0, 1, 2].map((count) => counted(count, 'step'))).toEqual(['0 steps', '1 step', '2 steps']);
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

describe('formatNumber', () => {
  it('writes what the browser would write, without its formatter', () => {
    const decimal = fc
      .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, places]) => Number(`${digits}e-${places}`));
    const any = fc.double({ noNaN: true, min: -1e9, max: 1e9 }).filter((value) => Math.abs(value) > 1e-6);
    fc.assert(
      fc.property(fc.oneof(decimal, any), fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const format = new Intl.NumberFormat('en-US', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          signDisplay: 'negative',
        });
        expect(formatNumber(value, decimals)).toBe(format.format(value).replace('-', '−'));
      }),
    );
  });

  it.each([
    [1.005, 2, '1.01'],
    [-0.004, 2, '0.00'],
    [1e-9, 4, '0.0000'],
    [1234567.5, 0, '1,234,568'],
    [Number.NaN, 2, 'NaN'],
    [Number.NEGATIVE_INFINITY, 0, '−∞'],
  ])('%s with %s decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });
});
