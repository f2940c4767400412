import { withIds } from '../withIds';
import type { SwapError } from './types';

/** Why a swap reverts, in the words of widely used pool routers. The source is `amm-docs` in sources.ts. */
export const swapErrors = withIds<SwapError>({
  'revert-minimum-received': {
    texts: ['INSUFFICIENT_OUTPUT_AMOUNT', 'Too little received'],
    meaning: 'The swap would have paid less than your minimum.',
    cause: 'Price moved past your tolerance. In a v2-style pool, a transfer tax does the same.',
    remedy: 'Get a fresh quote. Raise the tolerance only if you know why price moved.',
  },
  'revert-deadline': {
    texts: ['EXPIRED', 'Transaction too old'],
    meaning: 'The swap was mined after its deadline.',
    cause: 'Usually its gas price was low.',
    remedy: 'Get a fresh quote and accept the gas price the wallet suggests.',
  },
  'revert-transfer': {
    texts: ['TRANSFER_FROM_FAILED', 'STF'],
    meaning: 'The contract couldn’t take the token from your wallet.',
    cause: 'The approval is missing or too small, the balance is too low, or the token forbids it.',
    remedy: 'Check balance and approval. If both are fine, treat the token as a honeypot.',
  },
  'revert-product': {
    texts: ['UniswapV2: K'],
    meaning: 'A v2-style pool would have held less after the swap than its rule allows.',
    cause: 'Usually the token takes a tax on transfers, and less arrived in the pool than was sent.',
    remedy: 'Set the tolerance above the tax and get a fresh quote, or leave the token alone.',
  },
  'revert-tax': {
    texts: ['IIA'],
    meaning: 'A v3-style pool got less of the token than it requires.',
    cause: 'The token takes a tax on transfers. You’re probably selling it.',
    remedy: 'Try a v2-style pool with a tolerance above the tax. If there’s none, the token can’t be sold.',
  },
});
