import { numberIn, type States } from '../kit/state/codec';
import { MONTHS } from './model';

export const figure = {
  id: 'unlock-schedule',
  title: 'What an unlock does to the float',
  caption:
    'Try: go to the month before the cliff. Then lower what circulates today and see the same cliff weigh more.',
};

export const codecs = {
  month: numberIn({ min: 0, max: MONTHS - 1, step: 1 }, 0),
  float: numberIn({ min: 10, max: 90, step: 5 }, 40),
  cliff: numberIn({ min: 0, max: 30, step: 1 }, 10),
  cliffMonth: numberIn({ min: 1, max: 24, step: 1 }, 6),
  monthly: numberIn({ min: 0, max: 5, step: 0.1 }, 1.2),
};

export const states: States<typeof codecs> = {
  'the month before the cliff': { month: 5 },
  'a low float before a large cliff': { month: 11, float: 10, cliff: 30, cliffMonth: 12, monthly: 0.5 },
  'everything is out': { month: 35, float: 90, monthly: 5 },
  'no schedule': { monthly: 0, cliff: 0 },
};
