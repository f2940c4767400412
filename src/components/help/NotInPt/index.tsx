import Link from '@docusaurus/Link';
import { notInPt } from '@site/data/reference/not-in-pt';
import type { NotInPt as Missing } from '@site/data/reference/types';
import RecordTable from '@site/src/components/tables/RecordTable';

/** What readers look for and PT doesn't have, and what to use instead; all of it, or one area. */
export default function NotInPt({ area }: { readonly area?: Missing['area'] }) {
  return (
    <RecordTable
      label="Not in PT, and what to use instead"
      records={notInPt.filter((missing) => !area || missing.area === area)}
      anchor="no-"
      columns={{ 'Not in PT': ({ name, page }) => <Link to={page}>{name}</Link>, Instead: 'instead' }}
    />
  );
}
