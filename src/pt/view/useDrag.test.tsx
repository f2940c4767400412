// @vitest-environment happy-dom

import { point, render } from '@site/src/kit/dom';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { draggedBox, useDrag } from './useDrag';

const CELL = 20;

function Grid() {
  const drag = useDrag();
  const [moved, setMoved] = useState('still');
  return (
    <svg role="img" aria-label={moved}>
      <rect
        onPointerDown={(event) =>
          drag.begin(event, [CELL, CELL], (columns, rows) => setMoved(`${columns} ${rows}`))
        }
        onPointerMove={drag.move}
        onPointerUp={drag.end}
      />
    </svg>
  );
}

function open() {
  const container = render(<Grid />);
  const rect = container.querySelector('rect') as SVGRectElement;
  return { rect, moved: () => container.querySelector('svg')?.getAttribute('aria-label') };
}

describe('dragging on the grid', () => {
  it('counts whole cells from where it began', () => {
    const { rect, moved } = open();
    point(rect, 'pointerdown', { clientX: 5, clientY: 5, button: 0 });
    point(rect, 'pointermove', { clientX: 5 + 2.4 * CELL, clientY: 5 - CELL });
    expect(moved()).toBe('2 -1');
  });

  it('ends when the pointer is let go, and does not begin with another button', () => {
    const { rect, moved } = open();
    point(rect, 'pointerdown', { clientX: 5, clientY: 5, button: 0 });
    point(rect, 'pointerup', { clientX: 5, clientY: 5 });
    point(rect, 'pointermove', { clientX: 105, clientY: 5 });
    expect(moved()).toBe('still');
    point(rect, 'pointerdown', { clientX: 5, clientY: 5, button: 2 });
    point(rect, 'pointermove', { clientX: 105, clientY: 5 });
    expect(moved()).toBe('still');
  });

  it('moves a box by its header and sizes it by its corner', () => {
    const box = { column: 3, row: 2, width: 4, height: 5 };
    expect(draggedBox(box, 'move', 2, -1)).toEqual({ column: 5, row: 1 });
    expect(draggedBox(box, 'size', 2, -1)).toEqual({ width: 6, height: 4 });
  });
});
