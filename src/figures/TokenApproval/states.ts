import { figureStates } from '../kit/shell/figureStates';
import TokenApproval from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: TokenApproval,
    states: {
      'before anything': { stage: 'before' },
      'unlimited after the swap': { kind: 'unlimited', stage: 'swapped', more: true },
      'a permit whose swap failed': { kind: 'permit', stage: 'failed' },
      'Permit2, everything swapped': { kind: 'permit2', stage: 'swapped', amount: 10_000 },
      revoked: { kind: 'unlimited', stage: 'revoked', amount: 500 },
    },
  }),
];
