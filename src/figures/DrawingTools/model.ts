import { retracementLevel } from '@site/data/formulas/metrics/charting';
import { percentChange } from '@site/data/formulas/metrics/openInterest';
import { fibonacciLevels } from '@site/data/workbench/drawing-tools';
import { clamp } from '@site/src/lib/samples/barView';

export const TOOLS = ['trendline', 'channel', 'hline', 'fib', 'rectangle', 'measure'] as const;
export type Tool = (typeof TOOLS)[number];

/** A place on the chart: a bar, counted in the series, and a price. */
export type Anchor = { readonly bar: number; readonly price: number };
export type Drawing = { readonly tool: Tool; readonly points: readonly Anchor[] };

/** Enough to try everything, few enough to read, and short enough for an address. */
export const MOST_DRAWINGS = 6;

const POINTS: Readonly<Partial<Record<Tool, number>>> = { hline: 1, channel: 3 };
export const pointsNeeded = (tool: Tool) => POINTS[tool] ?? 2;

const CENTS = 100;
export const roundPrice = (price: number) => Math.round(price * CENTS) / CENTS;

const LETTERS: Readonly<Record<Tool, string>> = {
  trendline: 't',
  channel: 'c',
  hline: 'h',
  fib: 'f',
  rectangle: 'r',
  measure: 'm',
};

/** Compact text for the address: `f64.3204-95.5440` is a retracement from bar 64 at 32.04 to bar 95 at 54.40. */
export function encodeDrawings(drawings: readonly Drawing[]): string {
  return drawings
    .map(
      ({ tool, points }) =>
        LETTERS[tool] + points.map(({ bar, price }) => `${bar}.${Math.round(price * CENTS)}`).join('-'),
    )
    .join('_');
}

function decodeDrawing(text: string, total: number): Drawing | undefined {
  const tool = TOOLS.find((each) => LETTERS[each] === text[0]);
  const points = text
    .slice(1)
    .split('-')
    .map((point) => /^(\d{1,4})\.(\d{1,7})$/.exec(point))
    .map((match) => ({ bar: Number(match?.[1]), price: Number(match?.[2]) / CENTS }));
  const isUsable = points.every(({ bar, price }) => bar < total && price > 0);
  return tool && points.length === pointsNeeded(tool) && isUsable ? { tool, points } : undefined;
}

/** What cannot be read, or lies outside the bars, is left out. */
export function decodeDrawings(text: string, total: number): Drawing[] {
  return text
    .split('_')
    .flatMap((each) => decodeDrawing(each, total) ?? [])
    .slice(0, MOST_DRAWINGS);
}

/** The percentage is of the start: measured the other way round it is another one. */
export function measure(from: Anchor, to: Anchor, hoursPerBar: number) {
  const bars = to.bar - from.bar;
  return {
    difference: to.price - from.price,
    percent: percentChange(from.price, to.price),
    bars,
    hours: Math.abs(bars) * hoursPerBar,
  };
}

/** Each level with the price at which that share of the move has been given back. */
export function retracement(from: Anchor, to: Anchor): { level: number; price: number }[] {
  return fibonacciLevels.map((level) => ({ level, price: retracementLevel(from.price, to.price, level) }));
}

/** How much a trendline gains per bar; a line that stands on one bar has no slope. */
export function slopePerBar(from: Anchor, to: Anchor): number {
  return to.bar === from.bar ? Number.NaN : (to.price - from.price) / (to.bar - from.bar);
}

/** The price of a line through two points at a bar; an upright line has none. */
export function lineAt(from: Anchor, to: Anchor, bar: number): number {
  return from.price + slopePerBar(from, to) * (bar - from.bar);
}

/** How far the third point of a channel lies above its first edge; negative: below. */
export function channelWidth(from: Anchor, to: Anchor, third: Anchor): number {
  return roundPrice(third.price - lineAt(from, to, third.bar));
}

export const PRICE_STEP = 0.25;
export const FINE_PRICE_STEP = 0.01;

export type Bounds = {
  readonly firstBar: number;
  readonly lastBar: number;
  readonly low: number;
  readonly high: number;
};

/** Where an arrow key takes the drawing cursor; undefined when the key does not move it. */
export function moveCursor(key: string, cursor: Anchor, bounds: Bounds, isFine: boolean): Anchor | undefined {
  const step = isFine ? FINE_PRICE_STEP : PRICE_STEP;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, step],
    ArrowDown: [0, -step],
  };
  const move = moves[key];
  return (
    move && {
      bar: clamp(cursor.bar + move[0], bounds.firstBar, bounds.lastBar),
      price: roundPrice(clamp(cursor.price + move[1], bounds.low, bounds.high)),
    }
  );
}
