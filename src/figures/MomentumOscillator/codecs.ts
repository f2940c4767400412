import { choiceOf, flag, numberIn } from '../kit/state/codec';
import { SERIES_IDS, seriesBars } from './model';

export const codecs = {
  n: numberIn({ min: 2, max: 30, step: 1 }, 14),
  s: numberIn({ min: 1, max: 10, step: 1 }, 3),
  band: numberIn({ min: 10, max: 90, step: 5 }, 50),
  bars: choiceOf(SERIES_IDS, 'sample'),
  at: numberIn({ min: 0, max: seriesBars.sample.length - 1, step: 1 }, 96),
  parts: flag(true),
};
