import { choiceOf, numberIn, type States } from '../kit/state/codec';
import { DAY, VENUES } from './model';

export const figure = {
  id: 'funding-timeline',
  title: 'When funding is charged',
  caption:
    'Try: close a quarter of an hour before 16:00 instead of after it. Then do the same on Hyperliquid, which charges a little every hour.',
};

/** Hours after midnight UTC. */
const time = { min: 0, max: DAY, step: 0.25 };

export const codecs = {
  venue: choiceOf(VENUES, 'Bybit'),
  side: choiceOf(['long', 'short'], 'long'),
  open: numberIn(time, 7.5),
  close: numberIn(time, 16.25),
};

export const states: States<typeof codecs> = {
  'closed just before': { open: 8.25, close: 15.75 },
  'half an hour around one': { open: 7.75, close: 8.25, side: 'short' },
  overnight: { open: 22, close: 9 },
  'the whole day': { venue: 'Binance', open: 0, close: 24 },
  hourly: { venue: 'Hyperliquid' },
  'to the second': { open: 8, close: 9 },
};
