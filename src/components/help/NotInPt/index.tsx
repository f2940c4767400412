import Link from '@docusaurus/Link';
import { notInPt } from '@site/data/reference/not-in-pt';
import RecordTable from '@site/src/components/tables/RecordTable';

/** What readers look for and PT doesn't have, and what to use instead. */
export default function NotInPt() {
  return (
    <RecordTable
      label="Not in PT, and what to use instead"
      records={notInPt}
      anchor="no-"
      columns={{ 'Not in PT': ({ name, page }) => <Link to={page}>{name}</Link>, Instead: 'instead' }}
    />
  );
}
