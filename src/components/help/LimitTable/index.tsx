import Link from '@docusaurus/Link';
import { limitRecords } from '@site/data/reference/limits';
import FactTable from '@site/src/components/tables/FactTable';

/** Everything in PT that has an upper limit (data/reference/limits.ts). */
export default function LimitTable() {
  return (
    <FactTable
      label="Limits"
      columns={['Limit', 'At most']}
      rows={limitRecords.map(({ id, counted, per, limit, page }) => ({
        id: `limit-${id}`,
        cells: [
          <Link key="what" to={page}>
            {`${counted} per ${per}`}
          </Link>,
          String(limit),
        ],
      }))}
    />
  );
}
