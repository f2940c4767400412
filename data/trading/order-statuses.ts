import type { OrderStatus } from './order-statuses.schema';

/** The states of an order at Bybit. The source is `bybit-api` in sources.ts. */
export const orderStatuses = [
  {
    id: 'status-new',
    code: 'New',
    meaning: 'Accepted and waiting in the book. Nothing has traded.',
    next: 'Wait, amend or cancel it.',
  },
  {
    id: 'status-partially-filled',
    code: 'PartiallyFilled',
    meaning: 'Part has traded, the rest is waiting.',
    next: 'Check the stop-loss of the filled part.',
  },
  {
    id: 'status-untriggered',
    code: 'Untriggered',
    meaning: 'A conditional or TP/SL order is waiting for its trigger.',
    next: 'Keep margin free for it.',
  },
  {
    id: 'status-triggered',
    code: 'Triggered',
    meaning: 'The trigger was reached and the order went live.',
    next: 'Check the order it became.',
  },
  {
    id: 'status-filled',
    code: 'Filled',
    meaning: 'All of it has traded.',
    next: 'Check the average price and the fee.',
  },
  {
    id: 'status-cancelled',
    code: 'Cancelled',
    meaning: 'No longer active. On contracts, part may have traded first.',
    next: 'Check the filled quantity before you resend.',
  },
  {
    id: 'status-partially-filled-canceled',
    code: 'PartiallyFilledCanceled',
    meaning: 'Spot only: part traded, the rest was cancelled.',
    next: 'The filled part is in your balance.',
  },
  {
    id: 'status-rejected',
    code: 'Rejected',
    meaning: 'Bybit refused the order. Nothing traded.',
    next: 'Look up the code in the decoder.',
  },
  {
    id: 'status-deactivated',
    code: 'Deactivated',
    meaning: 'A conditional, TP/SL or OCO order was cancelled before its trigger.',
    next: 'If it was a stop, the position is unprotected now.',
  },
] as const satisfies readonly OrderStatus[];
