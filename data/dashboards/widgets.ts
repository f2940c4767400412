import { type ById, withIds } from '../withIds';
import type { Widget } from './types';

const customising = '/docs/dashboard/customizing-a-dashboard';

/** The seven widgets of a dashboard, in the order in which most dashboards are built. */
export const widgets = withIds({
  workbench: {
    name: 'Workbench',
    question: 'How did price get here?',
    shows: 'The panes of a saved workbench, never of a draft.',
    page: `${customising}/adding-a-workbench-to-dashboard`,
  },
  screener: {
    name: 'Screener',
    question: 'Which markets pass my filters now?',
    shows: 'The results of a saved screener, with its columns and sort order.',
    page: `${customising}/adding-a-screener-to-dashboard`,
  },
  orderbook: {
    name: 'Order book',
    question: 'What would my size cost right now?',
    shows: 'The resting bids and asks of one symbol on one venue. A DEX pool has none.',
    page: `${customising}/adding-orderbook-to-dashboard`,
  },
  trades: {
    name: 'Trades',
    question: 'Who’s paying the spread, and in what size?',
    shows: 'Executed trades of one symbol on one venue, newest first: time, price, size and taker side.',
    page: `${customising}/adding-trades-to-dashboard`,
  },
  watchlist: {
    name: 'Watchlist',
    question: 'Which of my symbols do I look at next?',
    shows: 'Your list of symbols, which stay until you take them off.',
    page: null,
  },
  metric: {
    name: 'Metric tile',
    question: 'What’s this one number now?',
    shows: 'The current value of one metric for one symbol.',
    page: null,
  },
  note: {
    name: 'Note',
    question: 'What was my plan before the session?',
    shows: 'Text you write. If you publish the dashboard, readers see it too, unless you mark it private.',
    page: null,
  },
} satisfies ById<Omit<Widget, 'command'>>).map((record) => ({
  ...record,
  command: `add ${record.id}` as const,
}));

export type WidgetId = (typeof widgets)[number]['id'];
