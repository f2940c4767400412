import type { ApprovalKind } from './approval-kinds.schema';

/** The ways in which a reader lets a contract take tokens. The source is `ethereum-guides` in sources.ts. */
export const approvalKinds = [
  {
    id: 'exact',
    name: 'Exact amount (PT’s default)',
    youSign: 'A transaction. It costs gas, each time you swap this token.',
    allows: 'The amount of this swap, to one contract, without expiry.',
    ends: 'The swap uses it up. If the swap fails, the allowance stays until used or revoked.',
  },
  {
    id: 'unlimited',
    name: 'Unlimited',
    youSign: 'A transaction. It costs gas once, and none for later swaps through the same contract.',
    allows: 'Every unit of this token that you hold now or receive later, without expiry.',
    ends: 'Only when you revoke it. Leaving the app or disconnecting changes nothing.',
  },
  {
    id: 'permit',
    name: 'Permit (ERC-2612)',
    youSign: 'A message, without gas. Only tokens that implement it can be used this way.',
    allows: 'The amount in the message, to the contract in the message, if used before its deadline.',
    ends: 'Once used it is a normal allowance: spent or revoked. Unused, it ends at its deadline.',
  },
  {
    id: 'permit2',
    name: 'Permit2',
    youSign: 'One approval to the Permit2 contract, with gas, then messages without gas.',
    allows: 'What each message says: amount, contract and expiry, or a single transfer.',
    ends: 'Each permission expires. The approval to Permit2 itself stays until you revoke it.',
  },
] as const satisfies readonly ApprovalKind[];
