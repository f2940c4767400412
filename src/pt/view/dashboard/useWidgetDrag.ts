import { type PointerEvent, useRef, useState } from 'react';
import { COLUMNS, type GridArea, withArea } from '../../model/grid';
import type { Widget } from '../../model/types';
import type { Workspace } from '../screen';

/** Narrower than this, widgets stand below each other (dashboard.module.css) and aren't dragged. */
const NARROWEST_GRID = 640;

/** What a drag changes: the corner of a widget its size, the rest of it its place. */
export type DragKind = 'move' | 'size';

/** A widget's area after a drag by some columns and rows. */
export const draggedArea = (area: GridArea, kind: DragKind, columns: number, rows: number) =>
  kind === 'move'
    ? { column: area.column + columns, row: area.row + rows }
    : { width: area.width + columns, height: area.height + rows };

/** The line that puts a widget where it was dragged to. */
export const dragLine = (kind: DragKind, { column, row, width, height }: GridArea) =>
  kind === 'move' ? `move ${column},${row}` : `size ${width}x${height}`;

type Drag = {
  readonly x: number;
  readonly y: number;
  readonly cell: readonly [width: number, height: number];
};

/** Drags widgets in whole cells, by mouse, pen and touch alike, and runs the line that does the same when they're let go. */
export function useWidgetDrag({ state, run }: Workspace) {
  const { widgets, locked, full } = state.dashboard;
  const grid = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | null>(null);
  // Where everything would be if the widget were let go now, and the line that puts it there.
  const [held, setHeld] = useState<{ readonly widgets: readonly Widget[]; readonly line: string } | null>(
    null,
  );
  const end = () => {
    drag.current = null;
    setHeld(null);
  };
  /** What a part of a widget answers so that it can be dragged by it. */
  const gripOf = (at: number, widget: Widget) => (kind: DragKind) => ({
    onPointerDown({ button, currentTarget, pointerId, clientX, clientY }: PointerEvent) {
      const { width = 0, height = 0 } = grid.current?.getBoundingClientRect() ?? {};
      if (button === 0 && !locked && !full && width >= NARROWEST_GRID) {
        const rows = Math.max(...widgets.map((each) => each.row + each.height - 1));
        currentTarget.setPointerCapture(pointerId);
        drag.current = { x: clientX, y: clientY, cell: [width / COLUMNS, height / rows] };
      }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (drag.current) {
        const { x, y, cell } = drag.current;
        const [columns, rows] = [Math.round((clientX - x) / cell[0]), Math.round((clientY - y) / cell[1])];
        const moved = { ...widget, ...draggedArea(widget, kind, columns, rows) };
        const placed = withArea(widgets, at, moved);
        setHeld((before) => (placed ? { widgets: placed, line: dragLine(kind, moved) } : before));
      }
    },
    onPointerUp() {
      end();
      if (held && held.line !== dragLine(kind, widget)) {
        run(held.line);
      }
    },
    onPointerCancel: end,
  });
  return { grid, held: held?.widgets, gripOf };
}
