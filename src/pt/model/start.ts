import { styleIds as allStyles } from '@site/data/commands/parameters';
import type { SampleSymbol } from '@site/data/samples/workspace';
import { START } from '../markets/walk';
import type { Dashboard, Pane, Place, Saved, Screener, Series, State, Widget, Workbench } from './types';
import { recipeOf } from './values';

/** The styles that the sample draws: bricks need a time axis of their own. */
export const styleIds = allStyles.filter((style) => style !== 'renko');

export const FIRST_VIEW = { count: 90, end: null } as const;

export const seriesOf = (kind: Series['kind'], name: string, settings: Series['settings'] = {}): Series => ({
  kind,
  name,
  settings: { ...recipeOf({ kind, name })?.defaults, ...settings },
});

export const paneOf = (symbol: SampleSymbol, ...series: readonly Series[]): Pane => ({
  symbol,
  timeframe: '4H',
  style: 'candles',
  scale: 'linear',
  series,
  compared: [],
  drawings: [],
  hidesDrawings: false,
  view: FIRST_VIEW,
});

const funding = seriesOf('metric', 'funding rate');
const breakout: Workbench = {
  name: 'BTC 4H breakout',
  panes: [paneOf('BTCUSDT', seriesOf('study', 'donchian'), seriesOf('study', 'volume'))],
  active: 0,
};
const basis: Workbench = {
  name: 'BTC funding and OI',
  panes: [paneOf('BTCUSDT', funding, seriesOf('metric', 'open interest, usd'))],
  active: 0,
};

const widget = (
  kind: Widget['kind'],
  [column, row, width, height]: readonly [number, number, number, number],
  group: Widget['group'],
  symbol: SampleSymbol,
): Widget => ({ kind, column, row, width, height, group, symbol });

const morningDesk: Dashboard = {
  name: 'Morning desk',
  widgets: [
    {
      ...widget('workbench', [1, 1, 6, 5], 'blue', 'BTCUSDT'),
      panes: breakout.panes,
      source: 'BTC 4H breakout',
      synced: true,
      edited: false,
    },
    widget('orderbook', [7, 1, 3, 5], 'blue', 'BTCUSDT'),
    widget('trades', [10, 1, 3, 5], 'blue', 'BTCUSDT'),
    widget('screener', [1, 6, 6, 3], 'green', 'SOLUSDT'),
    widget('metric', [7, 6, 3, 3], 'orange', 'ETHUSDT'),
    widget('watchlist', [10, 6, 3, 3], null, 'BTCUSDT'),
  ],
  active: 0,
  locked: false,
  full: false,
};

const column = (field: string, window: '24h' | null = null) => ({ field, window });

const screener: Screener = {
  name: null,
  universe: 'perps',
  only: null,
  filters: [],
  columns: [column('price'), column('price_change', '24h'), column('volume', '24h'), column('funding')],
  sort: { ...column('volume', '24h'), order: 'desc' },
  limit: 25,
  refresh: 'auto',
};

const squeeze: Screener = {
  ...screener,
  name: 'Squeeze',
  filters: [
    { field: 'funding', operator: '<', values: [0], window: null },
    { field: 'open_interest', operator: 'changed%', values: [10], window: '7d' },
    { field: 'price_change', operator: 'between', values: [-5, 5], window: '7d' },
  ],
};

/** What every reader finds saved. */
export const sampleSaved: readonly Saved[] = [
  { kind: 'dashboard', name: 'Morning desk', content: morningDesk },
  { kind: 'screener', name: 'Squeeze', content: squeeze },
  {
    kind: 'template',
    name: 'Swing',
    content: { series: [seriesOf('study', 'ema'), seriesOf('study', 'rsi')] },
  },
  { kind: 'workbench', name: 'BTC 4H breakout', content: breakout },
  { kind: 'workbench', name: 'BTC funding and OI', content: basis },
];

/** What a reader sees first. */
export const startOf = (place: Place = 'workbench'): State => ({
  place,
  workbench: { name: null, panes: [paneOf('BTCUSDT')], active: 0 },
  dashboard: morningDesk,
  screener,
  clock: START,
  returnTo: null,
  alerts: [],
  watchlist: ['BTCUSDT', 'ETHUSDT'],
  open: null,
  saved: sampleSaved,
  practice: [],
  past: [],
  future: [],
  log: [],
});

export const blankDashboard = (name: string): Dashboard => ({
  name,
  widgets: [],
  active: -1,
  locked: false,
  full: false,
});

/** What opens where nothing of a kind is saved any more. */
export const blankOf = (kind: Place): State[Place] =>
  kind === 'dashboard' ? blankDashboard('New dashboard') : startOf()[kind];
