import Link from '@docusaurus/Link';
import { formatNumber } from '@site/data/examples/example';
import { limitRecords } from '@site/data/reference/limits';
import { defineTable } from '@site/src/components/tables/defineTable';

/** Everything in PT that has an upper limit (data/reference/limits.ts). */
export default defineTable({
  label: 'Limits',
  records: limitRecords,
  anchor: 'limit-',
  columns: {
    Limit: ({ page, counted, per }) => <Link to={page}>{`${counted} per ${per}`}</Link>,
    'At most': ({ limit }) => formatNumber(limit, 0),
  },
});
