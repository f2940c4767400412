import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { walletErrors } from './wallet-errors';

export const walletErrorSchema = z
  .strictObject({
    code: z
      .string()
      .regex(/^-?\d{4,5}$/, 'Code: as wallets show it, with an ASCII minus, for example -32002.'),
    meaning: sentence('Meaning'),
    cause: sentence('Cause'),
    remedy: sentence('Remedy'),
    fixedBy: z.enum(['You', 'You or PT', 'You or your RPC provider']),
    /** Who defined the number. MetaMask gives two numbers a sense of its own that other wallets copied. */
    origin: z.enum(['EIP-1193', 'EIP-1474', 'JSON-RPC 2.0', 'MetaMask']),
  })
  .refine(({ origin, cause }) => origin !== 'MetaMask' || cause.includes('MetaMask'), {
    path: ['cause'],
    error: 'Cause: say that this sense of the number is MetaMask’s own.',
  });

export type WalletError = Readonly<z.infer<typeof walletErrorSchema>>;

export const tables: Tables = [[walletErrorSchema, walletErrors, ['code']]];
