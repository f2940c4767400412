import { choiceOf, flag, numberIn, type States } from '../kit/state/codec';
import { BALANCE, KINDS, STAGES } from './model';

export const figure = {
  id: 'token-approval',
  title: 'What a contract may take',
  caption:
    'Try: choose Unlimited and look after the swap. Then let more USDC arrive, and compare with the exact amount.',
};

export const codecs = {
  kind: choiceOf(KINDS, 'exact'),
  stage: choiceOf(STAGES, 'approved'),
  amount: numberIn({ min: 500, max: BALANCE, step: 500 }, 2_000),
  more: flag(false),
};

export const states: States<typeof codecs> = {
  'before anything': { stage: 'before' },
  'unlimited after the swap': { kind: 'unlimited', stage: 'swapped', more: true },
  'a permit whose swap failed': { kind: 'permit', stage: 'failed' },
  'Permit2, everything swapped': { kind: 'permit2', stage: 'swapped', amount: 10_000 },
  revoked: { kind: 'unlimited', stage: 'revoked', amount: 500 },
};
