import { describe, expect, it } from 'vitest';
import {
  adx,
  anchoredVwap,
  atr,
  type Bar,
  cci,
  donchian,
  mfi,
  obv,
  parabolicSar,
  pivotLevels,
  pivotPoints,
  standardDeviation,
  supertrend,
  wilder,
  wma,
} from './studies';

const bar = (high: number, low: number, close: number, volume = 1, time = 0): Bar => ({
  time,
  open: close,
  high,
  low,
  close,
  volume,
});
const rising = Array.from({ length: 40 }, (_, index) => bar(index + 2, index, index + 1, 10, index));
const turning = [...rising, ...rising.toReversed()];

describe('averages', () => {
  it('weigh the newest most, or by Wilder’s rule', () => {
    expect(wma([1, 2, 3], 3).at(-1)).toBeCloseTo((1 + 4 + 9) / 6);
    expect(wilder([1, 2, 3, 7], 3)).toEqual([Number.NaN, Number.NaN, 2, 2 + 5 / 3]);
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9], 8).at(-1)).toBe(2);
  });
});

describe('channels', () => {
  it('follow the range of the bars', () => {
    expect(donchian([bar(5, 1, 2), bar(4, 3, 4)], 2).at(-1)).toEqual({ upper: 5, lower: 1, middle: 3 });
    expect(atr([bar(10, 8, 9), bar(15, 11, 12)], 2).at(-1)).toBe((2 + 6) / 2);
    expect(pivotLevels({ high: 12, low: 6, close: 9 })).toEqual({ p: 9, r1: 12, s1: 6, r2: 15, s2: 3 });
  });

  it('take pivots from the whole period before', () => {
    const bars = [bar(9, 9, 9, 1, 0), bar(12, 8, 9, 1, 10), bar(10, 6, 9, 1, 11), bar(9, 9, 9, 1, 20)];
    expect(pivotPoints(bars, (time) => Math.floor(time / 10)).map(({ p }) => p)).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      9,
    ]);
  });

  it('start a VWAP over at its anchor', () => {
    const bars = [bar(10, 10, 10, 1, 0), bar(20, 20, 20, 3, 1), bar(30, 30, 30, 1, 10)];
    expect(anchoredVwap(bars, (time) => Math.floor(time / 10))).toEqual([10, 17.5, 30]);
  });
});

describe('trailing lines', () => {
  it('stay below a rise and above a fall', () => {
    const trend = supertrend(turning, 10, 3);
    const dots = parabolicSar(turning, 0.02, 0.2);
    // A turn below the last high of the fall would put the dot into its own bar.
    let seed = 7;
    const next = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    let price = 100;
    const jagged = Array.from({ length: 2_000 }, () => {
      price += 4 * (next() - 0.5);
      return bar(price + 3 * next(), price - 3 * next(), price);
    });
    const inside = parabolicSar(jagged, 0.02, 0.2).filter(
      (dot, at) => dot > (jagged[at]?.low ?? 0) && dot < (jagged[at]?.high ?? 0),
    );
    expect(inside).toEqual([]);
    for (const at of [30, 39]) {
      expect(trend[at]).toBeLessThan(turning[at]?.low ?? 0);
      expect(dots[at]).toBeLessThan(turning[at]?.low ?? 0);
    }
    expect(trend.at(-1)).toBeGreaterThan(turning.at(-1)?.high ?? 0);
    expect(dots.at(-1)).toBeGreaterThan(turning.at(-1)?.high ?? 0);
  });
});

describe('oscillators and volume', () => {
  it('know a trend without a turn', () => {
    expect(adx(rising, 14).at(-1)).toBe(100);
    expect(mfi(rising, 14).at(-1)).toBe(100);
    // Typical prices 38, 39 and 40: one away from a mean of 39, whose mean distance is 2/3.
    expect(cci(rising, 3).at(-1)).toBeCloseTo(1 / (0.015 * (2 / 3)));
  });

  it('add volume by direction', () => {
    expect(obv([bar(1, 1, 1, 5), bar(2, 2, 2, 5), bar(1, 1, 1, 3), bar(1, 1, 1, 9)])).toEqual([0, 5, 2, 2]);
  });
});
