import { figureStates } from '../kit/shell/figureStates';
import AlertSimulator from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: AlertSimulator,
    states: {
      'above, every time': { condition: 'above', trigger: 'every-time' },
      'below, at the close of a bar': { condition: 'below', trigger: 'once-per-bar-close' },
      'made late, once': { made: 'late', trigger: 'once' },
      'a level that is never reached': { level: 101.4, condition: 'above' },
      'no message': { message: '' },
      'a message with an unknown placeholder': { message: '{symbol} {nothing} {price}' },
    },
  }),
];
