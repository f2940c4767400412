import Link from '@docusaurus/Link';
import { formatNumber } from '@site/data/examples/example';
import { limitRecords } from '@site/data/reference/limits';
import { recordTable } from '@site/src/components/tables/recordTable';

/** Everything in PT that has an upper limit (data/reference/limits.ts). */
export default recordTable({
  label: 'Limits',
  records: limitRecords,
  anchor: 'limit-',
  columns: {
    Limit: ({ page, counted, per }) => <Link to={page}>{`${counted} per ${per}`}</Link>,
    'At most': ({ limit }) => formatNumber(limit, 0),
  },
});
