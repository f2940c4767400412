import type { ChartScale, ChartStyle } from './chart-styles.schema';

/** Ways to draw the price of a pane, in the order of the header's list. */
export const chartStyles: readonly ChartStyle[] = [
  {
    id: 'candles',
    name: 'Candles',
    draws: 'Open, high, low and close of each bar. The body spans open to close.',
    use: 'Everyday reading, and every decision about a level.',
    prices: 'real',
    command: 'style candles',
  },
  {
    id: 'hollow-candles',
    name: 'Hollow candles',
    draws: 'Candles whose body is hollow if the bar closed above its open, filled if below.',
    use: 'Reading direction without relying on colour.',
    prices: 'real',
    command: null,
  },
  {
    id: 'bars',
    name: 'Bars',
    draws: 'The same four prices as a stem with two ticks: open left, close right.',
    use: 'Many bars in little width.',
    prices: 'real',
    command: 'style bars',
  },
  {
    id: 'line',
    name: 'Line',
    draws: 'One line through the closes, without highs and lows.',
    use: 'Comparing symbols, and seeing shape without noise.',
    prices: 'real',
    command: 'style line',
  },
  {
    id: 'step',
    name: 'Step',
    draws: 'The closes as a staircase: level until the next bar, then a jump.',
    use: 'Series that change in jumps, with nothing in between.',
    prices: 'real',
    command: null,
  },
  {
    id: 'area',
    name: 'Area',
    draws: 'A line through the closes with the space below it filled.',
    use: 'One symbol on a small pane.',
    prices: 'real',
    command: 'style area',
  },
  {
    id: 'baseline',
    name: 'Baseline',
    draws: 'A line through the closes, filled differently above and below a base level.',
    use: 'Seeing how far price is from one level, such as your entry.',
    prices: 'real',
    command: null,
  },
  {
    id: 'heikin-ashi',
    name: 'Heikin-Ashi',
    draws: 'Bars averaged with the bar before, so that runs of one direction stand out.',
    use: 'Judging whether a trend is still smooth.',
    prices: 'synthetic',
    command: 'style heikin-ashi',
  },
  {
    id: 'renko',
    name: 'Renko',
    draws:
      'Bricks of one size: a new one only when price has moved by a whole brick. The time axis is uneven.',
    use: 'Seeing direction with small moves left out.',
    prices: 'synthetic',
    command: 'style renko',
  },
];

/** What an equal distance on the price axis can mean. */
export const chartScales: readonly ChartScale[] = [
  {
    id: 'linear',
    name: 'Linear',
    equalDistance: 'The same number of USDT, or whatever the symbol is quoted in.',
    use: 'Short spans, levels, order placement.',
    avoid: 'Spans in which price has multiplied: early moves look flat.',
    command: 'scale linear',
  },
  {
    id: 'log',
    name: 'Log',
    equalDistance: 'The same percentage.',
    use: 'Months and years, and coins that have multiplied.',
    avoid: 'Reading amounts by eye: the same height is more USDT further up.',
    command: 'scale log',
  },
  {
    id: 'percent',
    name: 'Percent',
    equalDistance: 'The same change in % since a starting bar, which is at 0%.',
    use: 'Comparing symbols whose prices differ.',
    avoid: 'Prices for an order: the axis shows none. A different starting bar gives different figures.',
    command: 'scale percent',
  },
];
