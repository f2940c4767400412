import { choiceOf, numberIn } from '../kit/state/codec';
import { DAY, VENUES } from './model';

/** Hours after midnight UTC. */
const time = { min: 0, max: DAY, step: 0.25 };

export const codecs = {
  venue: choiceOf(VENUES, 'Bybit'),
  side: choiceOf(['long', 'short'], 'long'),
  open: numberIn(time, 7.5),
  close: numberIn(time, 16.25),
};
