import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import type { Metric } from '@site/data/metrics/metric.schema';
import FactTable from '@site/src/components/tables/FactTable';
import Disclosure from '@site/src/components/text/Disclosure';
import { authorError } from '@site/src/lib/authorError';
import { firstSentence } from '@site/src/lib/text/metricText';

/** Signs and units of a family side by side. The sheets below say both, so it's folded. */
export default function MetricComparison({ metrics }: { metrics: readonly Metric[] }) {
  const [first] = metrics;
  if (!first) {
    throw authorError('MetricComparison', 'got no metrics. Pass the records of one family: metrics={…}.');
  }
  return (
    <Disclosure summary="Compare all signs and units">
      <FactTable
        label={`${families[first.family].name} compared`}
        columns={['Metric', 'Sign', 'Unit']}
        rows={metrics.map(({ id, name, unit, sign }) => ({
          cells: [
            <Link key={id} to={`#${id}`}>
              {name}
            </Link>,
            firstSentence(sign),
            unit,
          ],
        }))}
      />
    </Disclosure>
  );
}
