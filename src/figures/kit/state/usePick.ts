import { type PointerEvent, useCallback } from 'react';
import { pointIn, type Size } from '../drawing/geometry';

type Picks = {
  /** In the units of the drawing. */
  readonly onPick: (point: { x: number; y: number }) => void;
  /** Follow the pointer even while nothing is pressed. */
  readonly onHover?: boolean;
};

/**
 * Press or drag on a drawing to choose a place in it. A shortcut for sliders that do the same: the keyboard uses the
 * sliders.
 */
export function usePick(size: Size, { onPick, onHover = false }: Picks) {
  const pick = useCallback(
    (event: PointerEvent<SVGSVGElement>) => {
      if (onHover || event.buttons !== 0) {
        onPick(pointIn(event, event.currentTarget.getBoundingClientRect(), size));
      }
    },
    [size, onPick, onHover],
  );
  return { onPointerDown: pick, onPointerMove: pick };
}
