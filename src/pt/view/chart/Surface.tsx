import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { toolPoints } from '../../model/drawings';
import type { OrderLine } from '../../model/practice';
import { priceText, timeText } from '../../model/select';
import type { Pane, Point, State } from '../../model/types';
import type { Workspace } from '../screen';
import styles from './chart.module.css';
import { type Crosshair, KEYS, keyAction } from './chartKeys';
import type { Frame } from './frame';
import { gripAt, type Hand, NOTHING_HELD, pointAt } from './grips';
import type { PointerPlace } from './locate';
import type { PriceRange } from './scale';
import { useGestures } from './useGestures';
import { positionOf } from './view';

type SurfaceProps = {
  readonly state: State;
  readonly pane: Pane;
  readonly app: Workspace;
  /** Makes the pane the active one, which gestures and lines act on. */
  readonly onActivate: () => void;
  readonly frame: Frame;
  readonly orders: readonly OrderLine[];
  /** The bar under the crosshair; without one, the newest that shows. */
  readonly at: number;
  readonly cross: Crosshair | null;
  readonly onCross: (cross: Crosshair | null) => void;
  /** The tool in the hand. */
  readonly tool: string | null;
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
  /** The reader has set the price axis. */
  readonly isFree: boolean;
  readonly onRange: (range: Omit<PriceRange, 'symbol'> | null) => void;
};

/** What the reader touches: a slider over the bars, which pans, zooms and draws. */
export default function Surface(props: SurfaceProps) {
  const { state, pane, app, onActivate, frame, at, cross, onCross, tool, hand, onHand } = props;
  const element = useRef<HTMLDivElement>(null);
  const { symbol, timeframe } = pane;
  const { bars, view, price } = frame;
  const position = positionOf(frame, pane, state.clock);
  const text = (value = Number.NaN) => priceText(symbol, value);
  const show = (to: Pane['view']) => {
    onActivate();
    app.act({ kind: 'view', view: to });
  };

  const place = (points: readonly Point[]) => {
    const isWhole = tool !== null && points.length >= (toolPoints[tool] ?? 1);
    onHand({ ...NOTHING_HELD, points: isWhole ? [] : points });
    if (isWhole) {
      app.act({ kind: 'place', points, ...(tool === 'text' && { text: app.screen.note || 'Text' }) });
    }
  };
  const context = {
    state,
    pane,
    frame,
    orders: props.orders,
    tool,
    hand,
    onHand,
    act: app.act,
    onPlace: place,
  };
  const pointIn = ({ share, y }: Pick<PointerPlace, 'share' | 'y'>) => pointAt(context, share, y);

  /** The price under the crosshair, or the close of its bar. */
  const level = () =>
    cross?.row === 0 && cross.y !== null ? pointIn({ share: 0, y: cross.y }).price : (bars[at]?.close ?? 0);
  const alertAt = (value: number) => {
    onActivate();
    app.run(`alert price crosses ${value}`);
  };

  const gestures = useGestures({
    surface: element,
    pane,
    position,
    slots: view.count,
    price,
    isFree: props.isFree,
    onView: show,
    onRange: props.onRange,
    onPress(grip) {
      onActivate();
      if (!tool) {
        onHand({ ...NOTHING_HELD, selected: grip?.drawing ?? null });
      }
    },
    onPoint: (to) => onCross(to?.zone === 'plot' ? { time: pointIn(to).time, row: to.row, y: to.y } : null),
    onTap: (to) => tool && to.row === 0 && to.zone === 'plot' && place([...hand.points, pointIn(to)]),
    onMenu: (to) => to.row === 0 && alertAt(pointIn(to).price),
    gripAt: (to) => gripAt(context, to),
  });

  // A tool can be put away from anywhere, the command line too.
  const { act } = app;
  useEffect(() => {
    if (tool) {
      const onKey = (event: globalThis.KeyboardEvent) => {
        if (event.key === 'Escape') {
          // The dock that the app may stand in stays open.
          event.preventDefault();
          act({ kind: 'close' });
        }
      };
      document.addEventListener('keydown', onKey, true);
      return () => document.removeEventListener('keydown', onKey, true);
    }
    onHand(NOTHING_HELD);
  }, [tool, act, onHand]);

  const keys = {
    ...{ app, pane, frame, position, at, cross, onCross, hand, onHand, onActivate },
    onView: show,
    onFit: () => props.onRange(null),
    price: level(),
    onAlert: alertAt,
    onPlace: (point: Point) => tool && place([...hand.points, point]),
  };
  function onKeyDown(event: KeyboardEvent) {
    const action = keyAction(keys, event);
    if (action) {
      event.preventDefault();
      action();
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
  const asked = app.speed === 0 ? value.text : `${cross?.time} ${cross?.y}`;
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
