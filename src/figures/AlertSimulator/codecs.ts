import { triggerScenario } from '@site/data/alerts/trigger-scenario';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { choiceOf, numberIn, textUpTo } from '../kit/state/codec';
import { comparisons, moments } from './model';

export const codecs = {
  condition: choiceOf(comparisons, 'crosses'),
  level: numberIn({ min: 99, max: 101.4, step: 0.1 }, triggerScenario.level),
  made: choiceOf(moments, 'early'),
  trigger: choiceOf(triggerKinds, 'once-per-bar'),
  message: textUpTo(160, '{symbol} at {price}: value {value} met the condition ({time}).'),
};
