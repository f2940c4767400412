import type { DashboardTemplate } from './templates.schema';
import type { WidgetId } from './widgets';

type Template = DashboardTemplate & { readonly typicalWidgets: readonly WidgetId[] };

/** What each template is for. The exact arrangement belongs to the app and may change with a release. */
export const dashboardTemplates = [
  {
    id: 'day-trading',
    name: 'Day trading',
    purpose: 'Watching one symbol closely through a session.',
    typicalWidgets: ['workbench', 'orderbook', 'trades', 'watchlist'],
    changeFirst: 'The link group’s symbol, then the size filter of Trades.',
  },
  {
    id: 'swing',
    name: 'Swing',
    purpose: 'Checking several markets once or twice a day.',
    typicalWidgets: ['workbench', 'screener', 'watchlist', 'metric'],
    changeFirst: 'The screener’s filters, then the timeframes of the panes.',
  },
  {
    id: 'on-chain',
    name: 'On-chain',
    purpose: 'Following what holders do on the chain, day by day.',
    typicalWidgets: ['workbench', 'metric', 'screener', 'note'],
    changeFirst: 'The asset, since not every one has on-chain data.',
  },
  {
    id: 'dex',
    name: 'DEX',
    purpose: 'Judging pools on decentralised exchanges by liquidity, volume and age.',
    typicalWidgets: ['workbench', 'screener', 'metric', 'note'],
    changeFirst: 'The chain, and the screener’s minimum liquidity.',
  },
] as const satisfies readonly Template[];
