import { choiceOf, numberIn, type States } from '../kit/state/codec';
import { FILTERS, MOMENTS, prints } from './model';

export const figure = {
  id: 'trades-tape',
  title: 'A few minutes of tape',
  caption:
    'Try: step through the tape with Next 1 and Next 10. Then raise the filter and go to each pattern: the slices vanish, the one big buy stays.',
};

export const codecs = {
  print: numberIn({ min: 1, max: prints.length, step: 1 }, 24),
  filter: choiceOf(
    FILTERS.map(({ id }) => id),
    'all',
  ),
};

export const states: States<typeof codecs> = {
  'the first print': { print: 1 },
  'the first print, filtered away': { print: 1, filter: '100k' },
  'one big buy': { print: (MOMENTS.find(({ id }) => id === 'walk')?.to ?? 0) + 1, filter: '10k' },
  'the last print': { print: prints.length, filter: '1k' },
};
