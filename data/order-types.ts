import type { OrderType } from './order-types.schema';

/** The order types of PT's ticket and what Bybit makes of them. The source is `bybit-api` in sources.ts. */
export const orderTypes = [
  {
    id: 'order-market',
    name: 'Market',
    does: 'Trades at once against the order book. Bybit handles it as an immediate limit order with a bound on slippage; what doesn’t fill inside the bound is cancelled.',
    certainty:
      'It almost always fills, at whatever price is there. In a thin book, part of it may stay unfilled.',
    fee: 'Taker fee on all of it.',
  },
  {
    id: 'order-limit',
    name: 'Limit',
    does: 'Trades at your price or better. What can’t trade at once waits in the order book, unless the time in force says otherwise.',
    certainty: 'You get your price or better, but the order may never fill.',
    fee: 'Maker fee for what waits in the book, taker fee for what trades on arrival.',
  },
  {
    id: 'order-conditional',
    name: 'Conditional',
    does: 'Waits at Bybit until the trigger price is reached, then becomes a market or limit order.',
    certainty:
      'Neither is fixed. It takes no margin while it waits; if margin is missing when it triggers, Bybit cancels it.',
    fee: 'None while it waits, then that of the order it becomes.',
  },
] as const satisfies readonly OrderType[];
