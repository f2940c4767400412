import { type ById, withIds } from '../withIds';
import type { OrderType } from './types';

/** The order types of PT's ticket and what Bybit makes of them. The source is `bybit-api` in sources.ts. */
export const orderTypes = withIds({
  'order-market': {
    name: 'Market',
    does: 'Trades at once against the book. Bybit has a slippage cap for each symbol, which PT neither sets nor shows, and cancels what doesn’t fill within it.',
    price: false,
    fill: 'Up to Bybit’s cap',
  },
  'order-limit': {
    name: 'Limit',
    does: 'Trades at your price or better. The rest waits in the book.',
    price: true,
    fill: false,
  },
  'order-conditional': {
    name: 'Conditional',
    does: 'Waits at Bybit until the trigger price is reached, then becomes a market or limit order.',
    price: false,
    fill: false,
  },
} satisfies ById<OrderType>);
