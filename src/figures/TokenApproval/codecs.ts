import { choiceOf, flag, numberIn } from '../kit/state/codec';
import { BALANCE, KINDS, STAGES } from './model';

export const codecs = {
  kind: choiceOf(KINDS, 'exact'),
  stage: choiceOf(STAGES, 'approved'),
  amount: numberIn({ min: 500, max: BALANCE, step: 500 }, 2_000),
  more: flag(false),
};
