import { z } from 'zod';
import { readRecords } from '../readRecords';
import type { WalletError } from './types';

const shape = z.strictObject({
  fixedBy: z.enum(['You', 'You or PT', 'You or your RPC provider']),
  origin: z.enum(['EIP-1193', 'EIP-1474', 'JSON-RPC 2.0', 'MetaMask']),
  meaning: z.string(),
  cause: z.string(),
  remedy: z.string(),
});

/** Codes that a wallet hands to PT. */
export const walletErrors: readonly WalletError[] = readRecords('wallet/wallet-errors.yaml', shape).map(
  ({ id, fields }) => ({ code: id, ...fields }),
);
