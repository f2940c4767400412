import Link from '@docusaurus/Link';
import { Fact } from '@site/src/components/tables/Sheet';
import { TRUST_LEGEND } from '.';

/** Once per page of sheets: what the mark beside each unit is, and where first dates and sources stand. */
export function TrustFact() {
  return (
    <Fact label="Data">
      The mark beside each unit shows <Link to={TRUST_LEGEND}>how far to trust it</Link>. First dates, sources
      and gaps are under <Link to="/docs/workbench/overview/studies-metrics/#coverage">Coverage</Link>.
    </Fact>
  );
}
