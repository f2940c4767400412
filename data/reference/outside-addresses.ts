import type { SourceId } from './sources';

type OutsideAddress = { readonly name: string; readonly url: `https://${string}`; readonly source: SourceId };

/** Pages of others that a reader in trouble needs, each with the source that names it. */
export const outsideAddresses = {
  'bybit-keys': {
    name: 'Bybit’s API page',
    url: 'https://www.bybit.com/app/user/api-management',
    source: 'bybit-api',
  },
  'bybit-support': {
    name: 'Bybit’s help centre',
    url: 'https://www.bybit.com/en/help-center',
    source: 'bybit-help',
  },
  'revoke-cash': { name: 'revoke.cash', url: 'https://revoke.cash', source: 'ethereum-guides' },
  'approval-checker': {
    name: 'Etherscan’s approval checker',
    url: 'https://etherscan.io/tokenapprovalchecker',
    source: 'ethereum-guides',
  },
} as const satisfies Readonly<Record<string, OutsideAddress>>;

export type OutsideAddressId = keyof typeof outsideAddresses;
