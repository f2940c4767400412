import { approvalKinds } from '@site/data/wallet/approval-kinds';
import { formatNumber } from '@site/src/lib/text/format';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';
import type { Finding } from '../kit/shell/finding';
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

/** Why nothing can be taken, at the moments when that's so. */
const NOTHING: Readonly<Partial<Record<Stage, string>>> = {
  before: 'You haven’t approved anything yet.',
  swapped: 'The swap used up what you approved.',
  revoked: 'The approval is gone.',
};

export function describeApproval(kind: KindId, reading: ApprovalReading): Finding {
  const { stage, exposed, balance, allowance } = reading;
  const ends = approvalKinds.find(({ id }) => id === kind)?.ends;
  const why =
    exposed > 0
      ? `How it ends: ${lowerFirst(ends ?? '')}`
      : allowance > 0
        ? 'What arrives later can be taken.'
        : NOTHING[stage];
  return {
    verdict:
      exposed > 0
        ? `The contract can take ${formatNumber(exposed, 0)} of your ${usdc(balance)} without asking again.`
        : `The contract can take nothing of your ${usdc(balance)}.`,
    detail: `${STAGE_NAMES[stage]}, ${KIND_NAMES[kind].toLowerCase()}. ${why}`,
  };
}
