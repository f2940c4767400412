import { clamp } from '@site/src/lib/samples/barView';
import type { Row } from './frame';
import type { Grip } from './grips';
import { locate, type PointerPosition } from './locate';
import { HEIGHT, type PriceRange } from './scale';
import type { Wheeled } from './useWheel';
import { type Position, panned, zoomed } from './view';

/* What a drag on the chart does: it pans, stretches an axis, zooms, or moves what it has hold of. */

export type ScreenPoint = { readonly x: number; readonly y: number };

export type Drag = {
  readonly from: ScreenPoint;
  readonly pointer: PointerPosition;
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

export type GestureOptions = Wheeled & {
  readonly price: Row;
  /** The reader has set the price axis, so it moves up and down with the hand. */
  readonly isFree: boolean;
  /** Null fits prices to the bars again. */
  readonly onRange: (range: Omit<PriceRange, 'symbol'> | null) => void;
  readonly onPress: (grip: Grip | null) => void;
  readonly onPoint: (pointer: PointerPosition | null) => void;
  /** Something was pressed and let go without a drag. */
  readonly onTap: (pointer: PointerPosition) => void;
  /** A right click, or a finger that stays. */
  readonly onMenu: (pointer: PointerPosition) => void;
  /** What can be dragged itself at a place. */
  readonly gripAt: (pointer: PointerPosition) => Grip | null;
};

/** A finger is never quite still: only what moves further is a drag. */
const STILL_PX = 6;

export const distance = ([a, b]: readonly ScreenPoint[]) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null;
const middle = ([a, b = a]: readonly ScreenPoint[]): ScreenPoint | undefined =>
  a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };

/** A drag by the fingers that are down; null if none is. */
export function dragFrom(
  element: Element,
  points: readonly ScreenPoint[],
  { position, price, isFree }: GestureOptions,
  mode: Drag['mode'],
  grip: Grip | null,
): Drag | null {
  const from = middle(points);
  return from
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

/** Keeps how fast the hand moves. */
function measureSpeed(drag: Drag, x: number) {
  const time = performance.now();
  drag.speed = time > drag.last.time ? (x - drag.last.x) / (time - drag.last.time) : drag.speed;
  drag.last = { x, time };
}

/** What a press becomes: nothing until the hand has moved six pixels, in a direction that means something there. */
function modeOf({ mode, grip, pointer: { zone }, isFree }: Drag, x: number, y: number): Drag['mode'] {
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

/** Moves the view with a drag: bars, an axis, or two fingers' zoom. */
function moveView(drag: Drag, to: ScreenPoint, pinch: number | null, options: GestureOptions) {
  const { pane, slots, onView, onRange } = options;
  const { zone, share, size } = drag.pointer;
  const [x, y] = [to.x - drag.from.x, to.y - drag.from.y];
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

/** Moves what a drag has hold of: a line or a drawing, or the view. */
export function followDrag(drag: Drag, points: readonly ScreenPoint[], options: GestureOptions) {
  const pinch = distance(points);
  const to = middle(points) ?? drag.from;
  const [x, y] = [to.x - drag.from.x, to.y - drag.from.y];
  drag.mode = pinch === null ? modeOf(drag, x, y) : 'view';
  if (drag.mode === 'pressed') {
    return;
  }
  measureSpeed(drag, to.x);
  if (drag.mode === 'grip') {
    drag.grip?.move({ share: x / drag.width, y: (y / drag.pointer.size.height) * HEIGHT });
  } else {
    moveView(drag, to, pinch, options);
  }
}
