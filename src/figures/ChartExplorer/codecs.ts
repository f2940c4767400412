import { sampleBars, TIMEFRAMES } from '@site/src/lib/samples/sampleBars';
import { PRICE_STYLES, SCALE_KINDS } from '../kit/drawing/priceScale';
import { choiceOf, numberIn } from '../kit/state/codec';
import { PART_IDS } from './parts';

const MOST_BARS = sampleBars['1H'].length;

export const codecs = {
  tf: choiceOf(TIMEFRAMES, '4H'),
  style: choiceOf(PRICE_STYLES, 'candles'),
  scale: choiceOf(SCALE_KINDS, 'linear'),
  first: numberIn({ min: 0, max: MOST_BARS, step: 1 }, 60),
  count: numberIn({ min: 1, max: MOST_BARS, step: 1 }, 60),
  at: numberIn({ min: 0, max: MOST_BARS, step: 1 }, 112),
  /** How far the price axis is stretched: 1 fits the bars in view. */
  stretch: numberIn({ min: 0.5, max: 4, step: 0.01 }, 1),
  part: choiceOf(PART_IDS, 'price-area'),
};
