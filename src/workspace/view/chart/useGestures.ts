import { clamp } from '@site/src/lib/samples/barView';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { FIRST_VIEW } from '../../model/start';
import type { Gesture, Pane } from '../../model/types';
import { HEIGHT } from './frame';
import { type Position, panned, zoomed } from './view';

type Spot = { readonly x: number; readonly y: number };
/** Where a pointer is: the share of the width, the row, and the height in it. */
export type Place = { readonly share: number; readonly row: number; readonly y: number };
type Drag = {
  readonly from: Spot;
  readonly share: number;
  readonly width: number;
  readonly position: Position;
  readonly spread: number | null;
  isMoving: boolean;
};

/** A finger is never quite still: only what moves further is a drag. */
const STILL_PX = 6;
const WHEEL = 1.1;

const distance = ([a, b]: readonly Spot[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null);
const middle = ([a, b = a]: readonly Spot[]): Spot | undefined =>
  a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };

/** Reads where a pointer is from the rows as they stand on the screen. */
function placeIn(surface: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const rows = [...(surface.parentElement?.querySelectorAll('[data-row]') ?? [])];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const found = boxes.findIndex(({ bottom }) => clientY < bottom);
  const row = found === -1 ? boxes.length - 1 : found;
  const box = boxes[row] ?? surface.getBoundingClientRect();
  const { left, width } = rows[0]?.firstElementChild?.getBoundingClientRect() ?? box;
  const place = {
    share: clamp((clientX - left) / width, 0, 1),
    row,
    y: clamp(((clientY - box.top) / box.height) * HEIGHT, 0, HEIGHT),
  };
  return { place, width };
}

type Options = {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly pane: Pane;
  readonly position: Position;
  /** Bars and the room after them. */
  readonly slots: number;
  readonly act: (gesture: Gesture) => void;
  readonly onPress: () => void;
  readonly onPoint: (place: Place | null) => void;
  /** Something was pressed and let go without a drag. */
  readonly onTap: (place: Place) => void;
};

/**
 * Dragging pans, two fingers zoom, double-click shows what was there at first. A finger that moves up or down scrolls
 * the page (`touch-action`), and the wheel zooms only while the chart has the focus: a reader who scrolls past must not
 * get caught in it.
 */
export function useGestures(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, Spot>());

  useEffect(() => {
    const element = options.surface.current;
    const onWheel = (event: WheelEvent) => {
      if (!element || document.activeElement !== element) {
        return;
      }
      event.preventDefault();
      const { pane, position, act } = latest.current;
      const { share } = placeIn(element, event).place;
      act({
        kind: 'view',
        view: zoomed(pane.timeframe, position, event.deltaY > 0 ? WHEEL : 1 / WHEEL, share),
      });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [options.surface]);

  function start(element: Element, isMoving: boolean) {
    const spots = [...fingers.current.values()];
    const from = middle(spots);
    const { place, width } = placeIn(element, { clientX: from?.x ?? 0, clientY: from?.y ?? 0 });
    const { position } = latest.current;
    drag.current = from
      ? { from, share: place.share, width, position, spread: distance(spots), isMoving }
      : null;
  }

  function follow(now: Drag) {
    const { pane, slots, act } = latest.current;
    const spots = [...fingers.current.values()];
    const spread = distance(spots);
    const to = middle(spots) ?? now.from;
    now.isMoving ||= spread !== null || Math.abs(to.x - now.from.x) > STILL_PX;
    if (now.isMoving) {
      const bars = ((now.from.x - to.x) / now.width) * slots;
      const view =
        now.spread && spread
          ? zoomed(pane.timeframe, now.position, now.spread / spread, now.share)
          : panned(pane.timeframe, now.position, bars);
      act({ kind: 'view', view });
    }
  }

  /** One of two fingers is lifted: the other goes on from where it is. */
  function release(event: PointerEvent<HTMLDivElement>) {
    const wasTap = fingers.current.size === 1 && drag.current?.isMoving === false;
    fingers.current.delete(event.pointerId);
    start(event.currentTarget, true);
    if (wasTap && event.type === 'pointerup') {
      options.onTap(placeIn(event.currentTarget, event).place);
    }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
      options.onPress();
      start(event.currentTarget, false);
      options.onPoint(placeIn(event.currentTarget, event).place);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (fingers.current.has(event.pointerId)) {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }
      if (drag.current && event.buttons > 0) {
        follow(drag.current);
      }
      if (!drag.current?.isMoving) {
        options.onPoint(placeIn(event.currentTarget, event).place);
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave({ pointerType }: PointerEvent<HTMLDivElement>) {
      // A lifted finger leaves too, and what it pointed at is still to be read.
      if (pointerType !== 'touch') {
        options.onPoint(null);
      }
    },
    onDoubleClick(event: MouseEvent<HTMLDivElement>) {
      event.preventDefault();
      options.act({ kind: 'view', view: FIRST_VIEW });
    },
  };
}
