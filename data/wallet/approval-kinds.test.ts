import { expect, it } from 'vitest';
import { approvalKinds } from './approval-kinds';
import { approvalKindSchema } from './approval-kinds.schema';

it.each(approvalKinds.map((kind) => [kind.id, kind] as const))('%s has valid fields', (id, kind) => {
  const parsed = approvalKindSchema.safeParse(kind);
  expect(parsed.error?.issues ?? [], `data/wallet/approval-kinds.ts, record "${id}"`).toEqual([]);
});

it('names each kind once and starts with what PT asks for by default', () => {
  const ids: readonly string[] = approvalKinds.map(({ id }) => id);
  expect(new Set(ids).size, 'data/wallet/approval-kinds.ts: two records share an id').toBe(ids.length);
  expect(ids[0], 'data/wallet/approval-kinds.ts: the default stands first').toBe('exact');
});
