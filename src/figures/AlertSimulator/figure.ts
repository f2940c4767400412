import { triggerScenario } from '@site/data/alerts/trigger-scenario';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { choiceOf, numberIn, type States } from '../kit/state/codec';
import { comparisons, moments } from './model';

export const figure = {
  id: 'alert-simulator',
  title: 'The same bars under all four triggers',
  caption:
    'Try: choose each trigger in turn and read what arrives. Then change the condition to “Is above” and move the level into the spike of the second bar.',
};

export const codecs = {
  condition: choiceOf(comparisons, 'crosses'),
  level: numberIn({ min: 99, max: 101.4, step: 0.1 }, triggerScenario.level),
  made: choiceOf(moments, 'early'),
  trigger: choiceOf(triggerKinds, 'once-per-bar'),
};

export const states: States<typeof codecs> = {
  'above, every time': { condition: 'above', trigger: 'every-time' },
  'below, at the close of a bar': { condition: 'below', trigger: 'once-per-bar-close' },
  'made late, once': { made: 'late', trigger: 'once' },
  'a level that is never reached': { level: 101.4, condition: 'above' },
};
