import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { FIRST_VIEW } from '../../model/start';
import { type Drag, distance, dragFrom, followDrag, type GestureOptions, type ScreenPoint } from './drag';
import type { Grip } from './grips';
import { locate, type PointerPosition } from './locate';
import { useWheel } from './useWheel';
import { panned } from './view';

type SurfacePointer = PointerEvent<HTMLDivElement>;

const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 24;
/** A chart that is let go rolls on, slower by this share each millisecond. */
const FRICTION = 0.996;
const SLOWEST = 0.05;

/** Keeps the page where it is under a finger that the chart needs whole: on the price axis, on a line, with a tool in hand. */
function useFinger(latest: RefObject<GestureOptions>) {
  useEffect(() => {
    const element = latest.current.surface.current;
    const onTouch = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (element && finger && event.touches.length === 1 && event.cancelable) {
        const { pointer } = locate(element, finger);
        const { isFree, gripAt } = latest.current;
        if (pointer.zone === 'price' || isFree || gripAt(pointer)) {
          event.preventDefault();
        }
      }
    };
    element?.addEventListener('touchstart', onTouch, { passive: false });
    return () => element?.removeEventListener('touchstart', onTouch);
  }, [latest]);
}

/** Lets a chart that was let go while it moved roll on. */
function useRoll(latest: RefObject<GestureOptions>) {
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

/** Fits prices, and on the bars or their axis those too. */
function fitView({ pane, onRange, onView }: GestureOptions, { zone }: PointerPosition) {
  onRange(null);
  if (zone !== 'price') {
    onView(zone === 'time' ? { ...pane.view, count: FIRST_VIEW.count } : FIRST_VIEW);
  }
}

/** Two taps of a finger are what a double click is, which the browser doesn't send where the chart takes the finger. */
function useTap(options: GestureOptions) {
  const lastTap = useRef<{ readonly from: ScreenPoint; readonly time: number } | null>(null);
  return (event: SurfacePointer, from: ScreenPoint) => {
    const { pointer } = locate(event.currentTarget, event);
    const before = lastTap.current;
    const isTouch = event.pointerType === 'touch';
    lastTap.current = isTouch ? { from, time: event.timeStamp } : null;
    const isSecond =
      isTouch &&
      before &&
      event.timeStamp - before.time < DOUBLE_TAP_MS &&
      (distance([before.from, from]) ?? 0) < DOUBLE_TAP_PX;
    if (isSecond) {
      fitView(options, pointer);
    } else {
      options.onTap(pointer);
    }
  };
}

/** A finger that stays asks for what a right click does. */
function useLongPress() {
  const timer = useRef(0);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const begin = ({ pointerType }: SurfacePointer, onStay: () => void) => {
    if (pointerType === 'touch') {
      timer.current = window.setTimeout(onStay, LONG_PRESS_MS);
    }
  };
  return { begin, cancel };
}

type Endings = {
  readonly tap: ReturnType<typeof useTap>;
  readonly roll: ReturnType<typeof useRoll>['roll'];
};

/** Lets go of a drag: a line stays or goes back, a press was a tap, and a chart that moved rolls on. */
function endDrag(drag: Drag | null, event: SurfacePointer, isLast: boolean, { tap, roll }: Endings) {
  const isUp = event.type === 'pointerup';
  if (drag?.mode === 'grip') {
    drag.grip?.[isUp ? 'drop' : 'cancel']();
  } else if (!isUp || !isLast || !drag) {
    return;
  } else if (drag.mode === 'pressed') {
    tap(event, drag.from);
  } else if (drag.pointer.zone === 'plot' && drag.pinch === null) {
    roll(drag);
  }
}

/** Follows what is down on the chart, a mouse button, a pen or fingers, from the press until it's let go. */
function useDrag(options: GestureOptions, latest: RefObject<GestureOptions>) {
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, ScreenPoint>());
  const points = () => [...fingers.current.values()];
  const tap = useTap(options);
  const longPress = useLongPress();
  const { roll, stop } = useRoll(latest);

  const begin = (element: Element, mode: Drag['mode'], grip: Grip | null = null) => {
    drag.current = dragFrom(element, points(), options, mode, grip);
  };
  return {
    drag,
    press(event: SurfacePointer) {
      const element = event.currentTarget;
      const { pointer } = locate(element, event);
      stop();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
      if (drag.current?.mode === 'grip') {
        drag.current.grip?.cancel();
      }
      const grip = fingers.current.size === 1 ? options.gripAt(pointer) : null;
      options.onPress(grip);
      begin(element, 'pressed', grip);
      options.onPoint(pointer);
      longPress.cancel();
      if (!grip) {
        longPress.begin(event, () => {
          drag.current = null;
          latest.current.onMenu(pointer);
        });
      }
    },
    move({ pointerId, clientX, clientY, buttons }: SurfacePointer) {
      if (fingers.current.has(pointerId)) {
        fingers.current.set(pointerId, { x: clientX, y: clientY });
      }
      if (buttons > 0 && drag.current) {
        followDrag(drag.current, points(), options);
        if (drag.current.mode !== 'pressed') {
          longPress.cancel();
        }
      }
    },
    /** A finger is lifted, or the browser takes it. Of two, the other goes on from where it is. */
    release(event: SurfacePointer) {
      longPress.cancel();
      const ended = drag.current;
      const isLast = fingers.current.size === 1;
      fingers.current.delete(event.pointerId);
      begin(event.currentTarget, 'view');
      endDrag(ended, event, isLast, { tap, roll });
    },
  };
}

/** Which pointer says what a drag would do here. */
const cursorAt = (pointer: PointerPosition, gripAt: GestureOptions['gripAt']) =>
  pointer.zone === 'price' ? 'ns-resize' : pointer.zone === 'time' ? 'ew-resize' : gripAt(pointer)?.cursor;

/**
 * Dragging pans, an axis stretches, two fingers zoom, double-click fits. A finger that moves up or down scrolls the page
 * (`touch-action`), unless it's on something that moves up and down itself.
 */
export function useGestures(options: GestureOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useWheel(latest);
  useFinger(latest);
  const { drag, press, move, release } = useDrag(options, latest);
  return {
    onPointerDown(event: SurfacePointer) {
      if (event.button <= 0) {
        press(event);
      }
    },
    onPointerMove(event: SurfacePointer) {
      const element = event.currentTarget;
      const { pointer } = locate(element, event);
      move(event);
      if (drag.current?.mode !== 'view') {
        options.onPoint(pointer);
      }
      if (event.buttons === 0) {
        element.dataset.cursor = cursorAt(pointer, options.gripAt) ?? '';
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave({ pointerType }: SurfacePointer) {
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
        options.onMenu(locate(event.currentTarget, event).pointer);
      }
    },
    onDoubleClick(event: MouseEvent<HTMLDivElement>) {
      event.preventDefault();
      fitView(options, locate(event.currentTarget, event).pointer);
    },
  };
}
