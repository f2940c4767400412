import type { States } from '../kit/state/codec';
import { scoresCodec } from './model';

export const figure = {
  id: 'token-rating',
  title: 'Nine sub-scores and their overall',
  caption:
    'Try: set Leverage to 2.0 and watch the overall change its band on the day its data arrives. All nine weigh the same here. The real weights aren’t published.',
};

export const codecs = { scores: scoresCodec };

export const states: States<typeof codecs> = {
  'every score known': { scores: scoresCodec.read('7_6_5_7_6_4_6_7_2') },
  'no score known': { scores: scoresCodec.read('x_x_x_x_x_x_x_x_x') },
  'all at zero': { scores: scoresCodec.read('0_0_0_0_0_0_0_0_0') },
  'all at ten': { scores: scoresCodec.read('10_10_10_10_10_10_10_10_10') },
  'one score known': { scores: scoresCodec.read('9.5_x_x_x_x_x_x_x_x') },
};
