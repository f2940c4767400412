import type { ApprovalKind } from './approval-kinds.schema';

/** The ways in which a reader lets a contract take tokens. The source is `ethereum-guides` in sources.ts. */
export const approvalKinds = [
  {
    id: 'exact',
    name: 'Exact amount (PT’s default)',
    youSign: 'A transaction, with gas, for each swap of this token.',
    allows: 'This swap’s amount, to one contract, without expiry.',
    ends: 'The swap uses it up. If the swap fails, it stays until used or revoked.',
  },
  {
    id: 'unlimited',
    name: 'Unlimited',
    youSign: 'One transaction, with gas. Later swaps through the same contract need none.',
    allows: 'All you hold of this token, now and later, without expiry.',
    ends: 'Only when you revoke it. Disconnecting changes nothing.',
  },
  {
    id: 'permit',
    name: 'Permit (ERC-2612)',
    youSign: 'A message, without gas. Only some tokens support it.',
    allows: 'The amount and contract in the message, until its deadline.',
    ends: 'Unused, at its deadline. Once used, when spent or revoked.',
  },
  {
    id: 'permit2',
    name: 'Permit2',
    youSign: 'One approval to Permit2, with gas, then messages without gas.',
    allows: 'What each message says: amount, contract and expiry.',
    ends: 'Each permission expires. The approval to Permit2 stays until revoked.',
  },
] as const satisfies readonly ApprovalKind[];
