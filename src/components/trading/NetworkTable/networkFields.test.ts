import { networks } from '@site/data/wallet/networks';
import { describe, expect, it } from 'vitest';
import { networkFields, wrapPieces } from './networkFields';

describe('networkFields', () => {
  it('gives every field of every network, each named apart from the others', () => {
    const names = networks.flatMap((network) =>
      networkFields(network).map(({ noun }) => `${noun} of ${network.name}`),
    );
    expect(names).toHaveLength(networks.length * 6);
    expect(new Set(names).size, 'two copy buttons would have the same name').toBe(names.length);
  });

  it('never changes what is copied by wrapping what is shown', () => {
    for (const { value } of networks.flatMap((network) => networkFields(network))) {
      expect(wrapPieces(value).join('')).toBe(value);
    }
  });
});

describe('wrapPieces', () => {
  it.each([
    ['https://arb1.arbitrum.io/rpc', ['https://', 'arb1', '.arbitrum', '.io', '/rpc']],
    ['BNB Smart Chain Mainnet', ['BNB Smart Chain Mainnet']],
    ['0x2105', ['0x2105']],
  ])('splits %j', (value, pieces) => {
    expect(wrapPieces(value)).toEqual(pieces);
  });
});
