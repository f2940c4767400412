import { Fact, Facts } from '@site/src/components/tables/Sheet';
import TrustMark from '.';
import { type Trust, trustRules } from './grades';

/** The mark with one segment filled; the last one never changes. */
const only = (segment: string): Trust =>
  Object.keys(trustRules).map((says) => ({
    says,
    grade: says === 'Misleads' ? 'misleads' : says === segment ? 'full' : 'open',
  }));

/** What each segment of the trust mark says. It stands once, on the page about data. */
export default function TrustLegend() {
  return (
    <Facts>
      {Object.entries(trustRules).map(([segment, rule]) => (
        <Fact key={segment} label={segment}>
          <span aria-hidden="true">
            <TrustMark of={only(segment)} />
          </span>{' '}
          {rule}
        </Fact>
      ))}
    </Facts>
  );
}
