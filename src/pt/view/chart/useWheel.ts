import { type RefObject, useEffect } from 'react';
import type { Pane } from '../../model/types';
import { locate } from './locate';
import { type Position, panned, zoomed } from './view';

/** Zoom for each pixel that a wheel turns or two fingers spread on a trackpad. */
const WHEEL = 0.001;
const PINCH = 0.01;
const LINE_PX = 16;

/** What a turn of the wheel asks for, in pixels: sideways to pan, or up and down to zoom. */
function turnOf(event: WheelEvent): { readonly pan: number } | { readonly zoom: number } {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    return { pan: (event.deltaX || event.deltaY) * unit };
  }
  return { zoom: event.deltaY * unit * (event.ctrlKey ? PINCH : WHEEL) };
}

export type Wheeled = {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly pane: Pane;
  readonly position: Position;
  /** Bars and the room after them. */
  readonly slots: number;
  readonly onView: (view: Pane['view']) => void;
};

/**
 * The wheel zooms only while the chart has the focus: a reader who scrolls past must not get caught in it. Sideways it pans.
 * A trackpad turns by a few pixels an event, so what is less than a bar is kept for the next one.
 */
export function useWheel(latest: RefObject<Wheeled>): void {
  useEffect(() => {
    const element = latest.current.surface.current;
    const rest = { pan: 0, zoom: 0 };
    const onWheel = (event: WheelEvent) => {
      const turn = turnOf(event);
      if (!element || ('zoom' in turn && document.activeElement !== element)) {
        return;
      }
      event.preventDefault();
      const { pane, position, slots, onView } = latest.current;
      const { pointer, width } = locate(element, event);
      if ('pan' in turn) {
        const wanted = rest.pan + (turn.pan * slots) / width;
        rest.pan = wanted % 1;
        onView(panned(pane.timeframe, position, Math.trunc(wanted)));
        return;
      }
      rest.zoom += turn.zoom;
      if (Math.abs(position.count * (Math.exp(rest.zoom) - 1)) >= 1) {
        onView(zoomed(pane.timeframe, position, Math.exp(rest.zoom), pointer.share));
        rest.zoom = 0;
      }
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [latest]);
}
