import { metrics } from '@site/data/metrics';
import { Fact, Facts } from '@site/src/components/tables/Sheet';
import TrustMark from '.';
import { inWords, metricTrust, type Trust, trustRules } from './grades';

/** The mark with one segment filled, the fifth as it always is. */
const onlySegment = (place: number): Trust =>
  Object.keys(trustRules).map((says, index) => ({
    says,
    grade: index === 4 ? 'misleads' : index === place ? 'full' : 'open',
  }));

/** What each segment of the trust mark says, and two marks to compare. It stands once, on the page about data. */
export default function TrustLegend() {
  const examples = metrics.filter(({ id }) => id === 'delta' || id === 'cari');
  return (
    <Facts>
      {Object.entries(trustRules).map(([segment, rule], index) => (
        <Fact key={segment} label={segment}>
          <span aria-hidden="true">
            <TrustMark of={onlySegment(index)} />
          </span>{' '}
          {rule}
        </Fact>
      ))}
      {examples.map((metric) => (
        <Fact key={metric.id} label={metric.name}>
          <span aria-hidden="true">
            <TrustMark of={metricTrust(metric)} />
          </span>{' '}
          For example: {inWords(metricTrust(metric)).toLowerCase()}.
        </Fact>
      ))}
    </Facts>
  );
}
