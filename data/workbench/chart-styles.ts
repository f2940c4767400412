import { withCommands } from '../withIds';
import type { ChartScale, ChartStyle } from './types';

/** Ways to draw the price of a pane, in the order of the header's list. */
export const chartStyles = /* @__PURE__ */ withCommands<ChartStyle>(({ id }) => `style ${id}`, {
  candles: {
    name: 'Candles',
    draws: 'Open, high, low and close; the body spans open to close.',
    use: 'Everyday reading, and every decision about a level.',
    prices: 'real',
  },
  'hollow-candles': {
    name: 'Hollow candles',
    draws: 'Candles, hollow if the bar closed above its open.',
    use: 'Reading direction without relying on colour.',
    prices: 'real',
  },
  bars: {
    name: 'Bars',
    draws: 'The same four prices as a stem with two ticks.',
    use: 'Many bars in little width.',
    prices: 'real',
  },
  line: {
    name: 'Line',
    draws: 'One line through the closes.',
    use: 'Comparing symbols, or seeing shape without noise.',
    prices: 'real',
  },
  step: {
    name: 'Step',
    draws: 'The closes as a staircase.',
    use: 'Series that change in jumps.',
    prices: 'real',
  },
  area: {
    name: 'Area',
    draws: 'The line, filled below.',
    use: 'One symbol on a small pane.',
    prices: 'real',
  },
  baseline: {
    name: 'Baseline',
    draws: 'The line, filled differently above and below a base level.',
    use: 'Distance from one level, such as your entry.',
    prices: 'real',
  },
  'heikin-ashi': {
    name: 'Heikin-Ashi',
    draws: 'Bars averaged with the bar before.',
    use: 'Seeing whether a trend is still smooth.',
    prices: 'synthetic',
  },
  renko: {
    name: 'Renko',
    draws: 'A brick whenever price has moved by one brick’s size. The time axis is uneven.',
    use: 'Direction with small moves left out.',
    prices: 'synthetic',
  },
});

/** What an equal distance on the price axis can mean. */
export const chartScales = /* @__PURE__ */ withCommands<ChartScale>(({ id }) => `scale ${id}`, {
  linear: {
    name: 'Linear',
    equalDistance: 'The same number of USDT.',
    use: 'Short spans, levels, order placement.',
    avoid: 'Spans in which price has multiplied: early moves look flat.',
  },
  log: {
    name: 'Log',
    equalDistance: 'The same percentage.',
    use: 'Months and years, and coins that have multiplied.',
    avoid: 'Judging amounts by eye: the same height is more USDT further up.',
  },
  percent: {
    name: 'Percent',
    equalDistance: 'The same change in % since a starting bar at 0%.',
    use: 'Comparing symbols whose prices differ.',
    avoid: 'Prices for an order, because the axis shows none.',
  },
});
