import { exchangeErrors } from '../data/exchange-errors';
import { networks } from '../data/networks';
import { walletErrors } from '../data/wallet-errors';

/** Numbers that name something, so they are written as their owner writes them. */
export const numberCodes: readonly string[] = [
  ...exchangeErrors.map(({ code }) => code),
  ...walletErrors.map(({ code }) => code),
  ...networks.map(({ chainId }) => String(chainId)),
  // The standard for dates.
  '8601',
];
