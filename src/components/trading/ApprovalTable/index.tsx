import { approvalKinds } from '@site/data/wallet/approval-kinds';
import FactTable from '@site/src/components/tables/FactTable';

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
