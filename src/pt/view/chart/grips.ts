import { clamp } from '@site/src/lib/samples/barView';
import { roundToTicks } from '../../markets/rounding';
import { levelOf } from '../../model/alerts';
import { toolPoints } from '../../model/drawings';
import type { OrderLine } from '../../model/practice';
import { alertsOf, drawingsOf } from '../../model/select';
import type { Drawing, Gesture, Pane, Point, State } from '../../model/types';
import { drawingAt, REACH_PX } from './Drawings';
import type { Frame, Row } from './frame';
import type { PointerPosition } from './locate';
import { type MovedOrder, orderAt, orderKey } from './OrderLines';
import { HEIGHT } from './scale';

/** What a hand does: the points of a new drawing, a drawing and where it's dragged to, the level of an alert, or an order. */
export type Hand = {
  readonly points: readonly Point[];
  readonly selected: Drawing | null;
  readonly moved: readonly Point[] | null;
  readonly level: { readonly row: number; readonly from: number; readonly to: number } | null;
  readonly order: MovedOrder | null;
};
export const NOTHING_HELD: Hand = { points: [], selected: null, moved: null, level: null, order: null };

/** Something on the chart that can be dragged. It follows the hand by how far that has moved, and counts when it's let go. */
export type Grip = {
  readonly cursor: 'ns-resize' | 'move' | 'crosshair';
  /** The drawing that a press selects. */
  readonly drawing?: Drawing;
  /** By a share of the plot's width and by heights of the row where the drag began. */
  readonly move: (by: { readonly share: number; readonly y: number }) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
};

type GripContext = {
  readonly state: State;
  readonly pane: Pane;
  readonly frame: Frame;
  /** Of the practice account. */
  readonly orders: readonly OrderLine[];
  readonly tool: string | null;
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
  readonly act: (gesture: Gesture) => void;
  /** Places points of the drawing that the tool makes. */
  readonly onPlace: (points: readonly Point[]) => void;
};

/** The bar and the price at a place of the price area. */
export function pointAt(
  { frame, state }: Pick<GripContext, 'frame' | 'state'>,
  share: number,
  y: number,
): Point {
  const { bars, view, end, price } = frame;
  return {
    time: bars[Math.min(view.first + Math.floor(share * view.count), end - 1)]?.time ?? state.clock,
    price: Number(price.valueAt(y).toPrecision(6)),
  };
}

/** A value moved by some height, within its row. */
const valueBelow = (row: Row, from: number, by: number) => row.valueAt(clamp(row.y(from) + by, 0, HEIGHT));

/** The level of an active alert at a place, in price or in a strip. */
function alertGrip(
  { state, pane, frame, onHand, act }: GripContext,
  { row: at, y, size }: PointerPosition,
): Grip | null {
  const row = at === 0 ? frame.price : frame.strips[at - 1];
  const name = row?.legend?.series.name ?? 'price';
  const reach = (REACH_PX / size.height) * HEIGHT;
  const from = row?.levels.find((level) => Math.abs(row.y(level) - y) <= reach);
  const alert = alertsOf(state).findLast(
    ({ alert: { symbol, condition }, status }) =>
      status === 'active' &&
      symbol === pane.symbol &&
      condition.series.toLowerCase() === name &&
      condition.operands.some((word) => levelOf(word) === from),
  )?.alert;
  if (!row || !alert || from === undefined) {
    return null;
  }
  let to = from;
  return {
    cursor: 'ns-resize',
    move(by) {
      to = Number(valueBelow(row, from, by.y).toPrecision(at === 0 ? 6 : 3));
      onHand({ ...NOTHING_HELD, level: { row: at, from, to } });
    },
    drop() {
      if (to !== from) {
        act({ kind: 'level', id: alert.id, from, to });
      }
      onHand(NOTHING_HELD);
    },
    cancel: () => onHand(NOTHING_HELD),
  };
}

/** The line of a waiting order at a place of the price area. */
function orderGrip(
  { pane, frame, orders, onHand, act }: GripContext,
  { y, size }: PointerPosition,
): Grip | null {
  const line = orderAt(orders, frame.price, y, (REACH_PX / size.height) * HEIGHT);
  if (!line) {
    return null;
  }
  let to = line.price;
  return {
    cursor: 'ns-resize',
    move(by) {
      to = roundToTicks(pane.symbol, valueBelow(frame.price, line.price, by.y));
      onHand({ ...NOTHING_HELD, order: { key: orderKey(line), to } });
    },
    drop() {
      onHand(NOTHING_HELD);
      if (line.move && to !== line.price) {
        act({ kind: 'practice', line: line.move(to) });
      }
    },
    cancel: () => onHand(NOTHING_HELD),
  };
}

/** A drawing at a place of the price area, or the point of it that is held. */
function drawingGrip(context: GripContext, { share, y, size }: PointerPosition): Grip | null {
  const { pane, frame, onHand, act } = context;
  const found = drawingAt(frame, pane, drawingsOf(pane), [share, y / HEIGHT], size);
  if (!found) {
    return null;
  }
  const { drawing, handle } = found;
  const from = pointAt(context, share, y).time;
  let moved: readonly Point[] | null = null;
  return {
    cursor: drawing.tool === 'hline' ? 'ns-resize' : 'move',
    drawing,
    move(by) {
      const later = pointAt(context, clamp(share + by.share, 0, 1), y).time - from;
      moved = drawing.points.map((point, at) =>
        handle === -1 || handle === at
          ? {
              time: point.time + later,
              price: Number(frame.price.valueAt(frame.price.y(point.price) + by.y).toPrecision(6)),
            }
          : point,
      );
      onHand({ ...NOTHING_HELD, selected: drawing, moved });
    },
    drop() {
      if (moved) {
        act({ kind: 'redraw', drawing, points: moved });
      }
      onHand(NOTHING_HELD);
    },
    cancel: () => onHand({ ...NOTHING_HELD, selected: drawing }),
  };
}

/** A tool that is pressed, dragged and let go: both ends of a line at once, or the next point of a drawing. */
function toolGrip(context: GripContext, { share, y }: PointerPosition): Grip {
  const { tool, hand, onHand, onPlace } = context;
  const begin = pointAt(context, share, y);
  const isNew = hand.points.length === 0 && (toolPoints[tool ?? ''] ?? 1) > 1;
  let end = begin;
  return {
    cursor: 'crosshair',
    move(by) {
      end = pointAt(context, clamp(share + by.share, 0, 1), clamp(y + by.y, 0, HEIGHT));
      onHand({ ...NOTHING_HELD, points: isNew ? [begin] : hand.points });
    },
    drop: () => onPlace(isNew ? [begin, end] : [...hand.points, end]),
    cancel: () => onHand(hand),
  };
}

/** What can be dragged at a place: with a tool in hand a new drawing, else an order, a level or a drawing. */
export function gripAt(context: GripContext, pointer: PointerPosition): Grip | null {
  if (pointer.zone !== 'plot') {
    return null;
  }
  const isOnPrice = pointer.row === 0;
  if (context.tool) {
    return isOnPrice ? toolGrip(context, pointer) : null;
  }
  return (
    (isOnPrice ? orderGrip(context, pointer) : null) ??
    alertGrip(context, pointer) ??
    (isOnPrice ? drawingGrip(context, pointer) : null)
  );
}
