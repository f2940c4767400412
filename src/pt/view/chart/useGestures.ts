import { clamp } from '@site/src/lib/samples/barView';
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { FIRST_VIEW } from '../../model/start';
import type { Row } from './frame';
import type { Grip } from './grips';
import { locate, type PointerPlace } from './locate';
import { HEIGHT, type PriceRange } from './scale';
import { useWheel, type Wheeled } from './useWheel';
import { type Position, panned, zoomed } from './view';

type ScreenPoint = { readonly x: number; readonly y: number };
type Drag = {
  readonly from: ScreenPoint;
  readonly place: PointerPlace;
  /** Of the plot, in pixels. */
  readonly width: number;
  readonly left: number;
  readonly position: Position;
  readonly price: Row;
  readonly isFree: boolean;
  readonly pinch: number | null;
  readonly grip: Grip | null;
  /** A press becomes one of them once the hand has moved far enough. */
  mode: 'pressed' | 'grip' | 'view';
  /** Pixels a millisecond, for what a hand lets go while it moves. */
  speed: number;
  last: { readonly x: number; readonly time: number };
};

/** A finger is never quite still: only what moves further is a drag. */
const STILL_PX = 6;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 24;
/** A chart that is let go rolls on, slower by this share each millisecond. */
const FRICTION = 0.996;
const SLOWEST = 0.05;

const distance = ([a, b]: readonly ScreenPoint[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null);
const middle = ([a, b = a]: readonly ScreenPoint[]): ScreenPoint | undefined =>
  a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };

type Options = Wheeled & {
  readonly price: Row;
  /** The reader has set the price axis, so it moves up and down with the hand. */
  readonly isFree: boolean;
  /** Null fits prices to the bars again. */
  readonly onRange: (range: Omit<PriceRange, 'symbol'> | null) => void;
  readonly onPress: (grip: Grip | null) => void;
  readonly onPoint: (place: PointerPlace | null) => void;
  /** Something was pressed and let go without a drag. */
  readonly onTap: (place: PointerPlace) => void;
  /** A right click, or a finger that stays. */
  readonly onMenu: (place: PointerPlace) => void;
  /** What can be dragged itself at a place. */
  readonly gripAt: (place: PointerPlace) => Grip | null;
};

function measure(drag: Drag, x: number) {
  const time = performance.now();
  drag.speed = time > drag.last.time ? (x - drag.last.x) / (time - drag.last.time) : drag.speed;
  drag.last = { x, time };
}

/** What a press becomes: nothing until the hand has moved six pixels, in a direction that means something there. */
function modeOf({ mode, grip, place: { zone }, isFree }: Drag, x: number, y: number): Drag['mode'] {
  if (mode !== 'pressed') {
    return mode;
  }
  const [across, along] = [Math.abs(x) > STILL_PX, Math.abs(y) > STILL_PX];
  if (grip && (grip.cursor === 'ns-resize' ? along && Math.abs(y) >= Math.abs(x) : across || along)) {
    return 'grip';
  }
  return (zone === 'price' ? along : across || (isFree && along)) ? 'view' : mode;
}

/** Prices from some heights of a row to others become the whole row. */
const rangeAt = ({ low, high, y, valueAt }: Row, moved: (height: number) => number) => ({
  low: valueAt(moved(y(low))),
  high: valueAt(moved(y(high))),
});

/** Prices around the middle, wider by a factor. */
const stretched = (price: Row, factor: number) => {
  const center = (price.y(price.low) + price.y(price.high)) / 2;
  return rangeAt(price, (height) => center + (height - center) * factor);
};

/** Keeps the page where it is under a finger that the chart needs whole: on the price axis, on a line, with a tool in hand. */
function useFinger(latest: RefObject<Options>) {
  useEffect(() => {
    const element = latest.current.surface.current;
    const onTouch = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (element && finger && event.touches.length === 1 && event.cancelable) {
        const { place } = locate(element, finger);
        const { isFree, gripAt } = latest.current;
        if (place.zone === 'price' || isFree || gripAt(place)) {
          event.preventDefault();
        }
      }
    };
    element?.addEventListener('touchstart', onTouch, { passive: false });
    return () => element?.removeEventListener('touchstart', onTouch);
  }, [latest]);
}

/** Lets a chart that was let go while it moved roll on. */
function useRoll(latest: RefObject<Options>) {
  const rolling = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(rolling.current), []);
  useEffect(() => stop, [stop]);

  function roll({ position, width, speed, from, last }: Drag) {
    if (Math.abs(speed) < SLOWEST * 4 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    let [x, pace, then] = [last.x - from.x, speed, last.time];
    const { slots } = latest.current;
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
  return { roll, stop };
}

/** Moves what a drag has hold of: a line or a drawing, an axis, or the bars. */
function follow(drag: Drag, fingers: readonly ScreenPoint[], { pane, slots, onView, onRange }: Options) {
  const pinch = distance(fingers);
  const to = middle(fingers) ?? drag.from;
  const { zone, share, size } = drag.place;
  const [x, y] = [to.x - drag.from.x, to.y - drag.from.y];
  drag.mode = pinch === null ? modeOf(drag, x, y) : 'view';
  if (drag.mode === 'pressed') {
    return;
  }
  measure(drag, to.x);
  if (drag.mode === 'grip') {
    drag.grip?.move({ share: x / drag.width, y: (y / size.height) * HEIGHT });
    return;
  }
  const zoom = (factor: number, at: number) => onView(zoomed(pane.timeframe, drag.position, factor, at));
  if (drag.pinch && pinch) {
    zoom(drag.pinch / pinch, share);
  } else if (zone === 'price') {
    onRange(stretched(drag.price, clamp(Math.exp(y / 150), 0.1, 10)));
  } else if (zone === 'time') {
    const fromRight = (at: number) => Math.max(drag.left + drag.width - at, 20);
    zoom(fromRight(to.x) / fromRight(drag.from.x), 1);
  } else {
    if (drag.isFree) {
      onRange(rangeAt(drag.price, (height) => height - (y / size.height) * HEIGHT));
    }
    onView(panned(pane.timeframe, drag.position, (-x / drag.width) * slots));
  }
}

/** Which pointer says what a drag would do here. */
const cursorAt = (place: PointerPlace, gripAt: Options['gripAt']) =>
  place.zone === 'price' ? 'ns-resize' : place.zone === 'time' ? 'ew-resize' : gripAt(place)?.cursor;

/**
 * Dragging pans, an axis stretches, two fingers zoom, double-click fits. A finger that moves up or down scrolls the page
 * (`touch-action`), unless it's on something that moves up and down itself.
 */
export function useGestures(options: Options) {
  const latest = useRef(options);
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, ScreenPoint>());
  const pressTimer = useRef(0);
  const lastTap = useRef<{ readonly from: ScreenPoint; readonly time: number } | null>(null);

  useEffect(() => {
    latest.current = options;
  });

  useWheel(latest);
  useFinger(latest);
  const { roll, stop } = useRoll(latest);
  useEffect(() => () => clearTimeout(pressTimer.current), []);

  /** Begins to follow the fingers that are down. */
  function begin(element: Element, mode: Drag['mode'], grip: Grip | null = null) {
    const points = [...fingers.current.values()];
    const from = middle(points);
    const { position, price, isFree } = options;
    drag.current = from
      ? {
          from,
          ...locate(element, { clientX: from.x, clientY: from.y }),
          ...{ position, price, isFree, grip, mode },
          pinch: distance(points),
          speed: 0,
          last: { x: from.x, time: performance.now() },
        }
      : null;
  }

  /** Fits prices, and on the bars or their axis those too. */
  function fitView({ zone }: PointerPlace) {
    options.onRange(null);
    if (zone !== 'price') {
      options.onView(zone === 'time' ? { ...options.pane.view, count: FIRST_VIEW.count } : FIRST_VIEW);
    }
  }

  /** Two taps of a finger are what a double click is, which the browser doesn't send where the chart takes the finger. */
  function tap(event: PointerEvent<HTMLDivElement>, from: ScreenPoint) {
    const { place } = locate(event.currentTarget, event);
    const before = lastTap.current;
    const isTouch = event.pointerType === 'touch';
    lastTap.current = isTouch ? { from, time: event.timeStamp } : null;
    const isSecond =
      isTouch &&
      before &&
      event.timeStamp - before.time < DOUBLE_TAP_MS &&
      (distance([before.from, from]) ?? 0) < DOUBLE_TAP_PX;
    if (isSecond) {
      fitView(place);
    } else {
      options.onTap(place);
    }
  }

  /** A finger is lifted, or the browser takes it. Of two, the other goes on from where it is. */
  function release(event: PointerEvent<HTMLDivElement>) {
    clearTimeout(pressTimer.current);
    const ended = drag.current;
    const isLast = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    begin(event.currentTarget, 'view');
    const isUp = event.type === 'pointerup';
    if (ended?.mode === 'grip') {
      ended.grip?.[isUp ? 'drop' : 'cancel']();
    } else if (!isUp || !isLast || !ended) {
      return;
    } else if (ended.mode === 'pressed') {
      tap(event, ended.from);
    } else if (ended.place.zone === 'plot' && ended.pinch === null) {
      roll(ended);
    }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button > 0) {
        return;
      }
      const element = event.currentTarget;
      stop();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
      if (drag.current?.mode === 'grip') {
        drag.current.grip?.cancel();
      }
      const { place } = locate(element, event);
      const grip = fingers.current.size === 1 ? options.gripAt(place) : null;
      options.onPress(grip);
      begin(element, 'pressed', grip);
      options.onPoint(place);
      clearTimeout(pressTimer.current);
      if (event.pointerType === 'touch' && !grip) {
        pressTimer.current = window.setTimeout(() => {
          drag.current = null;
          latest.current.onMenu(place);
        }, LONG_PRESS_MS);
      }
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const element = event.currentTarget;
      const { place } = locate(element, event);
      if (fingers.current.has(event.pointerId)) {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }
      if (event.buttons > 0 && drag.current) {
        follow(drag.current, [...fingers.current.values()], options);
        if (drag.current.mode !== 'pressed') {
          clearTimeout(pressTimer.current);
        }
      }
      if (drag.current?.mode !== 'view') {
        options.onPoint(place);
      }
      if (event.buttons === 0) {
        element.dataset.cursor = cursorAt(place, options.gripAt) ?? '';
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
        options.onMenu(locate(event.currentTarget, event).place);
      }
    },
    onDoubleClick(event: MouseEvent<HTMLDivElement>) {
      event.preventDefault();
      fitView(locate(event.currentTarget, event).place);
    },
  };
}
