import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { toolPoints } from '../../model/act';
import { levelOf } from '../../model/alerts';
import { alertsOf, drawingsOf, priceText, timeText } from '../../model/select';
import type { Drawing, Pane, Point, State } from '../../model/types';
import type { Desk } from '../desk';
import styles from './chart.module.css';
import { drawingAt, REACH_PX } from './Drawings';
import { type Frame, HEIGHT } from './frame';
import type { Place } from './placeIn';
import { useGestures } from './useGestures';
import { firstBars, panned, positionOf, ZOOM, zoomed } from './view';

/** By place on the keyboard: with Alt held, some layouts type another sign. The test holds them to the app's hotkeys. */
const hotkeyLines: Readonly<Record<string, string>> = {
  KeyT: 'draw trendline',
  KeyH: 'draw hline',
  KeyV: 'draw vline',
  KeyF: 'draw fib',
  KeyL: 'scale log',
  KeyP: 'scale percent',
  KeyR: 'reset',
};

const KEYS =
  'Left and right step a bar, up and down a price. Plus and minus zoom, Home and End go to the first and the last bar. Space plays. A sets an alert at the price, D picks a drawing, Delete removes it, Escape lets go. Enter places a drawing.';

/** The bar under the crosshair by its time, so that it stays while bars come, and a height in one of the rows. */
export type Cross = { readonly time: number; readonly row: number; readonly y: number | null };

/** What a hand does: the points of a new drawing, a drawing and where it's dragged to, or the level of an alert. */
export type Hand = {
  readonly points: readonly Point[];
  readonly selected: Drawing | null;
  readonly moved: readonly Point[] | null;
  readonly level: { readonly row: number; readonly from: number; readonly to: number } | null;
};
export const EMPTY_HAND: Hand = { points: [], selected: null, moved: null, level: null };

type SurfaceProps = {
  readonly state: State;
  readonly pane: Pane;
  readonly desk: Desk;
  /** Makes the pane the active one, which gestures and lines act on. */
  readonly onActivate: () => void;
  readonly frame: Frame;
  /** The bar under the crosshair; without one, the newest that shows. */
  readonly at: number;
  readonly cross: Cross | null;
  readonly onCross: (cross: Cross | null) => void;
  /** The tool in the hand. */
  readonly tool: string | null;
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
  readonly stretch: number;
  readonly onStretch: (stretch: number) => void;
};

/** What the reader touches: a slider over the bars, which pans, zooms and draws. */
export default function Surface(props: SurfaceProps) {
  const { state, pane, desk, onActivate, frame, at, cross, onCross, tool, hand, onHand } = props;
  const element = useRef<HTMLDivElement>(null);
  const { symbol, timeframe } = pane;
  const { bars, view, end, price } = frame;
  const position = positionOf(frame, pane, state.clock);
  const text = (value = Number.NaN) => priceText(symbol, value);
  const show = (to: Pane['view']) => {
    onActivate();
    desk.act({ kind: 'view', view: to });
  };

  const pointAt = ({ share, y }: Pick<Place, 'share' | 'y'>): Point => ({
    time: bars[Math.min(view.first + Math.floor(share * view.count), end - 1)]?.time ?? state.clock,
    price: Number(price.valueAt(y).toPrecision(6)),
  });

  function put(point: Point) {
    const points = [...hand.points, point];
    const isWhole = tool !== null && points.length >= (toolPoints[tool] ?? 1);
    onHand({ ...EMPTY_HAND, points: isWhole ? [] : points });
    if (isWhole) {
      desk.act({ kind: 'place', points, ...(tool === 'text' && { text: desk.screen.note || 'Text' }) });
    }
  }

  /** The level of an alert under the hand, in price or in a strip. */
  function grabLevel({ row: at, y, size, zone }: Place) {
    const row = at === 0 ? price : frame.strips[at - 1];
    const name = row?.legend?.series.name ?? 'price';
    const reach = (REACH_PX / size.height) * HEIGHT;
    const from = row?.levels.find((known) => Math.abs(row.y(known) - y) <= reach);
    const alert = alertsOf(state).findLast(
      ({ alert: { symbol: watched, condition }, status }) =>
        status === 'active' &&
        watched === symbol &&
        condition.series.toLowerCase() === name &&
        condition.operands.some((word) => levelOf(word) === from),
    )?.alert;
    if (!row || !alert || from === undefined || zone === 'time') {
      return null;
    }
    let to = from;
    return {
      move(place: Place) {
        to = Number(row.valueAt(place.y).toPrecision(at === 0 ? 6 : 3));
        onHand({ ...EMPTY_HAND, level: { row: at, from, to } });
      },
      drop() {
        if (to !== from) {
          desk.act({ kind: 'level', id: alert.id, from, to });
        }
        onHand(EMPTY_HAND);
      },
    };
  }

  function grab(place: Place) {
    const level = tool ? null : grabLevel(place);
    if (tool || level) {
      return level;
    }
    const isOnPrice = place.row === 0 && place.zone === 'plot';
    const found = isOnPrice
      ? drawingAt(frame, pane, drawingsOf(pane), [place.share, place.y / HEIGHT], place.size)
      : null;
    onHand({ ...EMPTY_HAND, selected: found?.drawing ?? null });
    if (!found) {
      return null;
    }
    const from = pointAt(place);
    const { drawing, handle } = found;
    let moved: readonly Point[] | null = null;
    return {
      move(to: Place) {
        const { time, price: level } = pointAt(to);
        moved = drawing.points.map((point, at) =>
          handle === -1 || handle === at
            ? {
                time: point.time + time - from.time,
                price: Number((point.price + level - from.price).toPrecision(6)),
              }
            : point,
        );
        onHand({ ...EMPTY_HAND, selected: drawing, moved });
      },
      drop() {
        if (moved) {
          desk.act({ kind: 'redraw', drawing, points: moved });
          onHand(EMPTY_HAND);
        }
      },
    };
  }

  /** The price under the crosshair, or the close of its bar. */
  const level = () =>
    cross?.row === 0 && cross.y !== null ? pointAt({ share: 0, y: cross.y }).price : (bars[at]?.close ?? 0);
  const alertAt = (value: number) => {
    onActivate();
    desk.run(`alert price crosses ${value}`);
  };

  const gestures = useGestures({
    surface: element,
    pane,
    position,
    slots: view.count,
    stretch: props.stretch,
    onView: show,
    onStretch: props.onStretch,
    onPress: onActivate,
    onPoint: (place) =>
      onCross(place?.zone === 'plot' ? { time: pointAt(place).time, row: place.row, y: place.y } : null),
    onTap: (place) => tool && place.row === 0 && put(pointAt(place)),
    onMenu: (place) => place.row === 0 && alertAt(pointAt(place).price),
    grab,
  });

  // A tool can be put away from anywhere, the command line too.
  const { act } = desk;
  useEffect(() => {
    if (tool) {
      const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && act({ kind: 'close' });
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    }
    onHand(EMPTY_HAND);
  }, [tool, act, onHand]);

  function step(index: number) {
    const next = Math.min(Math.max(index, 0), bars.length - 1);
    onCross({ time: bars[next]?.time ?? 0, row: 0, y: null });
    if (next < view.first || next >= end) {
      show(panned(timeframe, position, next < view.first ? next - view.first : next - end + 1));
    }
  }

  function raise(by: number) {
    const y = cross?.row === 0 && cross.y !== null ? cross.y : price.y(bars[at]?.close ?? 0);
    onCross({ time: bars[at]?.time ?? 0, row: 0, y: Math.min(Math.max(y - by, 0), HEIGHT) });
  }

  const erase = () => {
    if (hand.selected) {
      onActivate();
      desk.act({ kind: 'erase', drawing: hand.selected });
      onHand(EMPTY_HAND);
    }
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(at - 1),
    ArrowRight: () => step(at + 1),
    ArrowUp: () => raise(1),
    ArrowDown: () => raise(-1),
    Home: () => {
      const first = firstBars(timeframe, position);
      onCross(null);
      show(first);
    },
    End: () => {
      onCross({ time: state.clock, row: 0, y: null });
      show({ ...pane.view, end: null });
    },
    '+': () => show(zoomed(timeframe, position, 1 / ZOOM, 1)),
    '-': () => show(zoomed(timeframe, position, ZOOM, 1)),
    ' ': () => desk.setSpeed(desk.speed > 0 ? 0 : 1),
    Enter: () => tool && put({ time: bars[at]?.time ?? 0, price: level() }),
    a: () => alertAt(level()),
    d: () => {
      const all = drawingsOf(pane);
      const next = all[(hand.selected ? all.indexOf(hand.selected) + 1 : 0) % all.length];
      onHand({ ...EMPTY_HAND, selected: next ?? null });
      desk.say({ sentence: next ? `The ${next.tool} is picked.` : 'There’s no drawing here.', ok: true });
    },
    Delete: erase,
    Backspace: erase,
    Escape: () => onHand(EMPTY_HAND),
  };
  const withControl: Readonly<Record<string, () => void>> = {
    z: () => desk.run('undo'),
    s: () => desk.run('save'),
  };

  function answerTo(event: KeyboardEvent): (() => void) | undefined {
    if (event.altKey) {
      const line = hotkeyLines[event.code];
      return event.code === 'KeyG'
        ? () => desk.show({ typed: 'goto ' })
        : line
          ? () => {
              onActivate();
              desk.run(line);
            }
          : undefined;
    }
    const key = { '=': '+', '−': '-' }[event.key] ?? event.key;
    return event.ctrlKey || event.metaKey ? withControl[key.toLowerCase()] : keys[key];
  }

  function onKeyDown(event: KeyboardEvent) {
    const answer = answerTo(event);
    if (answer) {
      event.preventDefault();
      answer();
    }
  }

  const bar = bars[at];
  const priced = cross?.y != null && cross.row === 0 ? `, at ${text(level())}` : '';
  const value = {
    most: bars.length,
    now: at + 1,
    text: `${timeText(bar?.time ?? 0)} UTC, open ${text(bar?.open)}, high ${text(bar?.high)}, low ${text(bar?.low)}, close ${text(bar?.close)}${priced}`,
  };
  // A screen reader reads a slider out whenever it changes: while time runs it says a new value only when a key asks for it.
  const asked = desk.speed === 0 ? value.text : `${cross?.time} ${cross?.y}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked stands for the value
  const read = useMemo(() => value, [asked]);
  return (
    <div
      ref={element}
      className={styles.surface}
      role="slider"
      tabIndex={0}
      aria-label={`Bars of ${symbol} on ${timeframe}`}
      aria-description={KEYS}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={read.most}
      aria-valuenow={read.now}
      aria-valuetext={read.text}
      onKeyDown={onKeyDown}
      {...gestures}
    />
  );
}
