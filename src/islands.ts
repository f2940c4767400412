import type { IslandRegistry } from '@pt-docs/islands/client';

/** Every interactive component of the docs by its name, a figure by its folder: how the server and the browser find its code. */
export const islands: IslandRegistry = {
  AlertSimulator: () => import('./figures/AlertSimulator/Interactive'),
  AlertStates: () => import('./figures/AlertStates/Interactive'),
  AnnualisedBasis: () => import('./figures/AnnualisedBasis/Interactive'),
  ApiKeyChecklist: () => import('./figures/ApiKeyChecklist/Interactive'),
  ChartExplorer: () => import('./figures/ChartExplorer/Interactive'),
  CommandBar: () => import('./figures/CommandBar/Interactive'),
  DashboardGrid: () => import('./figures/DashboardGrid/Interactive'),
  DrawingTools: () => import('./figures/DrawingTools/Interactive'),
  'error-decoder': () => import('./components/ErrorDecoder/Decoder'),
  filter: () => import('./components/FilteredList/filter'),
  FundingCost: () => import('./figures/FundingCost/Interactive'),
  MomentumOscillator: () => import('./figures/MomentumOscillator/Interactive'),
  ModelReadings: () => import('./figures/ModelReadings/Interactive'),
  MarketToRealised: () => import('./figures/MarketToRealised/Interactive'),
  OpenInterestQuadrants: () => import('./figures/OpenInterestQuadrants/Interactive'),
  OrderBook: () => import('./figures/OrderBook/Interactive'),
  OrderCost: () => import('./figures/OrderCost/Interactive'),
  OrderFlow: () => import('./figures/OrderFlow/Interactive'),
  Roles: () => import('./figures/Roles/Interactive'),
  ScreenerPlayground: () => import('./figures/ScreenerPlayground/Interactive'),
  SwapCalculator: () => import('./figures/SwapCalculator/Interactive'),
  TokenRating: () => import('./figures/TokenRating/Interactive'),
  TradesTape: () => import('./figures/TradesTape/Interactive'),
  TwoWaySync: () => import('./figures/TwoWaySync/Interactive'),
};
