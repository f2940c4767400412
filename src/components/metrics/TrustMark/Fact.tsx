import Link from '@docusaurus/Link';
import { Fact } from '@site/src/components/tables/Sheet';
import { TRUST_LEGEND } from '.';

/** Once per page of sheets: where first dates and sources are, and what the five segments on each mean. */
export function TrustFact() {
  return (
    <Fact label="Data">
      <Link to="/docs/workbench/overview/studies-metrics/coverage#coverage">Since when, and from where</Link>{' '}
      · <Link to={TRUST_LEGEND}>the five segments</Link>
    </Fact>
  );
}
