import type { View } from '@site/src/lib/samples/barView';
import { barWidth, barX, type Plot } from './geometry';

type Prices = { readonly open: number; readonly high: number; readonly low: number; readonly close: number };
type Point = readonly [x: number, y: number];

/** One path per direction draws any number of bars: the page stays light however far the reader zooms out. */
type BarPaths = {
  readonly upWicks: string;
  readonly upBodies: string;
  readonly downWicks: string;
  readonly downBodies: string;
};

const BODY_SHARE = 0.7;
const round = (value: number) => Math.round(value * 100) / 100;
/** A tenth of a unit is finer than any screen shows along a line, and keeps the page small. */
const roundOnLine = (value: number) => Math.round(value * 10) / 10;

const isUp = ({ open, close }: Prices) => close >= open;

function inView<T>(items: readonly T[], view: View): { item: T; index: number }[] {
  return items
    .slice(view.first, view.first + view.count)
    .map((item, offset) => ({ item, index: view.first + offset }));
}

/** The candles in view as four paths: wicks and bodies of up candles, and of down candles. */
export function candlePaths(
  bars: readonly Prices[],
  view: View,
  plot: Plot,
  y: (price: number) => number,
): BarPaths {
  const width = barWidth(plot, view) * BODY_SHARE;
  const paths = { upWicks: '', upBodies: '', downWicks: '', downBodies: '' };
  for (const { item: bar, index } of inView(bars, view)) {
    const x = barX(plot, view, index);
    const top = y(Math.max(bar.open, bar.close));
    const bottom = y(Math.min(bar.open, bar.close));
    // A bar that closes where it opened is still a bar: its body is a hairline.
    const height = Math.max(bottom - top, 0.4);
    const wicks = `M${round(x)} ${round(y(bar.high))}V${round(top)}M${round(x)} ${round(bottom)}V${round(y(bar.low))}`;
    const body = `M${round(x - width / 2)} ${round(top)}h${round(width)}v${round(height)}h${-round(width)}z`;
    const side = isUp(bar) ? 'up' : 'down';
    paths[`${side}Wicks`] += wicks;
    paths[`${side}Bodies`] += body;
  }
  return paths;
}

/** Stems with two ticks: open to the left, close to the right. */
export function stemPaths(
  bars: readonly Prices[],
  view: View,
  plot: Plot,
  y: (price: number) => number,
): { up: string; down: string } {
  const half = round((barWidth(plot, view) * BODY_SHARE) / 2);
  const paths = { up: '', down: '' };
  for (const { item: bar, index } of inView(bars, view)) {
    const x = round(barX(plot, view, index));
    paths[isUp(bar) ? 'up' : 'down'] +=
      `M${x} ${round(y(bar.high))}V${round(y(bar.low))}M${x} ${round(y(bar.open))}h${-half}M${x} ${round(y(bar.close))}h${half}`;
  }
  return paths;
}

/** One point per bar in view, for linePath and areaPath. */
export function pointsOf(
  values: readonly number[],
  view: View,
  plot: Plot,
  y: (value: number) => number,
): Point[] {
  return inView(values, view).map(({ item, index }) => [barX(plot, view, index), y(item)]);
}

/** A line through points; one without a value (NaN) is a gap. */
export function linePath(points: readonly Point[]): string {
  let isDown = false;
  return points
    .map(([x, y]) => {
      const command = isDown ? 'L' : 'M';
      isDown = !Number.isNaN(y);
      return isDown ? `${command}${roundOnLine(x)} ${roundOnLine(y)}` : '';
    })
    .join('');
}

/** From a point in stairs: nothing changes between one step and the next. */
export function stepPath([x, y]: Point, steps: readonly Point[]): string {
  const stairs = steps.map((step) => `H${roundOnLine(step[0])}V${roundOnLine(step[1])}`).join('');
  return `M${roundOnLine(x)} ${roundOnLine(y)}${stairs}`;
}

/** The space between a line and a height below it. */
export function areaPath(points: readonly Point[], bottom: number): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}V${bottom}H${roundOnLine(first[0])}z` : '';
}

/** Columns between zero and their value; a bar without a value (NaN) has none. */
export function columnPath(
  values: readonly number[],
  view: View,
  plot: Plot,
  y: (value: number) => number,
): string {
  const width = round(barWidth(plot, view) * BODY_SHARE);
  const zero = round(y(0));
  return inView(values, view)
    .map(({ item, index }) =>
      Number.isNaN(item)
        ? ''
        : `M${round(barX(plot, view, index) - width / 2)} ${zero}V${round(y(item))}h${width}V${zero}z`,
    )
    .join('');
}
