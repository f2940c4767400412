import { figureStates } from '../kit/shell/figureStates';
import MarketToRealised from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: MarketToRealised,
    states: {
      'first week': { week: 1 },
      'bands at their narrowest': { low: 1.4, high: 1.5, week: 60 },
      'bands at their widest': { low: 0.5, high: 2.9, week: 104 },
    },
  }),
];
