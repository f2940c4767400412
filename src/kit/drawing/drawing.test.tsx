// @vitest-environment happy-dom
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { point, render, stubBox } from '../dom';
import Drawing from './Drawing';
import { priceScale } from './priceScale';

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
    expect(ticks.find(({ percent }) => Math.round(percent) === 0)?.price).toBeCloseTo(20, 9);
    expect(ticks.find(({ percent }) => Math.round(percent) === 40)?.price).toBeCloseTo(28, 9);
  });
});

describe('a press on a drawing', () => {
  const place = { clientX: 100, clientY: 40 };

  function Picture({ follows }: { follows?: boolean }) {
    const [at, setAt] = useState({ x: 0, y: 0 });
    return (
      <Drawing height={180} label="picture" onPick={setAt} follows={follows}>
        <text>{`${at.x} ${at.y}`}</text>
      </Drawing>
    );
  }

  it.each([
    ['and a drag choose a place', 'pointerdown', 1, false, '50 20'],
    ['and a drag choose a place', 'pointermove', 1, false, '50 20'],
    ['is not a pointer that only passes', 'pointermove', 0, false, '0 0'],
    ['is not needed where the figure follows the pointer', 'pointermove', 0, true, '50 20'],
  ])('%s: %s', (_, type, buttons, follows, said) => {
    stubBox({ width: 720, height: 360 });
    const svg = render(<Picture follows={follows} />).querySelector('svg') as SVGSVGElement;
    point(svg, type, { ...place, buttons });
    expect(svg.textContent).toBe(said);
  });
});
