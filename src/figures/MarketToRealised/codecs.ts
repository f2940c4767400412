import { numberIn } from '../kit/state/codec';
import { weeks } from './model';

export const codecs = {
  week: numberIn({ min: 1, max: weeks.length, step: 1 }, 80),
  low: numberIn({ min: 0.5, max: 1.4, step: 0.05 }, 1),
  high: numberIn({ min: 1.5, max: 2.9, step: 0.05 }, 2),
};
