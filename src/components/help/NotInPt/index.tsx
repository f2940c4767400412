import Link from '@docusaurus/Link';
import { notInPt } from '@site/data/reference/not-in-pt';
import type { NotInPt as Missing } from '@site/data/reference/schema';
import FactTable from '@site/src/components/tables/FactTable';
import { withCode } from '@site/src/lib/text/withCode';

/** What readers look for and PT doesn't have, and what to use instead; all of it, or one area. */
export default function NotInPt({ area }: { readonly area?: Missing['area'] }) {
  return (
    <FactTable
      label="Not in PT, and what to use instead"
      columns={['Not in PT', 'Instead']}
      rows={notInPt
        .filter((missing) => !area || missing.area === area)
        .map(({ id, name, instead, page }) => ({
          id: `no-${id}`,
          cells: [
            <Link key="name" to={page}>
              {name}
            </Link>,
            withCode(instead),
          ],
        }))}
    />
  );
}
