import { type ById, withIds } from '../withIds';
import type { TimeInForce } from './types';

/**
 * How long an order stays alive. Bybit has a further value, RPI, that only market makers may use: it is left
 * out because no ticket offers it. The source is `bybit-api` in sources.ts.
 */
export const timesInForce = withIds({
  'tif-gtc': {
    code: 'GTC',
    name: 'Good till cancelled',
    rest: 'Waits in the book. This is the default.',
  },
  'tif-ioc': {
    code: 'IOC',
    name: 'Immediate or cancel',
    rest: 'Is cancelled. Market orders always work this way.',
  },
  'tif-fok': {
    code: 'FOK',
    name: 'Fill or kill',
    rest: 'Is cancelled with the rest of the order, so you never get a partial fill.',
  },
  'tif-post-only': {
    code: 'PostOnly',
    name: 'Post-only',
    rest: 'Waits in the book. If any of it could trade at once, all of it is cancelled.',
  },
} satisfies ById<TimeInForce>);
