import { choiceOf, numberIn } from '../kit/state/codec';
import { interestBars } from './model';

/** Changes in percent. */
const change = { min: -10, max: 10, step: 0.5 };

export const codecs = {
  show: choiceOf(['point', 'bars'], 'point'),
  price: numberIn(change, 6),
  coin: numberIn(change, -3),
  bar: numberIn({ min: 1, max: interestBars.length, step: 1 }, 12),
};
