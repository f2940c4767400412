import { approvalKinds } from '@site/data/wallet/approval-kinds';
import { formatNumber } from '@site/src/lib/text/format';
import type { ApprovalReading, KindId, Stage } from './model';

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  before: 'Before',
  approved: 'Approved',
  swapped: 'Swapped',
  failed: 'Swap failed',
  revoked: 'Revoked',
};

/** Short enough for a switch; the page's table has the full names. */
export const KIND_NAMES: Readonly<Record<KindId, string>> = {
  exact: 'Exact amount',
  unlimited: 'Unlimited',
  permit: 'Permit',
  permit2: 'Permit2',
};

export const usdc = (amount: number) => `${formatNumber(amount, 0)} USDC`;
export const allowanceText = (allowance: number) =>
  Number.isFinite(allowance) ? usdc(allowance) : 'unlimited';

/** The sentence below the picture. */
export function describeApproval(kind: KindId, { stage, exposed, balance }: ApprovalReading): string {
  const taken =
    exposed === 0
      ? `the contract can take nothing of your ${usdc(balance)}`
      : `the contract can take ${usdc(exposed)} of your ${usdc(balance)} without asking again`;
  const ends = exposed > 0 ? ` How it ends: ${approvalKinds.find(({ id }) => id === kind)?.ends}` : '';
  return `${STAGE_NAMES[stage]}, ${KIND_NAMES[kind].toLowerCase()}: ${taken}.${ends}`;
}
