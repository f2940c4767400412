import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as text from './format';

const { formatNumber, HOUR, plainNumber, shortNumber, signedNumber, tickNumber } = text;

describe('numbers as traders read them', () => {
  it.each([
    [0, '0'],
    [-0.01, '−0.01'],
    [60_011, '60,011'],
    [0.1 + 0.2, '0.3'],
    [1e-7, '0.0000001'],
  ])('writes %s out as %s', (value, written) => expect(plainNumber(value)).toBe(written));

  it.each([
    [60_011.5, '60011.5'],
    [-0.5, '-0.5'],
    [1.23456e-8, '0.0000000123456'],
    [1e-10, '0.0000000001'],
    [0.1 + 0.2, '0.3'],
    [0, '0'],
  ])('writes %s into a line as %s', (value, written) => expect(text.plainDigits(value)).toBe(written));

  it.each([
    [500, '$500'],
    [500.5, '$500.50'],
  ])('writes %s that was typed as %s', (value, written) => expect(text.dollars(value)).toBe(written));

  it.each([
    [500, '$500.00'],
    [0.0123, '$0.0123'],
    [0.000004567, '$0.00000457'],
    [-0.05, '−$0.05'],
  ])('writes %s that was computed as %s', (value, written) => expect(text.cents(value)).toBe(written));

  it.each([
    [75, '75'],
    [-0.02, '−0.02'],
    [9.5, '9.50'],
    [318_000, '318k'],
    [999_960, '1.00m'],
    [9_999, '10.0k'],
    [-2_500_000_000, '−2.50b'],
  ])('%d is short %s', (value, written) => expect(shortNumber(value)).toBe(written));

  it('keep at most three digits in short, whatever the number', () => {
    fc.assert(
      fc.property(fc.double({ min: -9e11, max: 9e11, noNaN: true }), (value) => {
        expect(shortNumber(value)).toMatch(/^−?(\d{1,3}|\d{1,2}\.\d{1,2}|\d\.\d\d)[kmb]?$/);
      }),
    );
  });

  it('drop the decimals of round steps on axes', () => {
    const ticks = [0, -4e6, 2.5e6, 50, -0.1, 1e9].map(tickNumber);
    expect(ticks).toEqual(['0', '−4m', '2.5m', '50', '−0.1', '1b']);
  });

  it('have one way to write signs, percentages and money', () => {
    const signed = [0.534, -0.534, 0.001, -0.001].map((value) => signedNumber(value, 2));
    expect(signed).toEqual(['+0.53', '−0.53', '0.00', '0.00']);
    expect([text.percent(0.224, 2), text.signedPercent(-0.125, 2)]).toEqual(['0.22%', '−0.13%']);
    expect([text.usd(-1.5, 2), text.signedUsd(1_200, 0)]).toEqual(['−$1.50', '+$1,200']);
    expect([text.shortUsd(3_160_000), text.signedShortUsd(-1_500)]).toEqual(['$3.16m', '−$1.50k']);
    expect([1, 2].map((count) => text.counted(count, 'step'))).toEqual(['1 step', '2 steps']);
  });

  it('write times in UTC', () => {
    const noon = Date.parse('2026-01-12T12:00:00Z');
    expect([text.barTimeText(noon, 4), text.barTimeText(noon - 12 * HOUR, 24)]).toEqual([
      '12 Jan 12:00',
      '12 Jan',
    ]);
    expect([76, 48, 0].map(text.durationText)).toEqual(['3 d 4 h', '2 d', '0 h']);
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
    [Number.NaN, 2, 'NaN'],
    [Number.NEGATIVE_INFINITY, 0, '−∞'],
  ])('%s with %s decimals is %s', (value, decimals, written) => {
    expect(formatNumber(value, decimals)).toBe(written);
  });
});
