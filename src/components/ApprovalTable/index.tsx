import { approvalKinds } from '@site/data/approval-kinds';
import FactTable from '@site/src/components/FactTable';

const columns = ['Kind', 'What you sign', 'What it allows', 'How it ends'];

/** The four ways to let a contract take a token, side by side. */
export default function ApprovalTable() {
  return (
    <FactTable
      label="Kinds of token approval"
      columns={columns}
      rows={approvalKinds.map(({ id, name, youSign, allows, ends }) => ({
        id: `approval-${id}`,
        cells: [name, youSign, allows, ends],
      }))}
    />
  );
}
