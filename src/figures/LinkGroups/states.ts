import { figureStates } from '../kit/shell/figureStates';
import LinkGroups from '.';
import { codecs } from './codecs';
import { figure } from './figure';
import { deskCodec } from './model';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: LinkGroups,
    states: {
      'a row clicked in the screener': { desk: deskCodec.read('b2b2b2b2o0-3') },
      'changed in the trades': { active: 'trades', desk: deskCodec.read('b1b0b0b0o0-3') },
      'trades on its own': { active: 'trades', desk: deskCodec.read('b2b2b2-1o0-3') },
      'a group of its own': { active: 'metric' },
      'a list that nothing follows': { active: 'watchlist', desk: deskCodec.read('g2g2v1v1o0-3') },
      'the chart leads': { active: 'workbench' },
      'the order book leads': { active: 'orderbook' },
    },
  }),
];
