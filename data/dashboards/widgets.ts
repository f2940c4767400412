import { type ById, withIds } from '../withIds';
import type { Widget } from './types';

const customising = '/docs/dashboard/customizing-a-dashboard';

/** The seven widgets of a dashboard, in the order in which most dashboards are built. */
export const widgets = withIds({
  workbench: {
    name: 'Workbench',
    question: 'How did price get here?',
    shows: 'The panes of a saved workbench, never of a draft.',
    linking: 'Shows the group’s symbol and can change it.',
    limits: [
      'Panes share the widget’s space. Two or more need most of the grid’s width.',
      'Without sync it’s a copy, so later saves of the workbench don’t reach it.',
    ],
    page: `${customising}/adding-a-workbench-to-dashboard`,
  },
  screener: {
    name: 'Screener',
    question: 'Which markets pass my filters now?',
    shows: 'The results of a saved screener, with its columns and sort order.',
    linking: 'Click a row, and the whole group shows it.',
    limits: [
      'It shows results only. Change filters and columns in the screener.',
      'The list is as fresh as the screener’s last refresh.',
    ],
    page: `${customising}/adding-a-screener-to-dashboard`,
  },
  orderbook: {
    name: 'Order book',
    question: 'What would my size cost right now?',
    shows: 'The resting bids and asks of one symbol on one venue. A DEX pool has none.',
    linking: 'Shows the group’s symbol and can change it.',
    limits: [
      'It shows one symbol on one venue. Other venues’ depth isn’t added.',
      'Every order in it can be cancelled before it trades.',
      'Hidden orders, the hidden part of icebergs and RPI orders are missing.',
      'Venues publish a limited number of levels, so far ones may be cut off.',
    ],
    page: `${customising}/adding-orderbook-to-dashboard`,
  },
  trades: {
    name: 'Trades',
    question: 'Who’s paying the spread, and in what size?',
    shows: 'Executed trades of one symbol on one venue, newest first: time, price, size and taker side.',
    linking: 'Shows the group’s symbol and can change it.',
    limits: [
      'Orders that didn’t fill don’t appear.',
      'Venues report fills, so one order can be many lines.',
      'A size filter hides small prints. They still moved price.',
      'It has no history. For that, put an order-flow metric on a pane.',
    ],
    page: `${customising}/adding-trades-to-dashboard`,
  },
  watchlist: {
    name: 'Watchlist',
    question: 'Which of my own symbols do I look at next?',
    shows: 'Your own list of symbols, which stay until you take them off.',
    linking: 'Click a symbol, and the whole group shows it.',
    limits: ['It holds what you put in. It doesn’t filter or rank markets.'],
    page: null,
  },
  metric: {
    name: 'Metric tile',
    question: 'What’s this one number now?',
    shows: 'The current value of one metric for one symbol.',
    linking: 'Shows the group’s symbol and can change it.',
    limits: [
      'It’s one number without history. Open the metric on a pane to see whether it’s high.',
      'The tile stays empty if there’s no data for the symbol.',
    ],
    page: null,
  },
  note: {
    name: 'Note',
    question: 'What was my plan before the session?',
    shows: 'Text you write. If you publish the dashboard, readers see it too, unless you mark it private.',
    linking: 'Has no symbol.',
    limits: ['Levels in it aren’t drawn on a chart or watched by an alert.'],
    page: null,
  },
} satisfies ById<Omit<Widget, 'command'>>).map((record) => ({
  ...record,
  command: `add ${record.id}` as const,
}));

export type WidgetId = (typeof widgets)[number]['id'];
