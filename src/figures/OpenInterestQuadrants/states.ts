import { figureStates } from '../kit/shell/figureStates';
import OpenInterestQuadrants from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: OpenInterestQuadrants,
    states: {
      'new longs': { price: 10, coin: 10 },
      'new shorts': { price: -10, coin: 10 },
      'long unwinding': { price: -4, coin: -6 },
      'sample bars: short covering': { show: 'bars' },
      'sample bars: new shorts': { show: 'bars', bar: 28 },
      'sample bars: the first': { show: 'bars', bar: 1 },
      'nothing moves': { price: 0, coin: 0 },
    },
  }),
];
