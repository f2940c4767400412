import { exchangeMetrics } from './exchange';
import { jlabsAnalytics } from './jlabs-analytics';
import { jlabsModels } from './jlabs-models';
import { jlabsTokenRatings } from './jlabs-token-ratings';
import { momentumMetrics } from './momentum';
import { onchainMetrics } from './onchain';
import { orderbookMetrics } from './orderbook';
import { orderflowMetrics } from './orderflow';
import type { Metric } from './types';

/** The whole catalogue. Pages of one family import that family, so that they do not carry the others. */
export const metrics: readonly Metric[] = [
  ...exchangeMetrics,
  ...orderflowMetrics,
  ...orderbookMetrics,
  ...onchainMetrics,
  ...jlabsAnalytics,
  ...jlabsModels,
  ...jlabsTokenRatings,
  ...momentumMetrics,
];
