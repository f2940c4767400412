import { type KeyboardEvent, useEffect, useRef } from 'react';
import { toolPoints } from '../../model/act';
import { priceText, timeText } from '../../model/select';
import type { Gesture, Pane, Point, State } from '../../model/types';
import type { Desk } from '../desk';
import styles from './chart.module.css';
import type { Frame } from './frame';
import { type Place, useGestures } from './useGestures';
import { panned, positionOf, ZOOM, zoomed } from './view';

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

/** The bar under the crosshair by its time, so that it stays while bars come, and a height in one of the rows. */
export type Cross = { readonly time: number; readonly row: number; readonly y: number | null };

type SurfaceProps = {
  readonly state: State;
  readonly pane: Pane;
  readonly desk: Desk;
  readonly isActive: boolean;
  readonly frame: Frame;
  /** The bar under the crosshair; without one, the newest that shows. */
  readonly at: number;
  readonly isPointed: boolean;
  readonly onCross: (cross: Cross | null) => void;
  /** The tool in the hand, and the points it has so far. */
  readonly tool: string | null;
  readonly points: readonly Point[];
  readonly onPoints: (points: readonly Point[]) => void;
};

/** What the reader touches: a slider over the bars, which pans, zooms and draws. */
export default function Surface(props: SurfaceProps) {
  const { state, pane, desk, isActive, frame, at, isPointed, onCross, tool, points, onPoints } = props;
  const element = useRef<HTMLDivElement>(null);
  const { symbol, timeframe } = pane;
  const { bars, view, end, price } = frame;
  const position = positionOf(frame, pane, state.clock);
  const show = (to: Pane['view']) => desk.act({ kind: 'view', view: to });

  const pointAt = ({ share, y }: Place): Point => ({
    time: bars[Math.min(view.first + Math.floor(share * view.count), end - 1)]?.time ?? state.clock,
    price: Number(price.valueAt(y).toPrecision(6)),
  });

  function put(point: Point) {
    const next = [...points, point];
    const isWhole = tool !== null && next.length >= (toolPoints[tool] ?? 1);
    onPoints(isWhole ? [] : next);
    if (isWhole) {
      desk.act({ kind: 'place', points: next });
    }
  }

  const gestures = useGestures({
    surface: element,
    pane,
    position,
    slots: view.count,
    act: (gesture: Gesture) => desk.act(gesture),
    onPress: () => !isActive && desk.act({ kind: 'pane', at: state.workbench.panes.indexOf(pane) }),
    onPoint: (place) => onCross(place && { time: pointAt(place).time, row: place.row, y: place.y }),
    onTap: (place) => tool && place.row === 0 && put(pointAt(place)),
  });

  // A tool can be put away from anywhere, the command line too.
  const { act } = desk;
  useEffect(() => {
    if (!tool) {
      onPoints([]);
      return;
    }
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && act({ kind: 'close' });
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [tool, act, onPoints]);

  function step(index: number) {
    const next = Math.min(Math.max(index, 0), bars.length - 1);
    onCross({ time: bars[next]?.time ?? 0, row: 0, y: null });
    if (next < view.first || next >= end) {
      show(panned(timeframe, position, next < view.first ? next - view.first : next - end + 1));
    }
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(at - 1),
    ArrowRight: () => step(at + 1),
    Home: () => step(0),
    End: () => {
      onCross({ time: state.clock, row: 0, y: null });
      show({ ...pane.view, end: null });
    },
    '+': () => show(zoomed(timeframe, position, 1 / ZOOM, 1)),
    '-': () => show(zoomed(timeframe, position, ZOOM, 1)),
    ' ': () => desk.setSpeed(desk.speed > 0 ? 0 : 1),
    Enter: () => tool && put({ time: bars[at]?.time ?? 0, price: bars[at]?.close ?? 0 }),
  };

  function onKeyDown(event: KeyboardEvent) {
    const line = event.altKey ? hotkeyLines[event.code] : undefined;
    const key = { '=': '+', '−': '-' }[event.key] ?? event.key;
    const does = line ? () => desk.run(line) : event.altKey ? undefined : keys[key];
    if (does && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      does();
    }
  }

  const bar = bars[at];
  const text = (value = Number.NaN) => priceText(symbol, value);
  const value = {
    most: bars.length,
    now: at + 1,
    text: `${timeText(bar?.time ?? 0)} UTC, open ${text(bar?.open)}, high ${text(bar?.high)}, low ${text(bar?.low)}, close ${text(bar?.close)}`,
  };
  // A screen reader reads a slider out whenever it changes, so without a crosshair it stands still while time runs.
  const read = useRef(value);
  if (desk.speed === 0 || isPointed) {
    read.current = value;
  }
  return (
    <div
      ref={element}
      className={styles.surface}
      role="slider"
      tabIndex={0}
      aria-label={`Bars of ${symbol} on ${timeframe}`}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={read.current.most}
      aria-valuenow={read.current.now}
      aria-valuetext={read.current.text}
      onKeyDown={onKeyDown}
      {...gestures}
    />
  );
}
