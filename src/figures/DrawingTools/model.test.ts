import { retracementExample } from '@site/data/examples/charting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  channelWidth,
  type Drawing,
  decodeDrawings,
  encodeDrawings,
  lineAt,
  MOST_DRAWINGS,
  measure,
  moveCursor,
  pointsNeeded,
  retracement,
  slopePerBar,
  TOOLS,
} from './model';

const TOTAL = 120;
const anchor = fc.record({
  bar: fc.nat(TOTAL - 1),
  price: fc.integer({ min: 1, max: 999_999 }).map((n) => n / 100),
});
const drawing = fc
  .record({ tool: fc.constantFrom(...TOOLS), points: fc.tuple(anchor, anchor, anchor) })
  .map(({ tool, points }): Drawing => ({ tool, points: points.slice(0, pointsNeeded(tool)) }));

describe('drawings in the address', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(drawing, { maxLength: MOST_DRAWINGS }), (drawings) => {
        expect(decodeDrawings(encodeDrawings(drawings), TOTAL)).toEqual(drawings);
      }),
    );
  });

  it('leave out what cannot be read and keep the rest', () => {
    for (const bad of [
      '',
      'x',
      't1.100',
      'c1.100-2.200',
      'h1.100-2.200',
      'q1.100-2.200',
      't1.100-999.200',
      't1.0-2.200',
      'tx.1-2.2',
    ]) {
      expect(decodeDrawings(bad, TOTAL)).toEqual([]);
    }
    expect(decodeDrawings('zzz_h3.4000', TOTAL)).toEqual([
      { tool: 'hline', points: [{ bar: 3, price: 40 }] },
    ]);
    expect(decodeDrawings(Array(20).fill('h3.4000').join('_'), TOTAL)).toHaveLength(MOST_DRAWINGS);
  });
});

describe('what a drawing says', () => {
  it('gives the retracement levels of the worked example', () => {
    const { start = 0, end = 0, shallow, half, deep } = retracementExample.values;
    const prices = new Map(
      retracement({ bar: 0, price: start }, { bar: 5, price: end }).map(({ level, price }) => [level, price]),
    );
    expect([prices.get(38.2), prices.get(50), prices.get(61.8)]).toEqual([shallow, half, deep]);
    expect([prices.get(0), prices.get(100)]).toEqual([end, start]);
  });

  it('measures from the start: a fall by half needs a rise to the double', () => {
    const high = { bar: 10, price: 40 };
    const low = { bar: 22, price: 20 };
    expect(measure(high, low, 4)).toEqual({ difference: -20, percent: -50, bars: 12, hours: 48 });
    expect(measure(low, high, 4)).toEqual({ difference: 20, percent: 100, bars: -12, hours: 48 });
  });

  it('knows the slope of a line, and that an upright one has none', () => {
    expect(slopePerBar({ bar: 2, price: 10 }, { bar: 6, price: 12 })).toBe(0.5);
    expect(slopePerBar({ bar: 2, price: 10 }, { bar: 2, price: 12 })).toBeNaN();
  });
});

describe('a channel', () => {
  const [from, to] = [
    { bar: 0, price: 40 },
    { bar: 10, price: 45 },
  ];

  it('is as wide as its third point is away from the first edge, at that bar', () => {
    expect(lineAt(from, to, 4)).toBe(42);
    expect(channelWidth(from, to, { bar: 4, price: 45 })).toBe(3);
    expect(channelWidth(from, to, { bar: 20, price: 47 })).toBe(-3);
  });

  it('has no width if its first edge is upright', () => {
    expect(channelWidth(from, { bar: 0, price: 45 }, to)).toBeNaN();
  });
});

describe('drawing cursor', () => {
  const bounds = { firstBar: 40, lastBar: 119, low: 30, high: 56 };

  it('moves by bars and by price steps, finely with Shift, and stops at the edges', () => {
    const cursor = { bar: 40, price: 55.9 };
    expect(moveCursor('ArrowLeft', cursor, bounds, false)).toEqual(cursor);
    expect(moveCursor('ArrowRight', cursor, bounds, false)).toEqual({ bar: 41, price: 55.9 });
    expect(moveCursor('ArrowUp', cursor, bounds, false)).toEqual({ bar: 40, price: 56 });
    expect(moveCursor('ArrowDown', cursor, bounds, true)).toEqual({ bar: 40, price: 55.89 });
    expect(moveCursor('Enter', cursor, bounds, false)).toBeUndefined();
  });
});
