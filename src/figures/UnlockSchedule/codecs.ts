import { numberIn } from '../kit/state/codec';
import { MONTHS } from './model';

export const codecs = {
  month: numberIn({ min: 0, max: MONTHS - 1, step: 1 }, 0),
  float: numberIn({ min: 10, max: 90, step: 5 }, 40),
  cliff: numberIn({ min: 0, max: 30, step: 1 }, 10),
  cliffMonth: numberIn({ min: 1, max: 24, step: 1 }, 6),
  monthly: numberIn({ min: 0, max: 5, step: 0.1 }, 1.2),
};
