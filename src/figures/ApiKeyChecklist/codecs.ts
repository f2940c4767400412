import { keyLifetime } from '@site/data/trading/exchange-limits';
import { choiceOf, flag, numberIn } from '../kit/state/codec';
import { ACCESS, keyFrom, rightsCodec } from './model';

const first = keyFrom('watch');

export const codecs = {
  access: choiceOf(ACCESS, first.access),
  rights: rightsCodec(first.rights),
  bound: flag(false),
  /** The day on which the password changes; 0 is never. */
  password: numberIn({ min: 0, max: keyLifetime.unboundDays - 1, step: 1 }, 0),
};
