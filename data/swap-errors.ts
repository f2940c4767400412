import type { SwapError } from './swap-errors.schema';

/** Why a swap reverts, in the words of widely used pool routers. The source is `amm-docs` in sources.ts. */
export const swapErrors: readonly SwapError[] = [
  {
    id: 'revert-minimum-received',
    texts: ['INSUFFICIENT_OUTPUT_AMOUNT', 'Too little received'],
    meaning: 'The swap would have paid less than your minimum received.',
    cause: 'The price moved past your tolerance before the block, or the token takes a tax on each transfer.',
    remedy: 'Get a fresh quote, or a smaller size. Raise the tolerance only if you know why the price moved.',
  },
  {
    id: 'revert-deadline',
    texts: ['EXPIRED', 'Transaction too old'],
    meaning: 'The transaction reached a block after its deadline.',
    cause: 'It stayed pending too long, usually because its gas price was low for a busy network.',
    remedy: 'Get a fresh quote and accept the gas price that the wallet suggests now.',
  },
  {
    id: 'revert-transfer',
    texts: ['TRANSFER_FROM_FAILED', 'STF'],
    meaning: 'The contract could not take the token from your wallet.',
    cause:
      'The approval is missing, too small or not mined yet; the balance is too low; or the token forbids it.',
    remedy:
      'Check balance and approval. If both are enough and it still fails, treat the token as a honeypot.',
  },
];
