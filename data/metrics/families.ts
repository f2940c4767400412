import type { MetricFamily } from './metric.schema';

const customMetrics = '/docs/workbench/overview/studies-metrics/custom-metrics';

/** The page of each family, in the order in which a reader meets them. */
export const families = {
  exchange: { name: 'Exchange metrics', page: `${customMetrics}/exchange-metrics` },
  orderflow: { name: 'Order-flow metrics', page: `${customMetrics}/orderflow-metrics` },
  orderbook: { name: 'Order-book metrics', page: `${customMetrics}/orderbook-metrics` },
  onchain: { name: 'On-chain metrics', page: `${customMetrics}/onchain-metrics` },
  'jlabs-analytics': { name: 'JLabs Analytics', page: `${customMetrics}/jlabs-analytics` },
  'jlabs-models': { name: 'JLabs Models', page: `${customMetrics}/jlabs-models` },
  'jlabs-token-ratings': { name: 'JLabs Token Ratings', page: `${customMetrics}/jlabs-token-ratings` },
  momentum: { name: 'Momentum Oscillator', page: `${customMetrics}/momentum-oscillator` },
} as const satisfies Record<MetricFamily, { readonly name: string; readonly page: string }>;
