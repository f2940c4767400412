import type { ComponentType } from 'react';

/** Takes over what was drawn, as a React root of its own; its values stand beside it as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: each part knows what was written down for it
type ReactPart = { readonly default: ComponentType<any> };
/** Works on the drawn elements themselves; returns how to end. */
type DomPart = { readonly enhance: (stage: HTMLElement) => () => void };
export type LivePart = ReactPart | DomPart;

/**
 * Every part of a text that a reader can operate, by the name that stands on its stage. Texts reach the browser as drawn
 * HTML, so this list is how their parts find their scripts.
 */
export const parts: Readonly<Record<string, () => Promise<LivePart>>> = {
  'alert-simulator': () => import('./figures/AlertSimulator/Interactive'),
  'alert-states': () => import('./figures/AlertStates/Interactive'),
  'annualised-basis-by-days': () => import('./figures/AnnualisedBasis/Interactive'),
  'api-key-checklist': () => import('./figures/ApiKeyChecklist/Interactive'),
  'chart-explorer': () => import('./figures/ChartExplorer/Interactive'),
  'command-bar-workbench': () => import('./figures/CommandBar/Workbench'),
  'command-bar-dashboard': () => import('./figures/CommandBar/Dashboard'),
  'command-bar-screener': () => import('./figures/CommandBar/Screener'),
  'dashboard-grid': () => import('./figures/DashboardGrid/Interactive'),
  'drawing-tools': () => import('./figures/DrawingTools/Interactive'),
  'error-decoder': () => import('./components/ErrorDecoder/Decoder'),
  filter: () => import('./components/FilteredList/filter'),
  'funding-cost': () => import('./figures/FundingCost/Interactive'),
  'momentum-figure': () => import('./figures/MomentumOscillator/Interactive'),
  'model-readings': () => import('./figures/ModelReadings/Interactive'),
  'mvrv-bands': () => import('./figures/MarketToRealised/Interactive'),
  'open-interest-quadrants': () => import('./figures/OpenInterestQuadrants/Interactive'),
  'order-book': () => import('./figures/OrderBook/Interactive'),
  'order-cost': () => import('./figures/OrderCost/Interactive'),
  'order-flow': () => import('./figures/OrderFlow/Interactive'),
  'role-rights': () => import('./figures/Roles/Interactive'),
  'screener-playground': () => import('./figures/ScreenerPlayground/Interactive'),
  'swap-calculator': () => import('./figures/SwapCalculator/Interactive'),
  'token-rating': () => import('./figures/TokenRating/Interactive'),
  'trades-tape': () => import('./figures/TradesTape/Interactive'),
  'two-way-sync': () => import('./figures/TwoWaySync/Interactive'),
};
