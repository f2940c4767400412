import { type ById, withIds } from '../withIds';
import type { ApprovalKind } from './types';

/** The ways in which a reader lets a contract take tokens. The source is `ethereum-guides` in sources.ts. */
export const approvalKinds = withIds({
  exact: {
    name: 'Exact amount (PT’s default)',
    youSign: 'A transaction, with gas, for each swap of this token.',
    allows: 'This swap’s amount.',
    ends: 'The swap uses it up. If the swap fails, it stays until used or revoked.',
  },
  unlimited: {
    name: 'Unlimited',
    youSign: 'One transaction, with gas, for all swaps of this token.',
    allows: 'All you hold of this token, now and later.',
    ends: 'Only when you revoke it. Disconnecting changes nothing.',
  },
  permit: {
    name: 'Permit (ERC-2612)',
    youSign: 'A message, without gas. Only some tokens support it.',
    allows: 'The amount in the message, until its deadline.',
    ends: 'At its deadline if unused. Once used, when it’s spent or revoked.',
  },
  permit2: {
    name: 'Permit2',
    youSign: 'One approval to Permit2, with gas, then messages without gas.',
    allows: 'What each message says: amount and expiry.',
    ends: 'Each message expires. The approval to Permit2 stays until revoked.',
  },
} satisfies ById<ApprovalKind>);
