import type { DashboardTemplate } from './templates.schema';
import type { WidgetId } from './widgets';

type Template = DashboardTemplate & { readonly typicalWidgets: readonly WidgetId[] };

/** What each template is for. The exact arrangement belongs to the app and may change with a release. */
export const dashboardTemplates = [
  {
    id: 'day-trading',
    name: 'Day trading',
    purpose: 'One symbol, watched closely through a session.',
    typicalWidgets: ['workbench', 'orderbook', 'trades', 'watchlist'],
    changeFirst: 'The link group’s symbol, then the size filter of Trades.',
  },
  {
    id: 'swing',
    name: 'Swing',
    purpose: 'Several markets, checked once or twice a day.',
    typicalWidgets: ['workbench', 'screener', 'watchlist', 'metric'],
    changeFirst: 'The screener’s filters, then the timeframes of the panes.',
  },
  {
    id: 'on-chain',
    name: 'On-chain',
    purpose: 'What holders do on the chain, beside price, day by day.',
    typicalWidgets: ['workbench', 'metric', 'screener', 'note'],
    changeFirst: 'The asset: not every one has on-chain data.',
  },
  {
    id: 'dex',
    name: 'DEX',
    purpose: 'Pools on decentralised exchanges: liquidity, volume and age before price.',
    typicalWidgets: ['workbench', 'screener', 'metric', 'note'],
    changeFirst: 'The chain, and the screener’s minimum liquidity.',
  },
] as const satisfies readonly Template[];
