import { type ById, withIds } from '../withIds';
import type { OrderStatus } from './types';

/** The states of an order at Bybit. The source is `bybit-api` in sources.ts. */
export const orderStatuses = withIds({
  'status-new': { code: 'New', meaning: 'It waits in the book. Nothing has traded.' },
  'status-partially-filled': {
    code: 'PartiallyFilled',
    meaning: 'Part has traded and the rest waits. Check the stop-loss of the filled part.',
  },
  'status-untriggered': {
    code: 'Untriggered',
    meaning:
      'A conditional or TP/SL order waits for its trigger. One that opens a position needs free margin then; one that closes it doesn’t.',
  },
  'status-triggered': {
    code: 'Triggered',
    meaning: 'The trigger was reached. Look for the order it became.',
  },
  'status-filled': { code: 'Filled', meaning: 'All of it has traded.' },
  'status-cancelled': {
    code: 'Cancelled',
    meaning: 'It’s no longer active. On contracts, part may have traded first.',
  },
  'status-partially-filled-canceled': {
    code: 'PartiallyFilledCanceled',
    meaning: 'On spot, part has traded and the rest was cancelled.',
  },
  'status-rejected': { code: 'Rejected', meaning: 'Bybit refused it. Nothing has traded.' },
  'status-deactivated': {
    code: 'Deactivated',
    meaning:
      'A conditional or TP/SL order was cancelled before its trigger. If it was a stop, the position is unprotected.',
  },
} satisfies ById<OrderStatus>);
