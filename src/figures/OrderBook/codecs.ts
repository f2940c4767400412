import { choiceOf, flag, numberIn, type States } from '../kit/state/codec';
import { BANDS } from './model';

export const codecs = {
  book: choiceOf(['sample', 'small'], 'sample'),
  side: choiceOf(['buy', 'sell'], 'buy'),
  /** Sizes differ so much between the two books that each keeps its own. */
  sample: numberIn({ min: 10, max: 1_000, step: 10 }, 400),
  small: numberIn({ min: 0.5, max: 24, step: 0.5 }, 8),
  band: choiceOf(BANDS, '1'),
  wall: flag(true),
  /** The feed ends inside all but the narrowest band. */
  short: flag(false),
};

export const states: States<typeof codecs> = {
  'a sale through the wall': { side: 'sell', sample: 1_000, band: '2.5' },
  'without the wall': { wall: false, band: '5' },
  'the smallest size': { sample: 10, band: '0.1' },
  'a thin market': { sample: 1_000, band: '10' },
  'a feed that ends inside the band': { sample: 100, band: '0.5', short: true },
  'the small book of the worked example': { book: 'small', band: '25' },
  'more than the book holds': { book: 'small', small: 24 },
};
