import { clamp } from '@site/src/lib/samples/barView';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { FIRST_VIEW } from '../../model/start';
import { type Place, placeIn } from './placeIn';
import { useWheel, type Wheeled } from './useWheel';
import { type Position, panned, zoomed } from './view';

type Spot = { readonly x: number; readonly y: number };
type Drag = {
  readonly from: Spot;
  readonly place: Place;
  /** Of the plot, in pixels. */
  readonly width: number;
  readonly left: number;
  readonly position: Position;
  readonly stretch: number;
  readonly spread: number | null;
  isMoving: boolean;
  /** Pixels a millisecond, for what a hand lets go while it moves. */
  speed: number;
  last: { readonly x: number; readonly time: number };
};

/** A finger is never quite still: only what moves further is a drag. */
const STILL_PX = 6;
const LONG_PRESS_MS = 500;
/** A chart that is let go rolls on, slower by this share each millisecond. */
const FRICTION = 0.996;
const SLOWEST = 0.05;

const distance = ([a, b]: readonly Spot[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null);
const middle = ([a, b = a]: readonly Spot[]): Spot | undefined =>
  a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };

type Options = Wheeled & {
  /** How far the price axis is stretched. */
  readonly stretch: number;
  readonly onStretch: (stretch: number) => void;
  readonly onPress: () => void;
  readonly onPoint: (place: Place | null) => void;
  /** Something was pressed and let go without a drag. */
  readonly onTap: (place: Place) => void;
  /** A right click, or a finger that stays. */
  readonly onMenu: (place: Place) => void;
  /** A press on something that can be dragged itself: what moves it, and what lets it go. */
  readonly grab: (
    place: Place,
  ) => { readonly move: (place: Place) => void; readonly drop: () => void } | null;
};

function measure(drag: Drag, x: number) {
  const time = performance.now();
  drag.speed = time > drag.last.time ? (x - drag.last.x) / (time - drag.last.time) : drag.speed;
  drag.last = { x, time };
}

/**
 * Dragging pans, an axis stretches, two fingers zoom, double-click fits. A finger that moves up or down scrolls the page
 * (`touch-action`).
 */
export function useGestures(options: Options) {
  const latest = useRef(options);
  const drag = useRef<Drag | null>(null);
  const grabbed = useRef<ReturnType<Options['grab']>>(null);
  const fingers = useRef(new Map<number, Spot>());
  const pressTimer = useRef(0);
  const rolling = useRef(0);

  useEffect(() => {
    latest.current = options;
  });

  useWheel(latest);
  useEffect(
    () => () => {
      cancelAnimationFrame(rolling.current);
      clearTimeout(pressTimer.current);
    },
    [],
  );

  function start(element: Element, isMoving: boolean) {
    const spots = [...fingers.current.values()];
    const from = middle(spots);
    const read = placeIn(element, { clientX: from?.x ?? 0, clientY: from?.y ?? 0 });
    const { position, stretch } = options;
    drag.current = from
      ? {
          from,
          ...read,
          position,
          stretch,
          spread: distance(spots),
          isMoving,
          speed: 0,
          last: { x: from.x, time: performance.now() },
        }
      : null;
  }

  function follow(now: Drag) {
    const { pane, slots, onView, onStretch } = options;
    const spots = [...fingers.current.values()];
    const spread = distance(spots);
    const to = middle(spots) ?? now.from;
    const { zone, share } = now.place;
    const [x, y] = [to.x - now.from.x, to.y - now.from.y];
    now.isMoving ||= spread !== null || Math.abs(zone === 'price' ? y : x) > STILL_PX;
    if (!now.isMoving) {
      return;
    }
    clearTimeout(pressTimer.current);
    measure(now, to.x);
    const zoom = (factor: number, at: number) => onView(zoomed(pane.timeframe, now.position, factor, at));
    if (now.spread && spread) {
      zoom(now.spread / spread, share);
    } else if (zone === 'price') {
      onStretch(clamp(now.stretch * Math.exp(y / 150), 0.1, 10));
    } else if (zone === 'time') {
      const fromRight = (at: number) => Math.max(now.left + now.width - at, 20);
      zoom(fromRight(to.x) / fromRight(now.from.x), 1);
    } else {
      onView(panned(pane.timeframe, now.position, (-x / now.width) * slots));
    }
  }

  /** What was let go while it moved rolls on. */
  function roll({ position, width, speed, from, last }: Drag) {
    if (Math.abs(speed) < SLOWEST * 4 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    let [x, pace, then] = [last.x - from.x, speed, last.time];
    const { slots } = options;
    rolling.current = requestAnimationFrame(function next(now) {
      const passed = Math.max(0, now - then);
      then = now;
      x += pace * passed;
      pace *= FRICTION ** passed;
      const { pane, onView } = latest.current;
      onView(panned(pane.timeframe, position, (-x / width) * slots));
      if (Math.abs(pace) > SLOWEST) {
        rolling.current = requestAnimationFrame(next);
      }
    });
  }

  /** One of two fingers is lifted: the other goes on from where it is. */
  function release(event: PointerEvent<HTMLDivElement>) {
    clearTimeout(pressTimer.current);
    const ended = drag.current;
    const isLast = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    start(event.currentTarget, true);
    if (grabbed.current) {
      grabbed.current.drop();
      grabbed.current = null;
    } else if (event.type !== 'pointerup' || !isLast || !ended) {
      return;
    } else if (!ended.isMoving) {
      options.onTap(placeIn(event.currentTarget, event).place);
    } else if (ended.place.zone === 'plot' && ended.spread === null) {
      roll(ended);
    }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button > 0) {
        return;
      }
      const element = event.currentTarget;
      cancelAnimationFrame(rolling.current);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
      options.onPress();
      start(element, false);
      const { place } = placeIn(element, event);
      options.onPoint(place);
      grabbed.current = fingers.current.size === 1 ? options.grab(place) : null;
      clearTimeout(pressTimer.current);
      if (event.pointerType === 'touch' && !grabbed.current) {
        pressTimer.current = window.setTimeout(() => {
          drag.current = null;
          latest.current.onMenu(place);
        }, LONG_PRESS_MS);
      }
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const { place } = placeIn(event.currentTarget, event);
      if (fingers.current.has(event.pointerId)) {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }
      if (event.buttons > 0 && grabbed.current) {
        grabbed.current.move(place);
      } else if (event.buttons > 0 && drag.current) {
        follow(drag.current);
      }
      if (!drag.current?.isMoving) {
        options.onPoint(place);
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
    onContextMenu(event: MouseEvent<HTMLDivElement>) {
      event.preventDefault();
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      // A finger's own menu comes with the long press that has answered already.
      if (pointerType !== 'touch') {
        options.onMenu(placeIn(event.currentTarget, event).place);
      }
    },
    onDoubleClick(event: MouseEvent<HTMLDivElement>) {
      event.preventDefault();
      const { zone } = placeIn(event.currentTarget, event).place;
      options.onStretch(1);
      if (zone !== 'price') {
        options.onView(zone === 'time' ? { ...options.pane.view, count: FIRST_VIEW.count } : FIRST_VIEW);
      }
    },
  };
}
