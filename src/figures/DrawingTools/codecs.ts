import { choiceOf, textUpTo } from '../kit/state/codec';
import { TOOLS } from './model';

export const codecs = {
  tool: choiceOf(TOOLS, 'fib'),
  /** A retracement of the rise in the middle of the bars, so that the picture says something before the first click. */
  drawings: textUpTo(200, 'f63.3234-103.5495'),
};
