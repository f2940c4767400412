import type { DecodableError } from '@site/src/components/trading/ErrorDecoder/types';
import { expect, it } from 'vitest';
import { walletErrors } from './wallet-errors';
import { walletErrorSchema } from './wallet-errors.schema';

// The decoder's row type is the contract: a record that drifts from it fails to compile here.
const rows: readonly DecodableError[] = walletErrors;

it.each(walletErrors.map((error) => [error.code, error] as const))('%s has valid fields', (code, error) => {
  const parsed = walletErrorSchema.safeParse(error);
  expect(parsed.error?.issues ?? [], `data/wallet/wallet-errors.ts, record "${code}"`).toEqual([]);
});

it('explains every code that a reader may meet, once', () => {
  const codes = rows.map(({ code }) => code);
  expect(codes, 'data/wallet/wallet-errors.ts: one record per code').toEqual([
    '4001',
    '4100',
    '4200',
    '4900',
    '4901',
    '4902',
    '-32002',
    '-32603',
    '-32000',
    '-32602',
  ]);
});

it('marks the two numbers whose sense is MetaMask’s own, and says so to the reader', () => {
  const own = walletErrors.filter(({ origin }) => origin === 'MetaMask');
  expect(own.map(({ code }) => code)).toEqual(['4902', '-32002']);
  for (const { code, cause } of own) {
    expect(cause, `data/wallet/wallet-errors.ts, record "${code}": the cause must name MetaMask`).toContain(
      'MetaMask',
    );
  }
});
