import { type PointerEvent, useRef } from 'react';
import type { Box } from '../model/grid';

type Drag = {
  readonly x: number;
  readonly y: number;
  readonly cell: readonly [width: number, height: number];
  readonly apply: (columns: number, rows: number) => void;
};

/** How a drag changes a box: its corner changes the size, the rest of it the place. */
export function draggedBox(box: Box, kind: 'move' | 'size', columns: number, rows: number): Partial<Box> {
  return kind === 'move'
    ? { column: box.column + columns, row: box.row + rows }
    : { width: box.width + columns, height: box.height + rows };
}

/** Pointer events of a grid: a drag in whole cells from where it began, for mouse, pen and touch alike. */
export function useDrag() {
  const drag = useRef<Drag | null>(null);

  function begin(event: PointerEvent, cell: Drag['cell'], apply: Drag['apply']) {
    if (event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, cell, apply };
    }
  }

  function move(event: PointerEvent) {
    const now = drag.current;
    if (now) {
      now.apply(
        Math.round((event.clientX - now.x) / now.cell[0]),
        Math.round((event.clientY - now.y) / now.cell[1]),
      );
    }
  }

  function end() {
    drag.current = null;
  }

  return { begin, move, end };
}
