import type { SwapError } from './swap-errors.schema';

/** Why a swap reverts, in the words of widely used pool routers. The source is `amm-docs` in sources.ts. */
export const swapErrors: readonly SwapError[] = [
  {
    id: 'revert-minimum-received',
    texts: ['INSUFFICIENT_OUTPUT_AMOUNT', 'Too little received'],
    meaning: 'The swap would have paid less than your minimum received.',
    cause: 'Price moved past your tolerance, or the token takes a transfer tax.',
    remedy: 'Get a fresh quote or use a smaller size. Raise the tolerance only if you know why price moved.',
  },
  {
    id: 'revert-deadline',
    texts: ['EXPIRED', 'Transaction too old'],
    meaning: 'The swap was mined after its deadline.',
    cause: 'It was pending too long, usually because its gas price was low.',
    remedy: 'Get a fresh quote and accept the gas price the wallet suggests.',
  },
  {
    id: 'revert-transfer',
    texts: ['TRANSFER_FROM_FAILED', 'STF'],
    meaning: 'The contract couldn’t take the token from your wallet.',
    cause: 'The approval is missing or too small, the balance is too low, or the token forbids it.',
    remedy: 'Check balance and approval. If both are fine, treat the token as a honeypot.',
  },
];
