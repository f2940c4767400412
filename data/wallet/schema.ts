import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';

export const approvalKindSchema = z.strictObject({
  id,
  name: z.string().min(3),
  /** What the wallet asks for, and whether that costs gas. */
  youSign: sentence('You sign'),
  /** How much can be taken, and for how long. */
  allows: sentence('Allows'),
  /** How it stops being valid. */
  ends: sentence('Ends'),
});

export type ApprovalKind = Readonly<z.infer<typeof approvalKindSchema>>;

/** Wallets refuse plain http, and a pasted path or trailing slash breaks explorer links. */
const httpsUrl = (what: string) =>
  z
    .url({ protocol: /^https$/, error: `${what}: write a full https:// address.` })
    .refine((url) => !url.endsWith('/'), `${what}: leave out the trailing slash.`)
    .refine((url) => url === url.trim(), `${what}: readers paste it as it is, so no spaces around it.`);

/** From the registry of chains. Typed a second time: a wrong digit sends a reader's money to another network. */
const CHAIN_IDS: Readonly<Record<string, number>> = {
  Ethereum: 1,
  'BNB Smart Chain': 56,
  Polygon: 137,
  'Arbitrum One': 42161,
  'OP Mainnet': 10,
  Base: 8453,
  'Avalanche C-Chain': 43114,
};

const fields = z.strictObject({
  id,
  /** The short name that prose uses. */
  name: z.string().min(3),
  /** The name to enter in a wallet, as the chain registry has it. */
  networkName: z.string().min(3),
  /** Decimal. The hexadecimal form is derived, never typed. */
  chainId: z.int().positive('Chain ID: write the decimal number, for example 8453.'),
  /** The coin that pays for gas. */
  currency: z.strictObject({
    symbol: z
      .string()
      .regex(/^[A-Z]{2,6}$/, 'Currency symbol: two to six capital letters; wallets refuse others.'),
    decimals: z.literal(18, 'Decimals: the native coin of each of these networks has 18.'),
  }),
  explorer: httpsUrl('Explorer').refine(
    (url) => new URL(url).pathname === '/',
    'Explorer: write the host only, for example https://basescan.org.',
  ),
  /** One public endpoint, shown as an example: such endpoints are shared, limited and change often. */
  exampleRpc: httpsUrl('Example RPC'),
  /** Who can see a swap before it is in a block, and trade around it. */
  pendingSwaps: z.enum(['public', 'validators', 'sequencer']),
});

export const networkSchema = fields.refine(({ name, chainId }) => CHAIN_IDS[name] === chainId, {
  path: ['chainId'],
  error: 'Chain ID: not the one that the chain registry gives this network. Compare both with chainlist.org.',
});

export type Network = Readonly<z.infer<typeof networkSchema>>;

export const swapErrorSchema = z.strictObject({
  id,
  /** Revert texts as explorers show them, without the name of the contract in front. Routers word one fault differently. */
  texts: z.array(z.string().min(3)).min(1),
  meaning: sentence('Meaning'),
  cause: sentence('Cause'),
  remedy: sentence('Remedy'),
});

export type SwapError = Readonly<z.infer<typeof swapErrorSchema>>;

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

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  approvalKinds: approvalKindSchema,
  networks: [networkSchema, 'id', 'name', 'networkName', 'chainId', 'explorer', 'exampleRpc'],
  swapErrors: [swapErrorSchema, 'id', 'texts'],
  walletErrors: [walletErrorSchema, 'code'],
};
