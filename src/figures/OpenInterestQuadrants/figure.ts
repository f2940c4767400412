import { numberIn, type States } from '../kit/state/codec';

export const figure = {
  id: 'open-interest-quadrants',
  title: 'Price and open interest',
  caption:
    'Try: move the point into each quarter. Then cross the amber line and see where open interest in USD says the opposite of contracts.',
};

/** Changes in percent. */
const change = { min: -10, max: 10, step: 0.5 };

export const codecs = {
  price: numberIn(change, 6),
  coin: numberIn(change, -3),
};

export const states: States<typeof codecs> = {
  'new longs': { price: 10, coin: 10 },
  'new shorts': { price: -10, coin: 10 },
  'long unwinding': { price: -4, coin: -6 },
  'nothing moves': { price: 0, coin: 0 },
};
