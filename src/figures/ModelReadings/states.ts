import { figureStates } from '../kit/shell/figureStates';
import ModelReadings from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: ModelReadings,
    states: {
      'ROSI, first draft': { model: 'rosi', bar: 0, step: 0 },
      'ROSI, at the close': { model: 'rosi', step: 10 },
      'Dip signal, last bar': { model: 'dip-signal', bar: 20, step: 0 },
      'CARI, at the close': { step: 10 },
    },
  }),
];
