import { keyLifetime } from '@site/data/exchange-limits';
import { choiceOf, flag, numberIn } from '../kit/codec';
import { ACCESS, rightsCodec } from './model';

export const codecs = {
  access: choiceOf(ACCESS, 'read'),
  rights: rightsCodec(['right-contract-position']),
  bound: flag(false),
  /** The day on which the password changes; 0 is never. */
  password: numberIn({ min: 0, max: keyLifetime.unboundDays - 1, step: 1 }, 0),
};
