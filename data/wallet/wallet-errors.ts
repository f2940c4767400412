import { z } from 'zod';
import { readRecords } from '../readRecords';

const shape = z.strictObject({
  fixedBy: z.enum(['You', 'You or PT', 'You or your RPC provider']),
  /** Who defined the number. MetaMask gives two numbers a sense of its own that other wallets copied. */
  origin: z.enum(['EIP-1193', 'EIP-1474', 'JSON-RPC 2.0', 'MetaMask']),
  meaning: z.string(),
  cause: z.string(),
  remedy: z.string(),
});

/** Codes that a wallet hands to PT, as wallets show them, with an ASCII minus: -32002. */
export const walletErrors = readRecords('wallet/wallet-errors.yaml', shape).map(({ id, fields }) => ({
  code: id,
  ...fields,
}));
