import { choiceOf, type States } from '../kit/state/codec';
import { BARS } from './chart';
import { decodeDrawings, encodeDrawings, TOOLS } from './model';

export const codecs = {
  tool: choiceOf(TOOLS, 'fib'),
  /** A retracement of the rise in the middle of the bars, so that the picture says something before the first click. */
  drawings: {
    fallback: 'f63.3234-103.5495',
    read: (text: string) => (encodeDrawings(decodeDrawings(text, BARS.length)) === text ? text : undefined),
    write: (text: string) => text,
  },
};

export const states: States<typeof codecs> = {
  'trendline upwards': { tool: 'trendline', drawings: 't63.3234-103.5495' },
  'upright trendline': { tool: 'trendline', drawings: 't80.3500-80.5000' },
  channel: { tool: 'channel', drawings: 'c63.3234-103.5200-72.4000' },
  'upright channel': { tool: 'channel', drawings: 'c80.3500-80.5000-90.4000' },
  'a small retracement': { tool: 'fib', drawings: 'f66.3500-72.3700' },
  'horizontal line': { tool: 'hline', drawings: 'h70.4500' },
  rectangle: { tool: 'rectangle', drawings: 'r60.3800-85.4400' },
  'measured both ways': { tool: 'measure', drawings: 'm103.5495-112.4200_m112.4200-103.5495' },
  'nothing drawn': { tool: 'fib', drawings: '' },
  'as many as fit': {
    drawings: 'f63.3234-103.5495_h70.4500_r60.3800-85.4400_t63.3234-103.5495_m103.5495-112.4200_h70.3500',
  },
};
