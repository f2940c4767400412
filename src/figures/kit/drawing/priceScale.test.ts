import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barAt, barX, pointIn } from './geometry';
import { priceRange, priceScale } from './priceScale';

const box = { low: 2, high: 30, base: 20, top: 0, bottom: 280, tickCount: 5 };

describe('price scales', () => {
  it('give the worked example of the page: on log both moves are equally tall, on linear one is ten times the other', () => {
    const height = (kind: 'linear' | 'log', from: number, to: number) => {
      const scale = priceScale({ ...box, kind });
      return scale.y(from) - scale.y(to);
    };
    expect(height('log', 2, 3)).toBeCloseTo(height('log', 20, 30), 9);
    expect(height('linear', 20, 30) / height('linear', 2, 3)).toBeCloseTo(10, 9);
  });

  it('come back from a height to the same price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('linear' as const, 'log' as const, 'percent' as const),
        fc.double({ min: 2, max: 30, noNaN: true }),
        (kind, price) => {
          const scale = priceScale({ ...box, kind });
          expect(scale.priceAt(scale.y(price))).toBeCloseTo(price, 6);
        },
      ),
    );
  });

  it('count percent from the base, which stands at 0 %', () => {
    const { ticks } = priceScale({ ...box, low: 15, high: 30, kind: 'percent' });
    expect(ticks.map(({ percent }) => Math.round(percent))).toContain(0);
    expect(ticks.find(({ percent }) => Math.round(percent) === 0)?.price).toBeCloseTo(20, 9);
    expect(ticks.find(({ percent }) => Math.round(percent) === 40)?.price).toBeCloseTo(28, 9);
  });

  it('leave air around the bars', () => {
    const fitted = priceRange([10, 12], [14, 20]);
    expect(fitted.low).toBeLessThan(10);
    expect(fitted.high).toBeGreaterThan(20);
    expect(priceRange([10], [10]).high).toBeGreaterThan(10);
  });
});

describe('places on the plot', () => {
  const plot = { left: 20, right: 320, top: 0, bottom: 100 };
  const view = { first: 7, count: 30 };

  it('find the bar under any point of its column, and the outermost bar beyond the edges', () => {
    for (let index = 7; index < 37; index += 1) {
      expect(barAt(plot, view, barX(plot, view, index))).toBe(index);
    }
    expect(barAt(plot, view, -99)).toBe(7);
    expect(barAt(plot, view, 999)).toBe(36);
  });

  it('translate a pointer into the units of the drawing', () => {
    const point = pointIn(
      { clientX: 60, clientY: 30 },
      { left: 10, top: 20, width: 100, height: 50 },
      { width: 360, height: 180 },
    );
    expect(point).toEqual({ x: 180, y: 36 });
  });
});
