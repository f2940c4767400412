import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format';
import { type NumberField, PERCENT, readNumber, TIMES, timeIn, typedNumber } from './readNumber';

const POSITION: NumberField = { min: 1_000, max: 200_000 };
const TOLERANCE: NumberField = { min: 0.1, max: 5, units: PERCENT };
const RATE: NumberField = { min: -0.3, max: 0.3, units: PERCENT };
const HELD: NumberField = { min: 1, max: 90, units: { settlement: 1, ...timeIn(8) } };

const plain = (value: number) => ({ value, isPlain: true });
const noted = (value: number) => ({ value, isPlain: false });
const refused = (problem: string) => ({ value: null, problem });

describe('numbers as people type them', () => {
  it.each([
    ['30000', POSITION, plain(30_000)],
    ['30’000 USDT', POSITION, plain(30_000)],
    ['30,000.50', POSITION, plain(30_000.5)],
    ['30.000', POSITION, noted(30_000)],
    ['1.000.000', { max: 1e7 }, noted(1e6)],
    ['$0.1m', POSITION, noted(100_000)],
    ['30 thousand dollars', POSITION, noted(30_000)],
    ['€30,000', POSITION, noted(30_000)],
    ['0,500', TOLERANCE, noted(0.5)],
    ['.5', TOLERANCE, plain(0.5)],
    ['5.', TOLERANCE, plain(5)],
    ['35bps', TOLERANCE, noted(0.35)],
    ['−0.3%', RATE, plain(-0.3)],
    ['10×', { max: 100, units: TIMES }, plain(10)],
    ['1,250', { max: 5_000 }, noted(1_250)],
    ['1.250', { max: 5_000 }, noted(1.25)],
    ['3d', HELD, noted(9)],
    ['12h', HELD, noted(1.5)],
    ['3 settlements', HELD, plain(3)],
    ['٣', HELD, refused('not a number')],
    ['3kg', HELD, refused('unknown unit')],
    ['5%', POSITION, refused('unknown unit')],
    ['2 months', POSITION, refused('unknown unit')],
    ['3__proto__', HELD, refused('unknown unit')],
    ['200 days', HELD, refused('out of range')],
    ['9'.repeat(60), POSITION, refused('out of range')],
    ['', POSITION, refused('not a number')],
    ['1,00,000', POSITION, refused('not a number')],
    ['5 5', TOLERANCE, refused('not a number')],
    ['1e309', {}, refused('not a number')],
    ['9'.repeat(1e6), {}, refused('not a number')],
  ] as const)('reads %j', (text, field, reading) => {
    expect(readNumber(text, field)).toEqual(reading);
  });

  it('never gives a value that the field can’t have, whatever is pasted', () => {
    const scrap = fc.constantFrom(..."0159.,'’ $€%-−+km", 'bps', 'days', 'h', 'usdt', '\u200b', '\u202e');
    const text = fc.oneof(fc.string(), fc.string({ unit: scrap, maxLength: 12 }));
    fc.assert(
      fc.property(text, fc.constantFrom(POSITION, TOLERANCE, RATE, HELD), (typed, field) => {
        const { value } = readNumber(typed, field);
        expect(value === null || (value >= Number(field.min) && value <= Number(field.max))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never takes another number than was meant without saying so, in any country’s style', () => {
    const styles = [',.', '.,', ' .', ' ,', '’.', '’,'];
    const cases = fc.record({
      value: fc
        .integer({ min: -2_000_000_000, max: 2_000_000_000 })
        .map((thousandths) => thousandths / 1_000),
      decimals: fc.nat(3),
      style: fc.constantFrom(...styles),
      max: fc.constantFrom(1, 5, 90, 5_000, 200_000, 2_000_000),
    });
    fc.assert(
      fc.property(cases, ({ value, decimals, style, max }) => {
        const meant = Number(value.toFixed(decimals));
        const [thousands = '', decimal = ''] = style;
        const text = formatNumber(meant, decimals).replace(/[,.]/g, (sign) =>
          sign === ',' ? thousands : decimal,
        );
        const reading = readNumber(text, { min: -max, max });
        if (Math.abs(meant) > max) {
          expect(reading.value === null || !reading.isPlain).toBe(true);
        } else if (reading.value !== meant) {
          expect(reading).toMatchObject({ isPlain: false });
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a word of a command', () => {
  it.each([
    ['65000', 65_000],
    ['65,000', 65_000],
    ['$65,000.5', 65_000.5],
    ['65k', 65_000],
    ['2.5M', 2_500_000],
    ['−.5', -0.5],
    // A point is always the decimal point here.
    ['60.000', 60],
    ['0,5', null],
    ['1.000,50', null],
    ['6,50', null],
    ['5%', null],
    ['4h', null],
    ['1e5', null],
    ['1e15', null],
    ['9999999999999999', null],
    ['', null],
  ])('%j is %s', (word, value) => expect(typedNumber(word)).toBe(value));
});
