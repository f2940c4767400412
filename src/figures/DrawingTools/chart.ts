import { HOURS, sampleBars } from '@site/src/lib/samples/sampleBars';
import type { Plot } from '../kit/drawing/geometry';
import { priceRange, priceScale } from '../kit/drawing/priceScale';
import type { Bounds } from './model';

/** The bars to draw on never move: a drawing is placed on them, and compared with nothing else. */
export const BARS = sampleBars['4H'];
export const HOURS_PER_BAR = HOURS['4H'];
export const VIEW = { first: 44, count: 76 };
export const VIEW_BOX = { width: 360, height: 260 };
export const PLOT: Plot = { left: 2, right: 302, top: 8, bottom: 232 };
export const TIME_BASELINE = 252;

const visible = BARS.slice(VIEW.first);
const range = priceRange(
  visible.map((bar) => bar.low),
  visible.map((bar) => bar.high),
);

export const SCALE = priceScale({
  ...range,
  kind: 'linear',
  base: range.low,
  top: PLOT.top,
  bottom: PLOT.bottom,
  tickCount: 5,
});

export const BOUNDS: Bounds = { firstBar: VIEW.first, lastBar: BARS.length - 1, ...range };
