import clsx from 'clsx';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { priceAt } from '../../markets/walk';
import { orderLines } from '../../model/practice';
import { FIRST_VIEW } from '../../model/start';
import type { Pane, Point, State } from '../../model/types';
import { light, open } from '../light';
import type { Workspace } from '../screen';
import { PriceRow, StripRow } from './ChartRows';
import styles from './chart.module.css';
import type { Crosshair } from './chartKeys';
import DrawingText from './DrawingText';
import { type Frame, frameOf, type Row, type Sampled } from './frame';
import { type Hand, NOTHING_HELD } from './grips';
import type { Removal } from './Row';
import Surface from './Surface';
import type { PriceRange } from './scale';
import TimeAxis from './TimeAxis';
import { timeTicks } from './times';

type ChartProps = {
  readonly state: State;
  readonly pane: Pane;
  /** Which pane of the workbench it is. */
  readonly paneIndex?: number;
  /** Without it the chart is a picture only, as in a widget. */
  readonly app?: Workspace;
  readonly isActive?: boolean;
  readonly sampled?: readonly Sampled[] | undefined;
};

/** Where the crosshair is on the price area. */
function pointedIn({ bars, price }: Frame, cross: Crosshair | null, at: number): readonly Point[] {
  const bar = bars[at];
  return cross?.row === 0 && bar
    ? [{ time: cross.time, price: cross.y === null ? bar.close : price.valueAt(cross.y) }]
    : [];
}

/** What is in the hand: a drawing that isn't placed yet, or one that is dragged. */
function draftOf(
  { points, selected, moved }: Hand,
  tool: string | null,
  app: Workspace | undefined,
  at: readonly Point[],
) {
  return tool
    ? { tool, points: [...points, ...at], text: app?.screen.note || 'Text' }
    : selected && moved && { ...selected, points: moved };
}

/** The frame while an alert's level is dragged. */
function withLevel(frame: Frame, { row: at, from, to }: NonNullable<Hand['level']>): Frame {
  const move = (row: Row) => ({ ...row, levels: row.levels.map((level) => (level === from ? to : level)) });
  return at === 0
    ? { ...frame, price: move(frame.price) }
    : { ...frame, strips: frame.strips.map((row, strip) => (strip === at - 1 ? move(row) : row)) };
}

/** Lights the price where what it shows is something else, and opens strips that are new. */
function useChanges(frame: Frame, { symbol, timeframe, style, scale }: Pane) {
  const chart = useRef<HTMLDivElement>(null);
  const { overlays, compared, strips } = frame;
  const price = [
    symbol,
    timeframe,
    style,
    scale,
    ...overlays.map(({ title }) => title),
    compared.length,
  ].join();
  const titles = strips.map(({ legend }) => legend?.title).join('\n');
  const before = useRef({ price, titles });
  useEffect(() => {
    const known = before.current;
    const rows = chart.current?.querySelectorAll('[data-row]') ?? [];
    before.current = { price, titles };
    if (known.price !== price) {
      light(rows[0]?.parentElement);
    }
    for (const [at, title] of titles.split('\n').entries()) {
      if (!known.titles.split('\n').includes(title)) {
        open(rows[at + 1]?.parentElement);
      }
    }
  }, [price, titles]);
  return chart;
}

/** The state as time runs: at every frame, while the rest of the app reads it seven times a second. */
function useRunning(state: State, app: Workspace | undefined): State {
  const [clock, setClock] = useState(state.clock);
  const onClock = app?.onClock;
  useEffect(() => onClock?.(setClock), [onClock]);
  const isRunning = app !== undefined && app.speed > 0;
  return useMemo(() => (isRunning ? { ...state, clock } : state), [isRunning, state, clock]);
}

/** What shows, with what is in the hand; and the prices that the reader has set the axis to. */
function useFrame(state: State, pane: Pane, hand: Hand, sampled: ChartProps['sampled']) {
  const [range, setRange] = useState<PriceRange | null>(null);
  const { clock, alerts, returnTo } = state;
  // A view that is reset fits prices too.
  useEffect(() => setRange((known) => (pane.view === FIRST_VIEW ? null : known)), [pane.view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state, a frame reads time and alerts only
  const frame = useMemo(() => frameOf(state, pane, range, sampled), [clock, alerts, returnTo, pane, range]);
  return { frame: hand.level ? withLevel(frame, hand.level) : frame, range, setRange };
}

/** The crosshair while it's on a bar that shows, and that bar; without one the newest. */
function useCrosshair({ bars, view, end }: Frame) {
  const [pointed, onCross] = useState<Crosshair | null>(null);
  const found = pointed ? bars.findLastIndex(({ time }) => time <= pointed.time) : -1;
  const cross = found >= view.first && found < end ? pointed : null;
  return { cross, at: cross ? found : end - 1, onCross };
}

/** What the legend's crosses do to a pane. The button is gone then, so whoever pressed it goes on with the chart. */
function useRemoval(
  app: Workspace | undefined,
  isActive: boolean,
  paneIndex: number,
  chart: RefObject<HTMLElement | null>,
) {
  return useMemo(
    () =>
      app &&
      ((gesture: Removal) => {
        if (!isActive) {
          app.act({ kind: 'pane', at: paneIndex });
        }
        app.act(gesture);
        chart.current?.querySelector<HTMLElement>('[role="slider"]')?.focus({ preventScroll: true });
      }),
    [app, isActive, paneIndex, chart],
  );
}

/** A pane: price, strips, axes, legend and crosshair. */
export default function Chart(props: ChartProps) {
  const { pane, paneIndex = 0, app: given, isActive = false, sampled } = props;
  const app = given?.isStill ? undefined : given;
  const state = useRunning(props.state, app);
  const [hand, setHand] = useState(NOTHING_HELD);
  const { frame, range, setRange } = useFrame(state, pane, hand, sampled);
  const chart = useChanges(frame, pane);
  const { cross, at, onCross } = useCrosshair(frame);
  const tool = isActive && state.open?.kind === 'draw' ? state.open.tool : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a frame follows from stands for its bars and its view
  const ticks = useMemo(() => timeTicks(frame.bars, frame.view), frame.source);
  const orders = state.practice.length > 0 ? orderLines(state, pane.symbol) : [];
  const onRemove = useRemoval(app, isActive, paneIndex, chart);
  // Legends are read: while time runs they're written with the rest of the app, and at once for the crosshair.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a frame that only time has changed, they wait
  const read = useMemo(() => ({ frame, at }), [props.state, cross, state === props.state && frame]);
  const parts = { frame, pane, ticks, at, cross, read, onRemove };
  const { selected, moved } = hand;
  return (
    <div
      ref={chart}
      className={clsx(
        'pt-drawn',
        styles.chart,
        isActive && state.workbench.panes.length > 1 && styles.active,
      )}
      data-chart=""
    >
      {app && (
        <Surface
          {...{ state, pane, app, frame, orders, at, cross, onCross, tool, hand }}
          isFree={range?.symbol === pane.symbol}
          onActivate={() => isActive || app.act({ kind: 'pane', at: paneIndex })}
          onHand={setHand}
          onRange={(to) => setRange(to && { ...to, symbol: pane.symbol })}
        />
      )}
      <PriceRow
        {...{ ...parts, orders, hand, app }}
        now={priceAt(pane.symbol, state.clock)}
        onHand={setHand}
        draft={draftOf(hand, tool, app, pointedIn(frame, cross, at))}
      />
      {selected?.tool === 'text' && !moved && app && (
        <DrawingText
          key={selected.text}
          text={selected.text ?? ''}
          onWrite={(text) => {
            app.act({ kind: 'write', drawing: selected, text });
            setHand(NOTHING_HELD);
          }}
        />
      )}
      {frame.strips.map(({ key }, strip) => (
        <StripRow key={key} {...parts} stripIndex={strip} />
      ))}
      <TimeAxis {...parts} clock={props.state.clock} />
    </div>
  );
}
