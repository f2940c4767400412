// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { point, render, stubBox } from '../shell/dom';
import { usePick } from './usePick';

const SIZE = { width: 360, height: 180 };

function Picture({ onHover }: { onHover?: boolean }) {
  const [at, setAt] = useState<{ x: number; y: number }>();
  const pick = usePick(SIZE, { onPick: setAt, onHover });
  return (
    <svg {...pick} role="img" aria-label="picture">
      <text>{at ? `${at.x} ${at.y}` : 'none'}</text>
    </svg>
  );
}

function open(onHover?: boolean) {
  stubBox({ width: 720, height: 360 });
  const svg = render(<Picture onHover={onHover} />).querySelector('svg') as SVGSVGElement;
  return { svg, said: () => svg.textContent };
}

describe('picking a place in a drawing', () => {
  it('takes a press and a drag, in the units of the drawing', () => {
    const { svg, said } = open();
    point(svg, 'pointerdown', { clientX: 100, clientY: 40, buttons: 1 });
    expect(said()).toBe('50 20');
    point(svg, 'pointermove', { clientX: 200, clientY: 40, buttons: 1 });
    expect(said()).toBe('100 20');
  });

  it('leaves a pointer alone that only passes', () => {
    const { svg, said } = open();
    point(svg, 'pointermove', { clientX: 100, clientY: 40, buttons: 0 });
    expect(said()).toBe('none');
  });

  it('follows a passing pointer where the figure wants it', () => {
    const { svg, said } = open(true);
    point(svg, 'pointermove', { clientX: 100, clientY: 40, buttons: 0 });
    expect(said()).toBe('50 20');
  });
});

it('leaves the boxes of other tests as they are', () => {
  const { width } = document.body.getBoundingClientRect();
  expect(width).toBe(0);
});
