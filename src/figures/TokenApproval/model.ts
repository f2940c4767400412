import { approvalKinds } from '@site/data/wallet/approval-kinds';
import { formatNumber, usdc } from '@site/src/lib/text/format';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';
import type { Finding } from '../kit/shell/finding';

export type KindId = (typeof approvalKinds)[number]['id'];
export const KINDS: readonly KindId[] = approvalKinds.map(({ id }) => id);

/** The moments of a swap, in order; a swap either goes through or fails. */
export const STAGES = ['before', 'approved', 'failed', 'swapped', 'revoked'] as const;
export type Stage = (typeof STAGES)[number];

export const BALANCE = 10_000;
export const ARRIVES = 5_000;

export type ApprovalInput = {
  readonly kind: KindId;
  readonly amount: number;
  /** More of the token arrives after the swap. */
  readonly hasMore: boolean;
};

export type ApprovalReading = {
  readonly stage: Stage;
  readonly balance: number;
  /** Infinite when unlimited. */
  readonly allowance: number;
  /** What the contract can take now without asking again. */
  readonly exposed: number;
};

function allowanceAt(stage: Stage, { kind, amount }: ApprovalInput): number {
  if (stage === 'before' || stage === 'revoked') {
    return 0;
  }
  if (kind === 'unlimited') {
    return Number.POSITIVE_INFINITY;
  }
  // An exact approval and a signed message are used up by the swap. If it fails, they stay.
  return stage === 'swapped' ? 0 : amount;
}

function balanceAt(stage: Stage, { amount, hasMore }: ApprovalInput): number {
  const isSpent = stage === 'swapped' || stage === 'revoked';
  const isLater = isSpent || stage === 'failed';
  return BALANCE - (isSpent ? amount : 0) + (isLater && hasMore ? ARRIVES : 0);
}

export function readApproval(stage: Stage, input: ApprovalInput): ApprovalReading {
  const balance = balanceAt(stage, input);
  const allowance = allowanceAt(stage, input);
  return { stage, balance, allowance, exposed: Math.min(balance, allowance) };
}

export const readStages = (input: ApprovalInput) => STAGES.map((stage) => readApproval(stage, input));

/** Transactions that cost gas, for this many swaps of the token: messages cost none. */
export function transactionsFor(kind: KindId, swaps: number): number {
  const approvals = { exact: swaps, unlimited: 1, permit: 0, permit2: 1 }[kind];
  return approvals + swaps;
}

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
