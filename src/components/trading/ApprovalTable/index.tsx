import { approvalKinds } from '@site/data/wallet/approval-kinds';
import { defineTable } from '@site/src/components/tables/defineTable';

/** The four ways to let a contract take a token, side by side. */
export default defineTable({
  label: 'Kinds of token approval',
  records: approvalKinds,
  anchor: 'approval-',
  columns: { Kind: 'name', 'What you sign': 'youSign', 'What it allows': 'allows', 'How it ends': 'ends' },
});
