import { clamp } from '@site/src/lib/samples/barView';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { barAt, barWidth, pointIn } from '../kit/drawing/geometry';
import { PLOT, type Region, regionAt, VIEW_BOX } from './layout';
import { type Position, panTo, zoomTo } from './model';
import type { Explorer } from './useChartExplorer';

type Point = { x: number; y: number };
type Drag = { region: Region; from: Point; position: Position; stretch: number; spread: number | null };

/** Units of drag that make the axis about 2.7 times as long. */
const STRETCH_LENGTH = 120;
const WHEEL_FACTOR = 1.1;

const distance = (points: readonly Point[]) => {
  const [a, b] = points;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null;
};

/** Between two fingers, or under one. */
const middle = (points: readonly Point[]): Point | undefined => {
  const [a, b = a] = points;
  return a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};

/**
 * Dragging the price area pans, two fingers zoom, dragging an axis stretches it, double-click fits. A finger that
 * moves up or down scrolls the page (`touch-action`), and the wheel zooms only while the chart has the focus: a
 * reader who scrolls past must not get caught in it.
 */
export function useChartGestures(
  area: RefObject<HTMLDivElement | null>,
  explorer: Explorer,
  onPoint: (point: Point | null, region: Region | null) => void,
) {
  const { position, total, state, move, stretchTo, change, fitAll } = explorer;
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef(explorer);
  latest.current = explorer;

  const placeOf = (event: PointerEvent<HTMLDivElement> | MouseEvent<HTMLDivElement>) =>
    pointIn(event, event.currentTarget.getBoundingClientRect(), VIEW_BOX);

  useEffect(() => {
    const element = area.current;
    if (!element) {
      return;
    }
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== element) {
        return;
      }
      event.preventDefault();
      const now = latest.current;
      const { x } = pointIn(event, element.getBoundingClientRect(), VIEW_BOX);
      const factor = event.deltaY > 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR;
      now.move(zoomTo(now.position, factor, barAt(PLOT, now.position, x), now.total));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [area]);

  function startDrag(region: Region, from: Position) {
    const points = [...fingers.current.values()];
    const place = middle(points);
    drag.current = place
      ? { region, from: place, position: from, stretch: state.stretch, spread: distance(points) }
      : null;
  }

  /** One of two fingers is lifted: the other goes on panning from where it is. */
  function release(event: PointerEvent<HTMLDivElement>) {
    fingers.current.delete(event.pointerId);
    drag.current = null;
    startDrag('price-area', position);
  }

  function follow(current: Drag, to: Point) {
    const spread = distance([...fingers.current.values()]);
    if (current.spread && spread) {
      move(
        zoomTo(
          current.position,
          current.spread / spread,
          barAt(PLOT, current.position, current.from.x),
          total,
        ),
      );
    } else if (current.region === 'price-axis') {
      stretchTo(current.stretch * Math.exp((to.y - current.from.y) / STRETCH_LENGTH));
    } else if (current.region === 'time-axis') {
      const last = current.position.first + current.position.count - 1;
      move(zoomTo(current.position, Math.exp((current.from.x - to.x) / STRETCH_LENGTH), last, total));
    } else {
      const bars = Math.round((current.from.x - to.x) / barWidth(PLOT, current.position));
      move(panTo(current.position, bars, total));
    }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      const place = placeOf(event);
      fingers.current.set(event.pointerId, place);
      event.currentTarget.setPointerCapture(event.pointerId);
      const region = regionAt(place);
      const isOnBars = region === 'price-area' || region === 'strips';
      const at = isOnBars && fingers.current.size === 1 ? barAt(PLOT, position, place.x) : position.at;
      startDrag(region, { ...position, at });
      if (at !== position.at) {
        change({ at });
      }
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const place = placeOf(event);
      if (fingers.current.has(event.pointerId)) {
        fingers.current.set(event.pointerId, place);
      }
      if (drag.current && event.buttons > 0) {
        follow(drag.current, place);
        return;
      }
      const region = regionAt(place);
      onPoint({ x: place.x, y: clamp(place.y, PLOT.top, PLOT.bottom) }, region);
      if (region === 'price-area') {
        change({ at: barAt(PLOT, position, place.x) });
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave() {
      onPoint(null, null);
    },
    onDoubleClick(event: MouseEvent<HTMLDivElement>) {
      const region = regionAt(placeOf(event));
      if (region === 'price-axis') {
        stretchTo(1);
      } else if (region === 'time-axis') {
        change({ first: 0, count: total });
      } else {
        fitAll();
      }
    },
  };
}
