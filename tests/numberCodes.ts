import { exchangeErrors } from '../data/trading/exchange-errors';
import { networks } from '../data/wallet/networks';
import { walletErrors } from '../data/wallet/wallet-errors';

/** Numbers that name something, so they are written as their owner writes them. */
export const numberCodes: readonly string[] = [
  ...exchangeErrors.map(({ code }) => code),
  ...walletErrors.map(({ code }) => code),
  ...networks.map(({ chainId }) => String(chainId)),
  // The standard for dates.
  '8601',
];
