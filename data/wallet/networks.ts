import { type ById, withIds } from '../withIds';
import type { Network } from './types';

/** The networks on which PT swaps. Values as in the chain registry; the source is `chain-list` in sources.ts. */
export const networks = /* @__PURE__ */ withIds({
  ethereum: {
    name: 'Ethereum',
    networkName: 'Ethereum Mainnet',
    chainId: 1,
    currency: { symbol: 'ETH', decimals: 18 },
    explorer: 'https://etherscan.io',
    exampleRpc: 'https://ethereum-rpc.publicnode.com',
    pendingSwaps: 'public',
  },
  'bnb-smart-chain': {
    name: 'BNB Smart Chain',
    networkName: 'BNB Smart Chain Mainnet',
    chainId: 56,
    currency: { symbol: 'BNB', decimals: 18 },
    explorer: 'https://bscscan.com',
    exampleRpc: 'https://bsc-dataseed1.bnbchain.org',
    pendingSwaps: 'public',
  },
  polygon: {
    name: 'Polygon',
    networkName: 'Polygon Mainnet',
    chainId: 137,
    currency: { symbol: 'POL', decimals: 18 },
    explorer: 'https://polygonscan.com',
    exampleRpc: 'https://polygon.drpc.org',
    pendingSwaps: 'public',
  },
  'arbitrum-one': {
    name: 'Arbitrum One',
    networkName: 'Arbitrum One',
    chainId: 42161,
    currency: { symbol: 'ETH', decimals: 18 },
    explorer: 'https://arbiscan.io',
    exampleRpc: 'https://arb1.arbitrum.io/rpc',
    pendingSwaps: 'sequencer',
  },
  'op-mainnet': {
    name: 'OP Mainnet',
    networkName: 'OP Mainnet',
    chainId: 10,
    currency: { symbol: 'ETH', decimals: 18 },
    explorer: 'https://optimistic.etherscan.io',
    exampleRpc: 'https://mainnet.optimism.io',
    pendingSwaps: 'sequencer',
  },
  base: {
    name: 'Base',
    networkName: 'Base',
    chainId: 8453,
    currency: { symbol: 'ETH', decimals: 18 },
    explorer: 'https://basescan.org',
    exampleRpc: 'https://mainnet.base.org',
    pendingSwaps: 'sequencer',
  },
  avalanche: {
    name: 'Avalanche C-Chain',
    networkName: 'Avalanche C-Chain',
    chainId: 43114,
    currency: { symbol: 'AVAX', decimals: 18 },
    explorer: 'https://snowtrace.io',
    exampleRpc: 'https://api.avax.network/ext/bc/C/rpc',
    // Ava Labs on transaction gossip: build.avax.network/blog/p2p-network-anomalies, read in November 2026.
    pendingSwaps: 'validators',
  },
} satisfies ById<Network>);

/** The form in which sites and some wallets state a chain ID: 8453 is 0x2105. */
export function chainIdHex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}

/** Who sees a swap before it is in a block, and what that means for it. */
export const mempoolNotes = {
  public: {
    seenBy: 'Anyone',
    note: 'anyone can see a pending swap. Keep the tolerance low or use a private RPC.',
  },
  validators: {
    seenBy: 'Validators',
    note: 'validators see pending swaps, and some trade on them. Keep the tolerance low here too.',
  },
  sequencer: {
    seenBy: 'The sequencer',
    note: 'only the sequencer, which orders the transactions, sees a pending swap, so a sandwich is much harder.',
  },
} as const satisfies Record<Network['pendingSwaps'], { seenBy: string; note: string }>;
