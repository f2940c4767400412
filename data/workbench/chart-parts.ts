import { withIds } from '../withIds';
import type { ChartMove, ChartTab } from './types';

/** The tabs on the right-hand side. */
export const chartTabs = /* @__PURE__ */ withIds<ChartTab>({
  'order-book': {
    name: 'Order book',
    shows: 'Resting bids and asks, and what your size would cost now.',
    more: {
      name: 'Order-book metrics',
      page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics',
    },
  },
  trades: {
    name: 'Trades',
    shows: 'Executed trades, newest first, with the taker side.',
    more: {
      name: 'Order-flow metrics',
      page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics',
    },
  },
  'panda-intel': {
    name: 'Panda Intel',
    shows: 'Seven cards that give a first read of the symbol.',
    more: { name: 'Panda Intel', page: '/docs/workbench/overview/using-the-workbench/panda-intel' },
  },
  alerts: {
    name: 'Alerts',
    shows: 'Your alerts, which run on PT’s servers.',
    more: { name: 'Alerts overview', page: '/docs/alerts/overview' },
  },
  trade: {
    name: 'Trade',
    shows: 'The order ticket, with cost, fee and liquidation price before you send.',
    more: { name: 'Place and manage orders on Bybit', page: '/docs/trading/centralised-exchange/trading' },
  },
});

/** Ways to move about a pane. */
export const chartMoves = /* @__PURE__ */ withIds<ChartMove>({
  pan: {
    aim: 'See earlier or later bars',
    mouse: 'Drag the price area',
    touch: 'Drag with one finger',
    keyboard: '`←` and `→` step one bar',
  },
  zoom: {
    aim: 'See more or fewer bars',
    mouse: 'Turn the wheel',
    touch: 'Pinch with two fingers',
    keyboard: '`+` and `−`; `tf` changes the length of a bar instead',
  },
  stretch: {
    aim: 'Stretch only prices or only time',
    mouse: 'Drag the price axis or the time axis',
    touch: 'Drag the axis with one finger',
    keyboard: '`scale log` for prices far apart',
  },
  fit: {
    aim: 'Fit what’s in view',
    mouse: 'Double-click the axis',
    touch: 'Run `reset`',
    keyboard: '`Alt + R`',
  },
  ends: {
    aim: 'Go to the first or the last bar',
    mouse: 'Drag until the bars end',
    touch: 'Drag until the bars end',
    keyboard: '`Home` and `End`',
  },
  date: {
    aim: 'Go to a date',
    mouse: 'Run `goto 2023-09-12`',
    touch: 'Run `goto 2023-09-12`',
    keyboard: '`Alt + G`',
  },
  reset: {
    aim: 'Start over when lost',
    mouse: 'Run `reset`',
    touch: 'Run `reset`',
    keyboard: '`Alt + R`',
  },
});
