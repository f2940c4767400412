import type { OrderStatus } from './order-statuses.schema';

/** The states of an order at Bybit. The source is `bybit-api` in sources.ts. */
export const orderStatuses = [
  {
    id: 'status-new',
    code: 'New',
    state: 'open',
    meaning: 'Accepted and waiting in the book. Nothing has traded.',
    next: 'Wait, amend or cancel it.',
  },
  {
    id: 'status-partially-filled',
    code: 'PartiallyFilled',
    state: 'open',
    meaning: 'A part has traded, the rest waits.',
    next: 'Your position already has the filled part: check its stop-loss.',
  },
  {
    id: 'status-untriggered',
    code: 'Untriggered',
    state: 'open',
    meaning: 'A conditional or TP/SL order waits for its trigger price.',
    next: 'Keep margin free for the moment when it triggers.',
  },
  {
    id: 'status-triggered',
    code: 'Triggered',
    state: 'ended',
    meaning: 'The trigger was reached. A passing state: the order goes on as a live one.',
    next: 'Look at the state of the order that it became.',
  },
  {
    id: 'status-filled',
    code: 'Filled',
    state: 'ended',
    meaning: 'All of it has traded.',
    next: 'Read the average price and the fee of the fills.',
  },
  {
    id: 'status-cancelled',
    code: 'Cancelled',
    state: 'ended',
    meaning: 'No longer active. For contracts a part may have traded before.',
    next: 'Read the filled quantity before you send it again.',
  },
  {
    id: 'status-partially-filled-canceled',
    code: 'PartiallyFilledCanceled',
    state: 'ended',
    meaning: 'Spot only: a part traded, the rest was cancelled.',
    next: 'Your balance holds the filled part.',
  },
  {
    id: 'status-rejected',
    code: 'Rejected',
    state: 'ended',
    meaning: 'Bybit refused the order. Nothing traded.',
    next: 'Read the error code and look it up in the decoder.',
  },
  {
    id: 'status-deactivated',
    code: 'Deactivated',
    state: 'ended',
    meaning: 'A conditional, TP/SL or OCO order was cancelled before its trigger.',
    next: 'If it protected a position, the position is unprotected now.',
  },
] as const satisfies readonly OrderStatus[];
