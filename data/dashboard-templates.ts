import type { DashboardTemplate } from './dashboard-templates.schema';
import type { WidgetId } from './widgets';

type Template = DashboardTemplate & { readonly typicalWidgets: readonly WidgetId[] };

/** What each template is for. The exact arrangement belongs to the app and may change with a release. */
export const dashboardTemplates = [
  {
    id: 'day-trading',
    name: 'Day trading',
    purpose: 'Watch one symbol closely during a session: short timeframes, the book and the trades.',
    typicalWidgets: ['workbench', 'orderbook', 'trades', 'watchlist'],
    changeFirst: 'The symbol of the link group, then the size filter of the trades.',
  },
  {
    id: 'swing',
    name: 'Swing',
    purpose: 'Pick among several markets once or twice a day and follow positions for days.',
    typicalWidgets: ['workbench', 'screener', 'watchlist', 'metric'],
    changeFirst: 'The filters of the screener, then the timeframes of the panes.',
  },
  {
    id: 'on-chain',
    name: 'On-chain',
    purpose: 'Follow what holders do on the chain, beside price, at daily and slower pace.',
    typicalWidgets: ['workbench', 'metric', 'screener', 'note'],
    changeFirst: 'The asset: not every asset has on-chain data, and a metric without data stays empty.',
  },
  {
    id: 'dex',
    name: 'DEX',
    purpose: 'Find and watch pools on a decentralised exchange: liquidity, volume and age before price.',
    typicalWidgets: ['workbench', 'screener', 'metric', 'note'],
    changeFirst: 'The chain and the lowest liquidity that the screener lets through.',
  },
] as const satisfies readonly Template[];
