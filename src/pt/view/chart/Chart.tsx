import { percent } from '@site/src/kit/drawing/percentOfWidth';
import type { Bar } from '@site/src/lib/samples/barView';
import { signedPercent } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { closeOf, openOf } from '../../markets/bars';
import { MINUTE, priceAt } from '../../markets/walk';
import { orderLines } from '../../model/practice';
import { drawingsOf, priceText, timeText } from '../../model/select';
import { FIRST_VIEW } from '../../model/start';
import type { Drawing, Pane, Point, State } from '../../model/types';
import type { Desk } from '../desk';
import { Spot } from '../kit/marks';
import { light, open } from '../light';
import Nothing from '../Nothing';
import { useSize, wholeLabels } from './axis';
import styles from './chart.module.css';
import type { Cross } from './chartKeys';
import Drawings from './Drawings';
import { type Frame, frameOf, type PriceRange, type Row, type Sampled } from './frame';
import { EMPTY_HAND, type Hand } from './grips';
import { Cached, Cloud, colourClass, Marks, Price } from './Marks';
import { Box, Entry, heightOf, type Removal, Cross as RemoveCross, RowPicture, shareOf } from './Row';
import Surface from './Surface';
import { type Tick, timeTicks } from './times';

type ChartProps = {
  readonly state: State;
  readonly pane: Pane;
  /** Which pane of the workbench it is. */
  readonly place?: number;
  /** Without it the chart is a picture only, as in a widget. */
  readonly desk?: Desk;
  readonly isActive?: boolean;
  readonly sampled?: readonly Sampled[] | undefined;
};

type PartProps = {
  readonly frame: Frame;
  readonly pane: Pane;
  readonly ticks: readonly Tick[];
  /** The bar that the legend reads. */
  readonly at: number;
  readonly cross: Cross | null;
  /** What the legend's crosses do; without it there are none. */
  readonly onRemove: ((gesture: Removal) => void) | undefined;
};

type PriceRowProps = PartProps & {
  readonly now: number;
  /** Of the practice account. */
  readonly orders: ReturnType<typeof orderLines>;
  readonly drawings: readonly Drawing[];
  readonly draft: Parameters<typeof Drawings>[0]['draft'];
  readonly selected: Drawing | null;
};

/** Of rows before they're measured, in ems. */
const HEIGHTS = { price: 58 / 3, strip: 6 };

function PriceRow(props: PriceRowProps) {
  const { frame, pane, ticks, at, cross, onRemove, now, orders, drawings, draft, selected } = props;
  const { bars, price, base } = frame;
  const { symbol } = pane;
  const text = (value: number) => priceText(symbol, value);
  const bar = bars[at] as Bar;
  const y = cross?.row === 0 ? (cross.y ?? price.y(bar.close)) : null;
  const isUp = now >= (bars.at(-1)?.open ?? now);
  const isIn = now > price.low && now < price.high;
  const lines = drawings.flatMap(({ tool, points }) =>
    tool === 'hline' ? points.map((point) => point.price) : [],
  );
  const change = bar.close / (bars[at - 1]?.close ?? bar.open) - 1;
  return (
    <Box className={styles.price} name="Price area">
      <RowPicture
        frame={frame}
        row={price}
        times={ticks}
        at={cross && at}
        y={y}
        height={HEIGHTS.price}
        tagged={[
          { value: now, look: isUp ? 'up' : 'down' },
          ...[...new Set([...lines, ...orders.map((order) => order.price)])].map((value) => ({
            value,
            look: 'line' as const,
          })),
        ]}
        over={
          <>
            {isIn && (
              <line
                className={clsx(styles.last, isUp ? styles.up : styles.down)}
                x2="100%"
                y1={heightOf(price, now)}
                y2={heightOf(price, now)}
              />
            )}
            {orders.map(({ name, price: level }) => (
              <g key={`${name} ${level}`} className={styles.order}>
                <line x2="100%" y1={heightOf(price, level)} y2={heightOf(price, level)} />
                <text x="0.5em" y={heightOf(price, level)} dy="-0.3em">
                  {name}
                </text>
              </g>
            ))}
            <Drawings {...{ frame, pane, drawings, draft, selected }} />
          </>
        }
      >
        <Cloud frame={frame} />
        <Price frame={frame} style={pane.style} />
        <Marks row={price} frame={frame} />
      </RowPicture>
      <Spot as="ul" name="Legend" mark="area" className={styles.legend}>
        <li>
          <strong>{symbol}</strong>
          <span className={styles.name}>{pane.timeframe}</span>
          {(['open', 'high', 'low', 'close'] as const).map((key) => (
            <span key={key} className={key === 'close' ? undefined : styles.wide}>
              <span className={styles.name}>{key.charAt(0).toUpperCase()}</span>
              {text(bar[key])}
            </span>
          ))}
          <span className={change >= 0 ? styles.up : styles.down}>{signedPercent(change * 100, 2)}</span>
        </li>
        {frame.overlays.map((legend, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same study may be there twice
          <Entry key={place} of={legend} text={text} at={at} onRemove={onRemove} />
        ))}
        {frame.compared.map(({ name, values, colour }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={colourClass(colour)}>
              {signedPercent(((values[at] ?? Number.NaN) / base - 1) * 100, 2)}
            </span>
            {onRemove && (
              <RemoveCross
                name={name}
                onClick={() => onRemove({ kind: 'uncompare', symbol: name as Pane['symbol'] })}
              />
            )}
          </li>
        ))}
      </Spot>
    </Box>
  );
}

function StripRow({ frame, ticks, at, cross, onRemove, place }: PartProps & { readonly place: number }) {
  const row = frame.strips[place];
  return (
    row?.legend && (
      <Box className={styles.strip} name={place === 0 ? 'Strips' : row.legend.title}>
        <RowPicture
          frame={frame}
          row={row}
          times={ticks}
          at={cross && at}
          y={cross?.row === place + 1 ? cross.y : null}
          height={HEIGHTS.strip}
        >
          <Marks row={row} frame={frame} />
        </RowPicture>
        <ul className={styles.legend}>
          <Entry of={row.legend} text={row.text} at={at} onRemove={onRemove} />
        </ul>
        {row.isEmpty && (
          <div className={styles.empty}>
            <Nothing>No data here.</Nothing>
          </div>
        )}
      </Box>
    )
  );
}

/** Half of the tag that names a moment, in ems. */
const HALF_TAG = 5;

/** Of the time axis before it's measured, in ems; a picture is never measured, and on a phone it's narrower. */
const USUAL_AXIS = { width: 60, height: 2 };
const NARROW_PLOT = 22;

function Times({
  frame,
  pane,
  ticks,
  at,
  cross,
  clock,
}: Omit<PartProps, 'onRemove'> & { readonly clock: number }) {
  const { first, count } = frame.view;
  const [size, plot] = useSize(USUAL_AXIS);
  const { width } = size;
  const place = ({ index }: { index: number }) => (index - first + 0.5) / count;
  return (
    <Spot as="div" name="Time axis" mark="area" className={clsx(styles.row, styles.times)}>
      <svg ref={plot} className={styles.plot} aria-hidden="true">
        <Cached
          drawKey={[frame.drawKey, width].join()}
          draw={() =>
            wholeLabels(ticks, place, width, size === USUAL_AXIS ? NARROW_PLOT : width).map(
              ({ index, label, isMinor }) => (
                <text
                  key={index}
                  className={isMinor ? styles.minor : undefined}
                  x={shareOf(frame, index)}
                  y="50%"
                  dy="0.35em"
                  textAnchor="middle"
                >
                  {label}
                </text>
              ),
            )
          }
        />
        {cross && (
          <svg
            className={clsx(styles.tag, styles.crossTag)}
            // At the left edge it begins there. On the right the axis gives it room.
            x={percent(Math.max(place({ index: at }), Math.min(HALF_TAG / width, 1)))}
            y="50%"
            overflow="visible"
            aria-hidden="true"
          >
            <rect x={`-${HALF_TAG}em`} y="-0.75em" width={`${2 * HALF_TAG}em`} height="1.5em" rx="2" />
            <text textAnchor="middle" dy="0.35em">
              {timeText(frame.bars[at]?.time ?? 0)}
            </text>
          </svg>
        )}
      </svg>
      <span className={styles.countdown} title="Until the bar closes">
        {durationText(closeOf(pane.timeframe, openOf(pane.timeframe, clock)) - clock)}
      </span>
    </Spot>
  );
}

/** Hours and minutes, or days and hours: 1:30, 2d 4h. */
function durationText(span: number): string {
  const minutes = Math.round(span / MINUTE);
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? `${hours}:${String(minutes % 60).padStart(2, '0')}`
    : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}

/** Where the crosshair is on the price area. */
function pointedIn({ bars, price }: Frame, cross: Cross | null, at: number): readonly Point[] {
  const bar = bars[at];
  return cross?.row === 0 && bar
    ? [{ time: cross.time, price: cross.y === null ? bar.close : price.valueAt(cross.y) }]
    : [];
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

/** A pane: price, strips, axes, legend and crosshair. */
export default function Chart(props: ChartProps) {
  const { state, pane, place = 0, desk: given, isActive = false, sampled } = props;
  const desk = given?.isStill ? undefined : given;
  const [pointed, setPointed] = useState<Cross | null>(null);
  const [hand, setHand] = useState(EMPTY_HAND);
  const [range, setRange] = useState<PriceRange | null>(null);
  const { clock, alerts, returnTo } = state;
  // A view that is reset fits prices too.
  useEffect(() => setRange((known) => (pane.view === FIRST_VIEW ? null : known)), [pane.view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state, a frame reads time and alerts only
  const still = useMemo(() => frameOf(state, pane, range, sampled), [clock, alerts, returnTo, pane, range]);
  const frame = hand.level ? withLevel(still, hand.level) : still;
  const chart = useChanges(frame, pane);
  const { bars, view, end } = frame;
  const found = pointed ? bars.findLastIndex(({ time }) => time <= pointed.time) : -1;
  const cross = found >= view.first && found < end ? pointed : null;
  const at = cross ? found : end - 1;
  const tool = isActive && state.open?.kind === 'draw' ? state.open.tool : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawKey stands for the bars and the view
  const ticks = useMemo(() => timeTicks(bars, view), [frame.drawKey]);
  const orders =
    state.practice.length > 0
      ? orderLines(state, pane.symbol).filter(
          ({ price }) => price > frame.price.low && price < frame.price.high,
        )
      : [];
  const activate = () => isActive || desk?.act({ kind: 'pane', at: place });
  const onRemove =
    desk &&
    ((gesture: Removal) => {
      activate();
      desk.act(gesture);
      // The button is gone: whoever pressed it goes on with the chart.
      chart.current?.querySelector<HTMLElement>('[role="slider"]')?.focus({ preventScroll: true });
    });
  const parts = { frame, pane, ticks, at, cross, onRemove };
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
      {desk && (
        <Surface
          {...{ state, pane, desk, frame, at, cross, tool, hand }}
          isFree={range?.symbol === pane.symbol}
          onActivate={activate}
          onCross={setPointed}
          onHand={setHand}
          onRange={(to) => setRange(to && { ...to, symbol: pane.symbol })}
        />
      )}
      <PriceRow
        {...parts}
        now={priceAt(pane.symbol, state.clock)}
        orders={orders}
        drawings={drawingsOf(pane).filter((drawing) => drawing !== selected || !moved)}
        selected={selected}
        draft={
          tool
            ? {
                tool,
                points: [...hand.points, ...pointedIn(frame, cross, at)],
                text: desk?.screen.note || 'Text',
              }
            : selected && moved && { ...selected, points: moved }
        }
      />
      {frame.strips.map(({ key }, strip) => (
        <StripRow key={key} {...parts} place={strip} />
      ))}
      <Times {...parts} clock={clock} />
    </div>
  );
}
