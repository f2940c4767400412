import { figureStates } from '../kit/shell/figureStates';
import OrderCost from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: OrderCost,
    states: {
      'a short': { side: 'short', maintenance: '1' },
      'liquidated before the stop': { leverage: 100, stop: 10, maintenance: '2' },
      'smallest, no fee': { size: 0.005, leverage: 1, fee: 0, stop: 0.5, target: 0.5 },
      'largest, highest fee': { size: 0.5, leverage: 50, fee: 0.1, stop: 10, target: 20 },
      'fees eat the gain': { target: 0.5, stop: 0.5, fee: 0.1 },
    },
  }),
];
