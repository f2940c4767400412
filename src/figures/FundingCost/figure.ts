import { choiceOf, numberIn, type States } from '../kit/state/codec';
import { INTERVALS } from './model';

export const figure = {
  id: 'funding-cost',
  title: 'What a funding rate costs',
  caption:
    'Try: keep the rate and change the interval from 8 hours to 1. Then raise the leverage and watch how much of your margin the same payments use up.',
};

export const codecs = {
  rate: numberIn({ min: -0.3, max: 0.3, step: 0.005, exact: { min: -10, max: 10, step: 0.00001 } }, 0.01),
  interval: choiceOf(INTERVALS, '8'),
  side: choiceOf(['long', 'short'], 'long'),
  position: numberIn(
    { min: 1_000, max: 200_000, step: 1_000, exact: { min: 1, max: 100_000_000, step: 1 } },
    30_000,
  ),
  leverage: numberIn({ min: 1, max: 50, step: 1 }, 10),
  settlements: numberIn({ min: 1, max: 90, step: 1, exact: { min: 1, max: 1_095, step: 1 } }, 21),
};

export const states: States<typeof codecs> = {
  'a short that pays, hourly': { side: 'short', rate: -0.3, interval: '1', settlements: 90 },
  'no rate': { rate: 0 },
  'the largest position': { rate: 0.3, position: 200_000, leverage: 50, settlements: 90, interval: '2' },
  'the smallest, received': { side: 'short', position: 1_000, leverage: 1, settlements: 1, interval: '4' },
};
