import { chainIdHex } from '@site/data/wallet/networks';
import type { Network } from '@site/data/wallet/types';

type NetworkField = {
  readonly label: string;
  readonly value: string;
  /** Completes "Copy … of Base". */
  readonly noun: string;
};

/** What a wallet asks for when a network is added, in the order of its form, the chain ID in both forms. */
export function networkFields(network: Network): readonly NetworkField[] {
  return [
    { label: 'Name', noun: 'network name', value: network.networkName },
    { label: 'Example RPC', noun: 'example RPC URL', value: network.exampleRpc },
    { label: 'Chain ID', noun: 'chain ID', value: String(network.chainId) },
    { label: 'In hex', noun: 'hexadecimal chain ID', value: chainIdHex(network.chainId) },
    { label: 'Currency', noun: 'currency symbol', value: network.currency.symbol },
    { label: 'Explorer', noun: 'block explorer URL', value: network.explorer },
  ];
}

/** Pieces between which an address may wrap, so that it breaks at its dots and slashes on a phone. */
export function wrapPieces(value: string): readonly string[] {
  return value.match(/^https:\/\/|[./]?[^./]+/g) ?? [value];
}
