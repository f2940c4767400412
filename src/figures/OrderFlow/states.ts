import { figureStates } from '../kit/shell/figureStates';
import OrderFlow from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: OrderFlow,
    states: {
      'small prints': { tier: '0-1k', bar: 1 },
      'tier 1k–10k': { tier: '1k-10k' },
      'tier 10k–100k': { tier: '10k-100k', absorption: false },
      'tier 100k–1m': { tier: '100k-1m' },
      'a tier without a print': { tier: '1m-10m', bar: 1 },
    },
  }),
];
