import { type ById, withIds } from '../withIds';
import type { DashboardTemplate } from './types';
import type { WidgetId } from './widgets';

type Template = DashboardTemplate & { readonly typicalWidgets: readonly WidgetId[] };

/** What each template is for. The exact arrangement belongs to the app and may change with a release. */
export const dashboardTemplates = withIds({
  'day-trading': {
    name: 'Day trading',
    purpose: 'Watching one symbol closely through a session.',
    typicalWidgets: ['workbench', 'orderbook', 'trades', 'watchlist'],
  },
  swing: {
    name: 'Swing',
    purpose: 'Checking several markets once or twice a day.',
    typicalWidgets: ['workbench', 'screener', 'watchlist', 'metric'],
  },
  'on-chain': {
    name: 'On-chain',
    purpose: 'Following what holders do on the chain, day by day.',
    typicalWidgets: ['workbench', 'metric', 'screener', 'note'],
  },
  dex: {
    name: 'DEX',
    purpose: 'Judging pools on decentralised exchanges by liquidity, volume and age.',
    typicalWidgets: ['workbench', 'screener', 'metric', 'note'],
  },
} satisfies ById<Template>);
