import { describe, expect, it } from 'vitest';
import { chainIdHex, mempoolNotes, networks } from './networks';
import { type Network, networkSchema } from './networks.schema';

/** The specification's own values: PT swaps on these seven, and the registry states both forms of each ID. */
const SPECIFIED = {
  Ethereum: [1, '0x1'],
  'BNB Smart Chain': [56, '0x38'],
  Polygon: [137, '0x89'],
  'Arbitrum One': [42161, '0xa4b1'],
  'OP Mainnet': [10, '0xa'],
  Base: [8453, '0x2105'],
  'Avalanche C-Chain': [43114, '0xa86a'],
} as const;

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('networks', () => {
  it.each(networks.map((network) => [network.id, network] as const))('%s has valid fields', (id, network) => {
    const parsed = networkSchema.safeParse(network);
    expect(parsed.error?.issues ?? [], `data/wallet/networks.ts, record "${id}"`).toEqual([]);
  });

  it('lists exactly the networks on which PT swaps, with their chain IDs in both forms', () => {
    const listed = Object.fromEntries(
      networks.map(({ name, chainId }) => [name, [chainId, chainIdHex(chainId)]]),
    );
    expect(listed, 'data/wallet/networks.ts holds the seven networks of the product model, no more').toEqual(
      SPECIFIED,
    );
  });

  it.each(['id', 'name', 'networkName', 'chainId', 'explorer', 'exampleRpc'] as const)(
    'has no two records with the same %s',
    (field) => {
      expect(
        repeated(networks.map((network) => network[field])),
        `data/wallet/networks.ts: ${field} must be unique`,
      ).toEqual([]);
    },
  );
});

describe('mempools', () => {
  it('are public on Ethereum, BNB Smart Chain and Polygon, and private only where there is a sequencer', () => {
    const seenBy = (who: Network['pendingSwaps']) =>
      networks.filter(({ pendingSwaps }) => pendingSwaps === who).map(({ id }) => id);
    expect(seenBy('public')).toEqual(['ethereum', 'bnb-smart-chain', 'polygon']);
    expect(seenBy('sequencer')).toEqual(['arbitrum-one', 'op-mainnet', 'base']);
    expect(seenBy('validators')).toEqual(['avalanche']);
    expect(mempoolNotes.public.note).toContain('sandwich');
    expect(mempoolNotes.sequencer.note).toContain('sandwich');
  });
});

describe('the schema', () => {
  const base = networks[5];

  it.each([
    ['a plain http endpoint', { exampleRpc: 'http://mainnet.base.org' }],
    ['a trailing slash', { explorer: 'https://basescan.org/' }],
    ['an explorer with a path', { explorer: 'https://basescan.org/address' }],
    ['a hexadecimal chain ID', { chainId: '0x2105' }],
    ['other decimals', { currency: { symbol: 'ETH', decimals: 6 } }],
  ])('refuses %s', (_, change) => {
    expect(networkSchema.safeParse({ ...base, ...change }).success).toBe(false);
  });
});
