import { figureStates } from '../kit/shell/figureStates';
import TradesTape from '.';
import { codecs } from './codecs';
import { figure } from './figure';
import { MOMENTS, prints } from './model';

export default [
  figureStates({
    id: figure.id,
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
