import { bybitFees } from '@site/data/trading/exchange-limits';
import { choiceOf, numberIn, type States } from '../kit/state/codec';
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

export const states: States<typeof codecs> = {
  'a short': { side: 'short', maintenance: '1' },
  'liquidated before the stop': { leverage: 100, stop: 10, maintenance: '2' },
  'smallest, no fee': { size: 0.005, leverage: 1, fee: 0, stop: 0.5, target: 0.5 },
  'largest, highest fee': { size: 0.5, leverage: 50, fee: 0.1, stop: 10, target: 20 },
  'fees eat the gain': { target: 0.5, stop: 0.5, fee: 0.1 },
};
