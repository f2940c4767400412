import { choiceOf, numberIn } from '../kit/state/codec';
import { INTERVALS } from './model';

export const codecs = {
  rate: numberIn({ min: -0.3, max: 0.3, step: 0.005 }, 0.01),
  interval: choiceOf(INTERVALS, '8'),
  side: choiceOf(['long', 'short'], 'long'),
  position: numberIn({ min: 1_000, max: 200_000, step: 1_000 }, 30_000),
  leverage: numberIn({ min: 1, max: 50, step: 1 }, 10),
  settlements: numberIn({ min: 1, max: 90, step: 1 }, 21),
};
