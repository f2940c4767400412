import Link from '@docusaurus/Link';
import { Fact } from '@site/src/components/tables/Sheet';
import { TRUST_LEGEND } from '.';

/** Once per page of sheets: what the mark on each card is, and where first dates and sources stand. */
export function TrustFact() {
  return (
    <Fact label="Data">
      <Link to="/docs/workbench/overview/studies-metrics/#coverage">First dates, sources and gaps</Link>, and{' '}
      <Link to={TRUST_LEGEND}>what the trust mark means</Link>.
    </Fact>
  );
}
