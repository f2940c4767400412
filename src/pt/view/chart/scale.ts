import { priceScale } from '@site/src/kit/drawing/priceScale';
import type { View as Shown } from '@site/src/lib/samples/barView';
import { signedPercent } from '@site/src/lib/text/format';
import type { Pane } from '../../model/types';

/* How values become heights of a row, and heights values. */

/** A row is this high, in the units of its stretched SVG. */
export const HEIGHT = 100;

export type TickMark = { readonly value: number; readonly label: string };

export type Scale = {
  readonly low: number;
  readonly high: number;
  readonly y: (value: number) => number;
  readonly valueAt: (y: number) => number;
  /** Round values, lowest first: about so many. */
  readonly ticks: (count: number) => readonly TickMark[];
};

/** Prices that the reader has set the axis to. Those of another symbol say nothing. */
export type PriceRange = {
  readonly symbol: Pane['symbol'];
  readonly low: number;
  readonly high: number;
};

/** Where the lowest and the highest value stand in a row, and how it writes round ones. */
export type Span = {
  readonly top: number;
  readonly bottom: number;
  /** A round value, with as many digits as its distance from the next one needs. */
  readonly label: (value: number, step: number) => string;
};

/** Lowest and highest of what shows; the lowest is above the highest where nothing has a value. */
export function extremes(
  lists: Iterable<readonly number[]>,
  { first, count }: Shown,
): readonly [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of lists) {
    for (let index = first; index < Math.min(first + count, values.length); index += 1) {
      const value = values[index] as number;
      low = value < low ? value : low;
      high = value > high ? value : high;
    }
  }
  return [low, high];
}

/** Keeps a tenth of a range within reach of the bars, so that nobody loses them. */
export function keepInSight(
  { low, high }: PriceRange,
  lowest: number,
  highest: number,
): readonly [low: number, high: number] {
  const tenth = (high - low) / 10;
  const shift = Math.max(lowest + tenth - high, 0) + Math.min(highest - tenth - low, 0);
  return [low + shift, high + shift];
}

/** Fits values from the lowest to the highest into a row. On a percent scale `base` is 0%. */
export function autoscale(kind: Pane['scale'], low: number, high: number, base: number, span: Span): Scale {
  const half = (high - low) / 2 || Math.abs(high) / 100 || 1;
  const [bottom, top] = [(low + high) / 2 - half, (low + high) / 2 + half];
  const scaleOf = (tickCount: number) =>
    priceScale({
      kind: kind === 'log' && bottom <= 0 ? 'linear' : kind,
      low: bottom,
      high: top,
      base,
      tickCount,
      ...span,
    });
  const { y, priceAt } = scaleOf(1);
  const decimals = Math.abs(high / low - 1) < 0.05 ? 1 : 0;
  return {
    low: bottom,
    high: top,
    y,
    valueAt: priceAt,
    ticks(count) {
      const { ticks } = scaleOf(count);
      const [first, second] = ticks;
      const step = first && second ? second.price - first.price : 1;
      return ticks.map(({ price, percent }) => ({
        value: price,
        label: kind === 'percent' ? signedPercent(percent, decimals) : span.label(price, step),
      }));
    },
  };
}
