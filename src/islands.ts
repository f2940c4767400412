import type { IslandRegistry } from '@pt-docs/islands/client';

/**
 * Every interactive component of the docs by its name, a figure by its folder: how the server and the browser find its code.
 * A page asks for an island's chunk early, by the name `island-…`.
 */
export const islands: IslandRegistry = {
  AlertSimulator: () =>
    import(/* webpackChunkName: "island-AlertSimulator" */ './figures/AlertSimulator/Interactive'),
  AnnualisedBasis: () =>
    import(/* webpackChunkName: "island-AnnualisedBasis" */ './figures/AnnualisedBasis/Interactive'),
  ApiKeyChecklist: () =>
    import(/* webpackChunkName: "island-ApiKeyChecklist" */ './figures/ApiKeyChecklist/Interactive'),
  'error-decoder': () =>
    import(/* webpackChunkName: "island-error-decoder" */ './components/trading/ErrorDecoder/Decoder'),
  filter: () => import(/* webpackChunkName: "island-filter" */ './components/tables/FilteredList/filter'),
  FundingCost: () => import(/* webpackChunkName: "island-FundingCost" */ './figures/FundingCost/Interactive'),
  FundingTimeline: () =>
    import(/* webpackChunkName: "island-FundingTimeline" */ './figures/FundingTimeline/Interactive'),
  MomentumOscillator: () =>
    import(/* webpackChunkName: "island-MomentumOscillator" */ './figures/MomentumOscillator/Interactive'),
  ModelReadings: () =>
    import(/* webpackChunkName: "island-ModelReadings" */ './figures/ModelReadings/Interactive'),
  MarketToRealised: () =>
    import(/* webpackChunkName: "island-MarketToRealised" */ './figures/MarketToRealised/Interactive'),
  workspace: () => import(/* webpackChunkName: "island-workspace" */ './pt/view'),
  // The app is one chunk, whether a page shows it live or as a picture, which adds its states.
  picture: async () => (await import(/* webpackChunkName: "island-workspace" */ './pt/view')).loadPicture(),
  'offline-docs': () => import(/* webpackChunkName: "island-offline-docs" */ './components/help/OfflineDocs'),
  OpenInterestQuadrants: () =>
    import(
      /* webpackChunkName: "island-OpenInterestQuadrants" */ './figures/OpenInterestQuadrants/Interactive'
    ),
  OrderBook: () => import(/* webpackChunkName: "island-OrderBook" */ './figures/OrderBook/Interactive'),
  OrderFlow: () => import(/* webpackChunkName: "island-OrderFlow" */ './figures/OrderFlow/Interactive'),
  search: () => import(/* webpackChunkName: "island-search" */ '@pt-docs/search/dialog'),
  SwapCalculator: () =>
    import(/* webpackChunkName: "island-SwapCalculator" */ './figures/SwapCalculator/Interactive'),
  TokenApproval: () =>
    import(/* webpackChunkName: "island-TokenApproval" */ './figures/TokenApproval/Interactive'),
  TokenRating: () => import(/* webpackChunkName: "island-TokenRating" */ './figures/TokenRating/Interactive'),
  TradesTape: () => import(/* webpackChunkName: "island-TradesTape" */ './figures/TradesTape/Interactive'),
  UnlockSchedule: () =>
    import(/* webpackChunkName: "island-UnlockSchedule" */ './figures/UnlockSchedule/Interactive'),
};
