import { numberIn, type States } from '../kit/state/codec';
import { weeks } from './model';

export const figure = {
  id: 'mvrv-bands',
  title: 'Market cap over realised cap',
  caption:
    'Try: set the bands so that they fit the first peak and the first low, then see how well they fit the second.',
};

export const codecs = {
  week: numberIn({ min: 1, max: weeks.length, step: 1 }, 80),
  low: numberIn({ min: 0.5, max: 1.4, step: 0.05 }, 1),
  high: numberIn({ min: 1.5, max: 2.9, step: 0.05 }, 2),
};

export const states: States<typeof codecs> = {
  'first week': { week: 1 },
  'bands at their narrowest': { low: 1.4, high: 1.5, week: 60 },
  'bands at their widest': { low: 0.5, high: 2.9, week: 104 },
};
