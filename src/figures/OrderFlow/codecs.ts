import { choiceOf, flag, numberIn } from '../kit/state/codec';
import { ABSORBED, bars, TIERS } from './model';

export const codecs = {
  tier: choiceOf(
    TIERS.map(({ id }) => id),
    'all',
  ),
  bar: numberIn({ min: 1, max: bars.length, step: 1 }, (ABSORBED[1] ?? 0) + 1),
  absorption: flag(true),
};
