import type { View } from '@site/src/lib/barView';
import { area, line } from 'd3-shape';
import { barWidth, barX, type Plot } from './geometry';

type Prices = { readonly open: number; readonly high: number; readonly low: number; readonly close: number };

/** One path per direction draws any number of bars: the page stays light however far the reader zooms out. */
type BarPaths = {
  readonly upWicks: string;
  readonly upBodies: string;
  readonly downWicks: string;
  readonly downBodies: string;
};

const DECIMALS = 2;
const BODY_SHARE = 0.7;
const round = (value: number) => Math.round(value * 100) / 100;

const isUp = ({ open, close }: Prices) => close >= open;

function inView<T>(items: readonly T[], view: View): { item: T; index: number }[] {
  return items
    .slice(view.first, view.first + view.count)
    .map((item, offset) => ({ item, index: view.first + offset }));
}

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

/** A line through one value per bar; a bar without a value (NaN) is a gap. */
export function linePath(
  values: readonly number[],
  view: View,
  plot: Plot,
  y: (value: number) => number,
): string {
  const points = inView(values, view);
  return (
    line<{ item: number; index: number }>()
      .digits(DECIMALS)
      .defined(({ item }) => !Number.isNaN(item))
      .x(({ index }) => barX(plot, view, index))
      .y(({ item }) => y(item))(points) ?? ''
  );
}

/** The same line with the space down to the plot's foot. */
export function areaPath(
  values: readonly number[],
  view: View,
  plot: Plot,
  y: (value: number) => number,
): string {
  return (
    area<{ item: number; index: number }>()
      .digits(DECIMALS)
      .x(({ index }) => barX(plot, view, index))
      .y0(plot.bottom)
      .y1(({ item }) => y(item))(inView(values, view)) ?? ''
  );
}

/** Columns that stand on the plot's foot, for volume. */
export function columnPath(values: readonly number[], view: View, plot: Plot): string {
  const width = round(barWidth(plot, view) * BODY_SHARE);
  const visible = inView(values, view);
  const highest = Math.max(...visible.map(({ item }) => item), 1);
  return visible
    .map(({ item, index }) => {
      const height = round((item / highest) * (plot.bottom - plot.top));
      return `M${round(barX(plot, view, index) - width / 2)} ${plot.bottom}v${-height}h${width}v${height}z`;
    })
    .join('');
}
