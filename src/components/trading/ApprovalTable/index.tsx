import { approvalKinds } from '@site/data/wallet/approval-kinds';
import { recordTable } from '@site/src/components/tables/recordTable';

/** The four ways to let a contract take a token, side by side. */
export default recordTable({
  label: 'Kinds of token approval',
  records: approvalKinds,
  anchor: 'approval-',
  columns: { Kind: 'name', 'What you sign': 'youSign', 'What it allows': 'allows', 'How it ends': 'ends' },
});
