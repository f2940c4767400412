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
import type { PointerPosition } from './locate';
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

/** Puts a tool away with Escape, from anywhere, the command line too. Whatever was in the hand goes with the tool. */
function usePutAway(tool: string | null, act: Workspace['act'], onHand: SurfaceProps['onHand']) {
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
}

/**
 * What a screen reader reads out, which it does whenever it changes: the bar under the crosshair, or the newest that shows.
 * While time runs it says a new value only when a key asks for it.
 */
function useSpoken({ app, pane, frame, at, cross }: SurfaceProps, level: number) {
  const bar = frame.bars[at];
  const price = (value = Number.NaN) => priceText(pane.symbol, value);
  const priced = cross?.y != null && cross.row === 0 ? `, at ${price(level)}` : '';
  const value = {
    most: frame.bars.length,
    now: at + 1,
    text: `${timeText(bar?.time ?? 0)} UTC, open ${price(bar?.open)}, high ${price(bar?.high)}, low ${price(bar?.low)}, close ${price(bar?.close)}${priced}`,
  };
  const asked = app.speed === 0 ? value.text : `${cross?.time} ${cross?.y}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked stands for the value
  return useMemo(() => value, [asked]);
}

/** What gestures and keys find on the pane, and what they do to it. A change makes it the active pane first. */
function actionsOf(props: SurfaceProps) {
  const { state, pane, app, onActivate, frame, orders, at, cross, tool, hand, onHand } = props;
  const { act } = app;
  const place = (points: readonly Point[]) => {
    const isWhole = tool !== null && points.length >= (toolPoints[tool] ?? 1);
    onHand({ ...NOTHING_HELD, points: isWhole ? [] : points });
    if (isWhole) {
      act({ kind: 'place', points, ...(tool === 'text' && { text: app.screen.note || 'Text' }) });
    }
  };
  const context = { state, pane, frame, orders, tool, hand, onHand, act, onPlace: place };
  const pointIn = ({ share, y }: Pick<PointerPosition, 'share' | 'y'>) => pointAt(context, share, y);
  return {
    pointIn,
    gripIn: (to: PointerPosition) => gripAt(context, to),
    /** The price under the crosshair, or the close of its bar. */
    level:
      cross?.row === 0 && cross.y !== null
        ? pointIn({ share: 0, y: cross.y }).price
        : (frame.bars[at]?.close ?? 0),
    show(view: Pane['view']) {
      onActivate();
      act({ kind: 'view', view });
    },
    alertAt(price: number) {
      onActivate();
      app.run(`alert price crosses ${price}`);
    },
    /** A point of the drawing that the tool in the hand makes. */
    addPoint: (point: Point) => tool && place([...hand.points, point]),
  };
}

/** What the reader touches: a slider over the bars, which pans, zooms and draws. */
export default function Surface(props: SurfaceProps) {
  const { state, pane, app, onActivate, frame, at, cross, onCross, tool, hand, onHand, onRange } = props;
  const element = useRef<HTMLDivElement>(null);
  const position = positionOf(frame, pane, state.clock);
  const { pointIn, gripIn, level, show, alertAt, addPoint } = actionsOf(props);
  const gestures = useGestures({
    surface: element,
    ...{ pane, position, onRange },
    slots: frame.view.count,
    price: frame.price,
    isFree: props.isFree,
    onView: show,
    onPress(grip) {
      onActivate();
      if (!tool) {
        onHand({ ...NOTHING_HELD, selected: grip?.drawing ?? null });
      }
    },
    onPoint: (to) => onCross(to?.zone === 'plot' ? { time: pointIn(to).time, row: to.row, y: to.y } : null),
    onTap: (to) => to.row === 0 && to.zone === 'plot' && addPoint(pointIn(to)),
    onMenu: (to) => to.row === 0 && alertAt(pointIn(to).price),
    gripAt: gripIn,
  });
  usePutAway(tool, app.act, onHand);
  const spoken = useSpoken(props, level);
  function onKeyDown(event: KeyboardEvent) {
    const keys = { app, pane, frame, position, at, cross, onCross, hand, onHand, onActivate, price: level };
    const actions = { onView: show, onFit: () => onRange(null), onAlert: alertAt, onPlace: addPoint };
    const action = keyAction({ ...keys, ...actions }, event);
    if (action) {
      event.preventDefault();
      action();
    }
  }
  return (
    <div
      ref={element}
      className={styles.surface}
      role="slider"
      tabIndex={0}
      aria-label={`Bars of ${pane.symbol} on ${pane.timeframe}`}
      aria-description={KEYS}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={spoken.most}
      aria-valuenow={spoken.now}
      aria-valuetext={spoken.text}
      onKeyDown={onKeyDown}
      {...gestures}
    />
  );
}
