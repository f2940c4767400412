import { figureStates } from '../kit/figureStates';
import ScreenerPlayground from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: ScreenerPlayground,
    states: {
      'no filter': { where: '' },
      'a wrong field': { where: 'marketcap > 5' },
      'a wrong word in the middle': { where: 'market_cap > 500m or mvrv < 1' },
      'nothing passes': { where: 'market_cap > 900b' },
      'spot, ascending, other columns': {
        universe: 'spot',
        where: 'mvrv between 0.8 1.2',
        columns: ['mvrv', 'market_cap'],
        sort: 'mvrv',
        order: 'asc',
      },
      'DEX pools': { universe: 'dex', where: '', columns: ['fee_apr'], sort: 'fee_apr' },
    },
  }),
];
