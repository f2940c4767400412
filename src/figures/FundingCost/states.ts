import { figureStates } from '../kit/shell/figureStates';
import FundingCost from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: FundingCost,
    states: {
      'a short that pays, hourly': { side: 'short', rate: -0.3, interval: '1', settlements: 90 },
      'no rate': { rate: 0 },
      'the largest position': { rate: 0.3, position: 200_000, leverage: 50, settlements: 90, interval: '2' },
      'the smallest, received': {
        side: 'short',
        position: 1_000,
        leverage: 1,
        settlements: 1,
        interval: '4',
      },
    },
  }),
];
