import type { WidgetId } from '@site/data/dashboards/widgets';
import { choiceOf, flag, type States } from '../kit/state/codec';
import { dashboardCodec, START_DASHBOARD } from './model';

export const codecs = {
  active: choiceOf<WidgetId>(
    START_DASHBOARD.map(({ id }) => id),
    'orderbook',
  ),
  lock: flag(false),
  layout: dashboardCodec,
};

export const states: States<typeof codecs> = {
  locked: { active: 'workbench', lock: true },
  'all in one group': {
    active: 'trades',
    layout: dashboardCodec.read('1165b17135b1a135b11633b14633b17663b1'),
  },
  'apart and small': {
    active: 'watchlist',
    layout: dashboardCodec.read('1153-07132v1a125o11733g24733-3a733-0'),
  },
  'metric tile': { active: 'metric' },
  screener: { active: 'screener' },
};
