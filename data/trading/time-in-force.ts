import type { TimeInForce } from './time-in-force.schema';

/**
 * How long an order stays alive. Bybit has a further value, RPI, that only market makers may use: it is left
 * out because no ticket offers it. The source is `bybit-api` in sources.ts.
 */
export const timesInForce = [
  {
    id: 'tif-gtc',
    code: 'GTC',
    name: 'Good till cancelled',
    rest: 'Waits in the book until it fills or you cancel it. This is the default.',
    useWhen: 'You want your price and can wait, overnight too.',
  },
  {
    id: 'tif-ioc',
    code: 'IOC',
    name: 'Immediate or cancel',
    rest: 'Cancelled at once, though part may have filled. Market orders always work this way.',
    useWhen: 'You want what’s there now and no order left behind.',
  },
  {
    id: 'tif-fok',
    code: 'FOK',
    name: 'Fill or kill',
    rest: 'All of it fills at once, or the whole order is cancelled.',
    useWhen: 'A partial fill is no use, for example in a hedge.',
  },
  {
    id: 'tif-post-only',
    code: 'PostOnly',
    name: 'Post-only',
    rest: 'Waits in the book. If any of it would trade on arrival, all of it is cancelled.',
    useWhen: 'You want the maker fee or no trade.',
  },
] as const satisfies readonly TimeInForce[];
