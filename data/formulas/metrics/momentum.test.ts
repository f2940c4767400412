import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cmo, macd, momentumOscillator, roc, rsi, sma, stochasticK } from './momentum';

const closes = [
  44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46,
  46.03, 46.41, 46.22, 45.64,
];
const barsOf = (prices: readonly number[]) => prices.map((close) => ({ high: close, low: close, close }));
const rounded = (readings: readonly number[]) => readings.map((reading) => Number(reading.toFixed(2)));
const prices = (least: number) =>
  fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: least, maxLength: 60 });

describe('RSI', () => {
  it('gives the published series for the published closes', () => {
    expect(rounded(rsi(closes, 14).slice(14))).toEqual([70.46, 66.25, 66.48, 69.35, 66.29, 57.92]);
  });

  it('has no value before it has seen as many changes as its length', () => {
    expect(rsi(closes, 14).slice(0, 14)).toEqual(Array(14).fill(Number.NaN));
  });

  it('is 100 when nothing fell, and has no value when nothing moved', () => {
    expect(rsi([1, 2, 3], 2).at(-1)).toBe(100);
    expect(rsi([5, 5, 5], 2).at(-1)).toBeNaN();
  });
});

describe('Stochastic %K', () => {
  it('takes the range of the whole window and the close of its last bar', () => {
    const bars = [
      { high: 48, low: 44, close: 45 },
      { high: 46, low: 42, close: 44 },
      { high: 47, low: 45, close: 46.5 },
    ];
    expect(stochasticK(bars, 3)).toEqual([Number.NaN, Number.NaN, 75]);
  });

  it('has no value in a flat range', () => {
    expect(stochasticK(barsOf([7, 7, 7]), 3).at(-1)).toBeNaN();
  });
});

describe('CMO', () => {
  it('is twice an RSI without memory, less 100', () => {
    // With exactly as many changes as its length, Wilder's RSI is still the plain one.
    const first = closes.slice(0, 15);
    expect(cmo(first, 14).at(-1)).toBeCloseTo(2 * (rsi(first, 14).at(-1) ?? 0) - 100, 9);
  });
});

describe('ROC and MACD', () => {
  it('compares with the close so many bars earlier', () => {
    expect(rounded(roc([100, 104, 105], 2))).toEqual([Number.NaN, Number.NaN, 5]);
  });

  it('settles at half the difference of its lengths times the slope of a steady climb', () => {
    const climb = Array.from({ length: 600 }, (_, bar) => 1000 + 10 * bar);
    const last = macd(climb).at(-1);
    expect(last?.line).toBeCloseTo(70, 6);
    expect(last?.histogram).toBeCloseTo(0, 6);
  });

  it('starts MACD with the slow average and its signal eight bars later', () => {
    const values = macd(Array.from({ length: 40 }, (_, bar) => bar));
    expect(values.findIndex(({ line }) => !Number.isNaN(line))).toBe(25);
    expect(values.findIndex(({ signal }) => !Number.isNaN(signal))).toBe(33);
  });
});

describe('Momentum Oscillator', () => {
  it('has its first value on bar n + s', () => {
    const readings = momentumOscillator(barsOf(closes));
    expect(readings.findIndex((reading) => !Number.isNaN(reading))).toBe(14 + 3 - 1);
    expect(readings.at(-1)).toBeCloseTo(41.44, 2);
  });

  it('has no value while a flat window is inside the smoothing, and comes back afterwards', () => {
    const readings = momentumOscillator(barsOf([1, 2, 3, 4, 4, 5, 6]), 2, 2);
    const gaps = readings.map((reading) => Number.isNaN(reading));
    expect(gaps).toEqual([true, true, true, false, true, true, false]);
  });

  it('never leaves −100…+100', () => {
    fc.assert(
      fc.property(prices(20), (series) => {
        for (const reading of momentumOscillator(barsOf(series), 5, 3)) {
          expect(Number.isNaN(reading) || Math.abs(reading) <= 100 + 1e-9).toBe(true);
        }
      }),
    );
  });
});

describe('SMA', () => {
  it('is a gap where its window holds one', () => {
    expect(sma([1, Number.NaN, 3, 5], 2)).toEqual([Number.NaN, Number.NaN, Number.NaN, 4]);
  });
});
