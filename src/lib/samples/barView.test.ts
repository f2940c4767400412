import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampView, panBy, revealBar, type View, zoomAround } from './barView';

const TOTAL = 120;
const anyView = fc
  .record({ first: fc.integer({ min: -50, max: 200 }), count: fc.integer({ min: -5, max: 300 }) })
  .map((view) => clampView(view, TOTAL));

function expectInside(view: View) {
  expect(Number.isInteger(view.first) && Number.isInteger(view.count)).toBe(true);
  expect(view.first).toBeGreaterThanOrEqual(0);
  expect(view.first + view.count).toBeLessThanOrEqual(TOTAL);
  expect(view.count).toBeGreaterThanOrEqual(10);
}

describe('panning and zooming', () => {
  it('never leaves the bars', () => {
    fc.assert(
      fc.property(
        anyView,
        fc.integer({ min: -500, max: 500 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.nat(TOTAL - 1),
        (view, bars, factor, index) => {
          expectInside(panBy(view, bars, TOTAL));
          expectInside(zoomAround(view, factor, index, TOTAL));
          expectInside(revealBar(view, index, TOTAL));
        },
      ),
    );
  });

  it('pans by whole bars and stops at both ends', () => {
    expect(panBy({ first: 50, count: 40 }, -7, TOTAL)).toEqual({ first: 43, count: 40 });
    expect(panBy({ first: 50, count: 40 }, 500, TOTAL)).toEqual({ first: 80, count: 40 });
    expect(panBy({ first: 50, count: 40 }, -500, TOTAL)).toEqual({ first: 0, count: 40 });
  });

  it('zooms around a bar that stays in its place', () => {
    expect(zoomAround({ first: 40, count: 40 }, 0.5, 60, TOTAL)).toEqual({ first: 50, count: 20 });
    expect(zoomAround({ first: 50, count: 20 }, 2, 60, TOTAL)).toEqual({ first: 40, count: 40 });
  });

  it('changes by at least one bar, until the ends are reached', () => {
    expect(zoomAround({ first: 0, count: 12 }, 1.01, 6, TOTAL).count).toBe(13);
    expect(zoomAround({ first: 0, count: 10 }, 0.5, 6, TOTAL).count).toBe(10);
    expect(zoomAround({ first: 0, count: TOTAL }, 2, 6, TOTAL).count).toBe(TOTAL);
  });

  it('reveals a bar with the least movement', () => {
    expect(revealBar({ first: 40, count: 20 }, 45, TOTAL)).toEqual({ first: 40, count: 20 });
    expect(revealBar({ first: 40, count: 20 }, 60, TOTAL)).toEqual({ first: 41, count: 20 });
    expect(revealBar({ first: 40, count: 20 }, 39, TOTAL)).toEqual({ first: 39, count: 20 });
  });
});
