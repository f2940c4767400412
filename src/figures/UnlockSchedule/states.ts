import { figureStates } from '../kit/shell/figureStates';
import UnlockSchedule from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: UnlockSchedule,
    states: {
      'the month before the cliff': { month: 5 },
      'a low float before a large cliff': { month: 11, float: 10, cliff: 30, cliffMonth: 12, monthly: 0.5 },
      'everything is out': { month: 35, float: 90, monthly: 5 },
      'no schedule': { monthly: 0, cliff: 0 },
    },
  }),
];
