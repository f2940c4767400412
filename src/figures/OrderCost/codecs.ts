import { bybitFees } from '@site/data/trading/exchange-limits';
import { choiceOf, numberIn } from '../kit/state/codec';
import { SIDES } from './model';

export const codecs = {
  side: choiceOf(SIDES, 'long'),
  size: numberIn({ min: 0.005, max: 0.5, step: 0.005 }, 0.05),
  leverage: numberIn({ min: 1, max: 100, step: 1 }, 10),
  fee: numberIn({ min: 0, max: 0.1, step: 0.005 }, bybitFees.derivatives.taker),
  stop: numberIn({ min: 0.5, max: 10, step: 0.5 }, 2),
  target: numberIn({ min: 0.5, max: 20, step: 0.5 }, 5),
  maintenance: choiceOf(['0.5', '1', '2'], '0.5'),
};
