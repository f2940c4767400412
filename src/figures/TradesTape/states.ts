import { figureStates } from '../kit/figureStates';
import TradesTape from '.';
import { codecs, FIGURE } from './Interactive';
import { MOMENTS, prints } from './model';

export default [
  figureStates({
    id: FIGURE,
    codecs,
    Figure: TradesTape,
    states: {
      'the first print': { print: 1 },
      'the first print, filtered away': { print: 1, filter: '100k' },
      'one big buy': { print: (MOMENTS.find(({ id }) => id === 'walk')?.to ?? 0) + 1, filter: '10k' },
      'the last print': { print: prints.length, filter: '1k' },
    },
  }),
];
