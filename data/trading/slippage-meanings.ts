import { type ById, withIds } from '../withIds';
import type { SlippageMeaning } from './types';

const metrics = '/docs/workbench/overview/studies-metrics/custom-metrics';

/** Four different things are called slippage. Pages that use the word show all four and say which one they mean. */
export const slippageMeanings = withIds({
  order: {
    name: 'Slippage of an order',
    meaning: 'how far your fill is from the price you expected.',
    page: '/docs/trading/centralised-exchange/order-ticket#order-types',
  },
  size: {
    name: 'Slippage for a size',
    meaning: 'what a market order of that size would cost beyond the best price right now.',
    page: `${metrics}/orderbook-metrics#slippage-for-size`,
  },
  swap: {
    name: 'Slippage of a swap',
    meaning: 'how far the amount you get is from the quote. The tolerance is the most you accept.',
    page: '/docs/trading/decentralised-exchange/swap-tokens#impact-and-slippage',
  },
  jlabs: {
    name: 'JLabs Slippage',
    meaning: 'how far price moved per unit of aggressive volume, half hour by half hour.',
    page: `${metrics}/jlabs-analytics#jlabs-slippage`,
  },
} satisfies ById<SlippageMeaning>);
