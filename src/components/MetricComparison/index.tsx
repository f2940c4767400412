import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import type { Metric } from '@site/data/metrics/metric.schema';
import Disclosure from '@site/src/components/Disclosure';
import ScrollRegion from '@site/src/components/ScrollRegion';
import { authorError } from '@site/src/lib/authorError';
import { firstSentence } from '@site/src/lib/metricText';
import styles from './styles.module.css';

/** Signs and units of a family side by side. The sheets below say both, so it's folded. */
export default function MetricComparison({ metrics }: { metrics: readonly Metric[] }) {
  const [first] = metrics;
  if (!first) {
    throw authorError('MetricComparison', 'got no metrics. Pass the records of one family: metrics={…}.');
  }
  const label = `${families[first.family].name} compared`;
  return (
    <Disclosure summary="Compare all signs and units">
      <ScrollRegion className={styles.scroll} label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col">Sign</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody>
            {metrics.map(({ id, name, unit, sign }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`#${id}`}>{name}</Link>
                </th>
                <td>{firstSentence(sign)}</td>
                <td>{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  );
}
