import { figureStates } from '../kit/shell/figureStates';
import MomentumOscillator from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: MomentumOscillator,
    states: {
      'the RSI check series': { bars: 'check', n: 14, s: 1, at: 19 },
      'shortest lookback': { n: 2, s: 1, band: 10 },
      'longest lookback, smoothed': { n: 30, s: 10, band: 90 },
      'before the first value': { at: 0 },
      'ingredients hidden': { parts: false },
    },
  }),
];
