import { choiceOf, flag, numberIn, type States } from '../kit/state/codec';
import { BANDS } from './model';

export const figure = {
  id: 'order-book',
  title: 'What a market order takes from the book',
  caption:
    'Try: raise the size until the order eats through the first levels. Then add the large ask and watch average price and imbalance change.',
};

export const codecs = {
  side: choiceOf(['buy', 'sell'], 'buy'),
  size: numberIn({ min: 1, max: 350, step: 1 }, 20),
  band: choiceOf(BANDS, '1'),
  wall: flag(false),
  /** The feed ends inside all but the narrowest band. */
  short: flag(false),
};

export const states: States<typeof codecs> = {
  'a large sale': { side: 'sell', size: 250, band: '2.5' },
  'with the large ask': { wall: true, band: '5', size: 60 },
  'the smallest size': { size: 1, band: '0.1' },
  'as much as there is': { size: 350, band: '10' },
  'a feed that ends inside the band': { size: 100, band: '0.5', short: true },
  'the widest band': { band: '25' },
};
