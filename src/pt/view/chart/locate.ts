import { clamp } from '@site/src/lib/samples/barView';
import { HEIGHT } from './scale';

/** Where a pointer is: the share of the width, the row, the height in it, and whether it's on one of the axes. */
export type PointerPosition = {
  readonly share: number;
  readonly row: number;
  readonly y: number;
  readonly zone: 'plot' | 'price' | 'time';
  /** Of the row's plot, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
};

/** Reads where a pointer is from the rows as they stand on the screen. */
export function locate(surface: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const rows = [...(surface.parentElement?.querySelectorAll('[data-row]') ?? [])];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const found = boxes.findIndex(({ bottom }) => clientY < bottom);
  const row = found === -1 ? boxes.length - 1 : found;
  const box = boxes[row] ?? surface.getBoundingClientRect();
  const { left, width } = rows[0]?.firstElementChild?.getBoundingClientRect() ?? box;
  const pointer: PointerPosition = {
    share: clamp((clientX - left) / width, 0, 1),
    row,
    y: clamp(((clientY - box.top) / box.height) * HEIGHT, 0, HEIGHT),
    zone: clientX > left + width ? 'price' : clientY > box.bottom ? 'time' : 'plot',
    size: { width, height: box.height },
  };
  return { pointer, width, left };
}
