import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paneOf, seriesOf, startOf } from '../../model/start';
import { moveApart, tickMarksIn, wholeLabels } from './axis';
import { frameOf, type Row } from './frame';
import { HEIGHT } from './scale';

const heights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 });

describe('tags', () => {
  it('stand apart, in order, inside the row', () => {
    fc.assert(
      fc.property(heights, (all) => {
        const tags = moveApart(
          all.map((y) => ({ y })),
          232 / 12,
        );
        const pixels = tags.map(({ at }) => at * 232);
        expect(pixels.every((y, at) => y - (pixels[at - 1] ?? -100) >= 19.99)).toBe(true);
        expect(tags.map(({ y }) => y)).toEqual(all.toSorted((one, other) => one - other));
        expect(Math.min(...pixels)).toBeGreaterThan(9.9);
        expect(Math.max(...pixels)).toBeLessThan(222.1);
      }),
    );
  });

  it('stay where they are if there’s room, and the crosshair’s always does', () => {
    expect(moveApart([{ y: 0.5 }, { y: 0.2 }], 20).map(({ at }) => at)).toEqual([0.2, 0.5]);
    const [price, cross, alert] = moveApart([{ y: 0.5, isFixed: true }, { y: 0.49 }, { y: 0.51 }], 20);
    expect(cross?.at).toBeCloseTo(0.5, 4);
    expect(price?.at).toBeLessThan(0.42);
    expect(alert?.at).toBeGreaterThan(0.58);
  });
});

it('a low row has at most three labels, none cut and none touching', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 3, max: 7.4, noNaN: true }),
      (span, height) => {
        const row = {
          y: (value: number) => 95 - (value / span) * 63,
          ticks: (count: number) =>
            Array.from({ length: count + 2 }, (_, at) => ({ value: (at * span) / (count + 1), label: '' })),
        } as unknown as Row;
        const places = tickMarksIn(row, height).map(({ value }) => (row.y(value) / HEIGHT) * height * 12);
        expect(places.length).toBeLessThanOrEqual(3);
        for (const [at, y] of places.entries()) {
          expect(y).toBeGreaterThanOrEqual(9.99);
          expect(y).toBeLessThanOrEqual(height * 12 - 9.99);
          expect((places[at - 1] ?? 1e3) - y).toBeGreaterThanOrEqual(12.99);
        }
      },
    ),
  );
});

it('labels of time are whole and don’t touch, the first ones first', () => {
  const labels = [0.5, 0.45, 0.04, 0.9].map((share) => ({ share, label: '11 Feb' }));
  const kept = (width: number) => wholeLabels(labels, ({ share }) => share, width).map(({ share }) => share);
  expect(kept(24)).toEqual([0.5, 0.9]);
  expect(kept(120)).toEqual([0.5, 0.45, 0.04, 0.9]);
});

it.each(['spread', 'funding rate', 'open interest, usd', 'obv', 'slippage for a size'])(
  'the labels of %s differ, however many there are',
  (name) => {
    const kind = name === 'obv' ? 'study' : 'metric';
    const pane = {
      ...paneOf('BTCUSDT', seriesOf(kind, name, { size: 1e6 })),
      view: { count: 60, end: null },
    };
    const [strip] = frameOf(startOf(), pane).strips;
    for (const count of [2, 3, 4, 6, 9]) {
      const labels = strip?.ticks(count).map(({ label }) => label) ?? [];
      expect(labels.length).toBeGreaterThan(0);
      expect([...new Set(labels)]).toEqual(labels);
    }
  },
);
