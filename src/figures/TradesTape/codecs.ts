import { choiceOf, numberIn } from '../kit/state/codec';
import { FILTERS, prints } from './model';

export const codecs = {
  print: numberIn({ min: 1, max: prints.length, step: 1 }, 24),
  filter: choiceOf(
    FILTERS.map(({ id }) => id),
    'all',
  ),
};
