import { approvalKinds } from '@site/data/wallet/approval-kinds';
import { describe, expect, it } from 'vitest';
import { type ApprovalInput, KINDS, readApproval, readStages, STAGES, transactionsFor } from './model';

const exact: ApprovalInput = { kind: 'exact', amount: 2_000, hasMore: false };
const exposedOf = (input: ApprovalInput) => readStages(input).map(({ exposed }) => exposed);

describe('token approval', () => {
  it('lets the contract take the exact amount until the swap uses it up; a failed swap leaves it', () => {
    expect(STAGES).toEqual(['before', 'approved', 'failed', 'swapped', 'revoked']);
    expect(exposedOf(exact)).toEqual([0, 2_000, 2_000, 0, 0]);
    expect(readApproval('swapped', exact).balance).toBe(8_000);
    expect(readApproval('failed', exact).balance).toBe(10_000);
  });

  it('exposes everything with an unlimited approval, what arrives later too, until it is revoked', () => {
    const unlimited: ApprovalInput = { ...exact, kind: 'unlimited' };
    expect(exposedOf(unlimited)).toEqual([0, 10_000, 10_000, 8_000, 0]);
    expect(exposedOf({ ...unlimited, hasMore: true })).toEqual([0, 10_000, 15_000, 13_000, 0]);
    expect(exposedOf({ ...exact, hasMore: true })).toEqual([0, 2_000, 2_000, 0, 0]);
  });

  it('counts the transactions with gas as the page’s table says', () => {
    expect(KINDS.map((kind) => [kind, transactionsFor(kind, 3)])).toEqual([
      ['exact', 6],
      ['unlimited', 4],
      ['permit', 3],
      ['permit2', 4],
    ]);
    const wordsOf = (id: string) => approvalKinds.find((kind) => kind.id === id)?.youSign;
    expect(wordsOf('exact')).toMatch(/with gas, for each swap/);
    expect(wordsOf('permit')).toMatch(/without gas/);
  });
});
