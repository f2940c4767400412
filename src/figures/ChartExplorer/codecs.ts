import { sampleBars, TIMEFRAMES } from '@site/src/lib/samples/sampleBars';
import { PRICE_STYLES, SCALE_KINDS } from '../kit/drawing/priceScale';
import { choiceOf, numberIn, type States } from '../kit/state/codec';
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

export const states: States<typeof codecs> = {
  'hourly, hollow candles, logarithmic': { tf: '1H', style: 'hollow-candles', scale: 'log', part: 'header' },
  'daily, bars, in percent': {
    tf: '1D',
    style: 'bars',
    scale: 'percent',
    first: 0,
    count: 20,
    at: 10,
    part: 'legend',
  },
  'line, a part named': { style: 'line', part: 'drawing-rail' },
  'area, zoomed in': { style: 'area', first: 100, count: 10, at: 104, part: 'price-axis' },
  'averaged bars, price axis stretched': { style: 'heikin-ashi', stretch: 4, part: 'right-hand-tabs' },
  'every bar, pressed together': { first: 0, count: 120, at: 0, stretch: 0.5, part: 'strips' },
  'crosshair at the last bar': { at: 119, part: 'crosshair' },
  'time axis': { part: 'time-axis' },
};
