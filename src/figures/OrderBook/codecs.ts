import { choiceOf, flag, numberIn } from '../kit/state/codec';
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
