import { type PointerEvent, useCallback } from 'react';

/**
 * Press or drag on a picture to choose a place on its x axis, in the picture's own units. A shortcut for a slider
 * that does the same: the keyboard uses the slider.
 */
export function usePick(width: number, onPick: (x: number) => void) {
  const pick = useCallback(
    (event: PointerEvent<SVGSVGElement>) => {
      if (event.buttons === 0) {
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      onPick(((event.clientX - box.left) / box.width) * width);
    },
    [width, onPick],
  );
  return { onPointerDown: pick, onPointerMove: pick };
}
