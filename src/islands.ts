import type { IslandRegistry } from '@pt-docs/islands/client';

/**
 * Every interactive component of the docs by its name, a figure by its folder: how the server and the browser find its
 * code. A figure's chunk has the same name: a page names that of its first figure beside the main script.
 */
export const islands: IslandRegistry = {
  AlertSimulator: () =>
    import(/* webpackChunkName: 'AlertSimulator' */ './figures/AlertSimulator/Interactive'),
  AlertStates: () => import(/* webpackChunkName: 'AlertStates' */ './figures/AlertStates/Interactive'),
  AnnualisedBasis: () =>
    import(/* webpackChunkName: 'AnnualisedBasis' */ './figures/AnnualisedBasis/Interactive'),
  ApiKeyChecklist: () =>
    import(/* webpackChunkName: 'ApiKeyChecklist' */ './figures/ApiKeyChecklist/Interactive'),
  ChartExplorer: () => import(/* webpackChunkName: 'ChartExplorer' */ './figures/ChartExplorer/Interactive'),
  CommandBar: () => import(/* webpackChunkName: 'CommandBar' */ './figures/CommandBar/Interactive'),
  DashboardGrid: () => import(/* webpackChunkName: 'DashboardGrid' */ './figures/DashboardGrid/Interactive'),
  DrawingTools: () => import(/* webpackChunkName: 'DrawingTools' */ './figures/DrawingTools/Interactive'),
  'error-decoder': () => import(/* webpackChunkName: 'error-decoder' */ './components/ErrorDecoder/Decoder'),
  filter: () => import('./components/FilteredList/filter'),
  FundingCost: () => import(/* webpackChunkName: 'FundingCost' */ './figures/FundingCost/Interactive'),
  FundingTimeline: () =>
    import(/* webpackChunkName: 'FundingTimeline' */ './figures/FundingTimeline/Interactive'),
  LinkGroups: () => import(/* webpackChunkName: 'LinkGroups' */ './figures/LinkGroups/Interactive'),
  MomentumOscillator: () =>
    import(/* webpackChunkName: 'MomentumOscillator' */ './figures/MomentumOscillator/Interactive'),
  ModelReadings: () => import(/* webpackChunkName: 'ModelReadings' */ './figures/ModelReadings/Interactive'),
  MarketToRealised: () =>
    import(/* webpackChunkName: 'MarketToRealised' */ './figures/MarketToRealised/Interactive'),
  'offline-docs': () => import('./components/OfflineDocs'),
  OpenInterestQuadrants: () =>
    import(/* webpackChunkName: 'OpenInterestQuadrants' */ './figures/OpenInterestQuadrants/Interactive'),
  OrderBook: () => import(/* webpackChunkName: 'OrderBook' */ './figures/OrderBook/Interactive'),
  OrderCost: () => import(/* webpackChunkName: 'OrderCost' */ './figures/OrderCost/Interactive'),
  OrderFlow: () => import(/* webpackChunkName: 'OrderFlow' */ './figures/OrderFlow/Interactive'),
  Roles: () => import(/* webpackChunkName: 'Roles' */ './figures/Roles/Interactive'),
  ScreenerPlayground: () =>
    import(/* webpackChunkName: 'ScreenerPlayground' */ './figures/ScreenerPlayground/Interactive'),
  SwapCalculator: () =>
    import(/* webpackChunkName: 'SwapCalculator' */ './figures/SwapCalculator/Interactive'),
  TokenApproval: () => import(/* webpackChunkName: 'TokenApproval' */ './figures/TokenApproval/Interactive'),
  TokenRating: () => import(/* webpackChunkName: 'TokenRating' */ './figures/TokenRating/Interactive'),
  TradesTape: () => import(/* webpackChunkName: 'TradesTape' */ './figures/TradesTape/Interactive'),
  TwoWaySync: () => import(/* webpackChunkName: 'TwoWaySync' */ './figures/TwoWaySync/Interactive'),
  UnlockSchedule: () =>
    import(/* webpackChunkName: 'UnlockSchedule' */ './figures/UnlockSchedule/Interactive'),
};
