import { figureStates } from '../kit/shell/figureStates';
import SwapCalculator from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: SwapCalculator,
    states: {
      'a usual swap': { pay: 10_000 },
      'a small swap': { pay: 1_000, fee: '0.05', tolerance: 0.1 },
      'a very large swap': { pay: 200_000, fee: '1', tolerance: 5 },
      'the lowest fee': { fee: '0.01' },
    },
  }),
];
