import type { MetricFamily } from './metric.schema';

type MetricLink = { readonly name: string; readonly family: MetricFamily };

/**
 * Metrics that sheets of another family refer to. A page's script carries the records of its own family only; these
 * few names spare it the other seven. The test holds each entry against its record.
 */
export const metricLinks: Readonly<Record<string, MetricLink>> = {
  'active-addresses': { name: 'Active addresses', family: 'onchain' },
  'bid-depth': { name: 'Bid depth', family: 'orderbook' },
  cari: { name: 'CARI', family: 'jlabs-models' },
  cvd: { name: 'CVD', family: 'orderflow' },
  delta: { name: 'Delta', family: 'orderflow' },
  'dip-signal': { name: 'Dip signal', family: 'jlabs-models' },
  'exchange-netflow': { name: 'Exchange netflow', family: 'onchain' },
  'exchange-reserve': { name: 'Exchange reserve', family: 'onchain' },
  'funding-rate': { name: 'Funding rate', family: 'exchange' },
  imbalance: { name: 'Imbalance', family: 'orderbook' },
  'jlabs-slippage': { name: 'JLabs Slippage', family: 'jlabs-analytics' },
  'large-trades': { name: 'Large trades', family: 'orderflow' },
  liquidations: { name: 'Liquidations', family: 'exchange' },
  'long-short-ratio': { name: 'Long/short account ratio', family: 'exchange' },
  'momentum-oscillator': { name: 'Momentum Oscillator', family: 'momentum' },
  mvrv: { name: 'MVRV', family: 'onchain' },
  'new-addresses': { name: 'New addresses', family: 'onchain' },
  nvt: { name: 'NVT', family: 'onchain' },
  'open-interest': { name: 'Open interest, coin', family: 'exchange' },
  'price-equilibrium': { name: 'Price Equilibrium', family: 'jlabs-analytics' },
  'realised-cap': { name: 'Realised cap', family: 'onchain' },
  'slippage-for-size': { name: 'Slippage for a size', family: 'orderbook' },
  'supply-in-profit': { name: 'Supply in profit', family: 'onchain' },
  'taker-volume': { name: 'Taker volume', family: 'orderflow' },
  'token-rating-price-strength': { name: 'Price strength rating', family: 'jlabs-token-ratings' },
  'trade-count': { name: 'Trade count', family: 'orderflow' },
  volume: { name: 'Volume', family: 'exchange' },
  'whale-transactions': { name: 'Whale transactions', family: 'onchain' },
};
