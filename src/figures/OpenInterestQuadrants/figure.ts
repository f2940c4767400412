import { choiceOf, numberIn, type States } from '../kit/state/codec';
import { interestBars } from './model';

export const figure = {
  id: 'open-interest-quadrants',
  title: 'Price and open interest',
  caption:
    'Try: move the point into each quarter. Then look at sample bars and find a rise that new longs carried, and one that shorts did.',
};

/** Changes in percent. */
const change = { min: -10, max: 10, step: 0.5 };

export const codecs = {
  show: choiceOf(['point', 'bars'], 'point'),
  price: numberIn(change, 6),
  coin: numberIn(change, -3),
  bar: numberIn({ min: 1, max: interestBars.length, step: 1 }, 12),
};

export const states: States<typeof codecs> = {
  'new longs': { price: 10, coin: 10 },
  'new shorts': { price: -10, coin: 10 },
  'long unwinding': { price: -4, coin: -6 },
  'sample bars: short covering': { show: 'bars' },
  'sample bars: new shorts': { show: 'bars', bar: 28 },
  'sample bars: the first': { show: 'bars', bar: 1 },
  'nothing moves': { price: 0, coin: 0 },
};
