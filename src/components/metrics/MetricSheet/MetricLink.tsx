import Link from '@docusaurus/Link';
import { metrics } from '@site/data/metrics';
import { authorError } from '@site/src/lib/authorError';
import { metricHref } from '@site/src/lib/text/metricText';

/** A metric's name, with a link to its sheet. */
export default function MetricLink({ id }: { id: string }) {
  const metric = metrics.find((candidate) => candidate.id === id);
  if (!metric) {
    throw authorError('MetricLink', `does not know the metric "${id}". Metrics are in data/metrics/.`);
  }
  return <Link to={metricHref(metric)}>{metric.name}</Link>;
}
