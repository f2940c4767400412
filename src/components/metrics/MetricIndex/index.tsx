import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import type { Metric, MetricFamily } from '@site/data/metrics/types';
import TrustMark from '@site/src/components/metrics/TrustMark';
import { contractOf, metricTrust } from '@site/src/components/metrics/TrustMark/grades';
import FilteredList from '@site/src/components/tables/FilteredList';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import { withDetail } from '@site/src/components/tables/RecordTable';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

const COVERAGE = '/docs/workbench/overview/studies-metrics/coverage';
const familyIds = Object.keys(families) as MetricFamily[];

/** Fewest ways to mislead first; among equals, fewest segments that are half full. */
const trustRank = (metric: Metric) =>
  metric.misleads.length * 10 + metricTrust(metric).filter(({ grade }) => grade === 'partly').length;

function timeframeRange(timeframes: readonly string[]): string {
  const [shortest] = timeframes;
  return timeframes.length > 3 ? `${shortest} to ${timeframes.at(-1)}` : timeframes.join(' ');
}

function MetricRow({ metric }: { metric: Metric }) {
  const { id, unit, misleads } = metric;
  const { name: family, page } = families[metric.family];
  return (
    <tr data-entry="" data-also={wordsBeside([metric.name, unit, family], [id, ...metric.synonyms])}>
      <th scope="row" data-sort={metric.name}>
        {withDetail(
          <Link to={`${metric.page}#${id}`} data-words="">
            {metric.name}
          </Link>,
          <span data-words="">{unit}</span>,
        )}
      </th>
      <td data-sort={familyIds.indexOf(metric.family)}>
        {withDetail(
          <Link to={page} data-words="">
            {family}
          </Link>,
          timeframeRange(metric.timeframes),
        )}
      </td>
      <td className={styles.trust} data-sort={trustRank(metric)} data-markdown-ignore="">
        <Link to={`${COVERAGE}#coverage-${contractOf(id).metrics[0]}`}>
          <TrustMark of={metricTrust(metric)} />
        </Link>
        <span>{misleads.length}</span>
      </td>
    </tr>
  );
}

/** All metrics in one table, with how far to trust each. Typing narrows it, a heading sorts it; without scripts all of it is there. */
export default function MetricIndex({ metrics }: { metrics: readonly Metric[] }) {
  if (metrics.length === 0) {
    throw authorError('MetricIndex', 'got no metrics. Pass all of data/metrics: metrics={metrics}.');
  }
  const byFamily = familyIds.flatMap((family) => metrics.filter((metric) => metric.family === family));
  return (
    <FilteredList
      label="Filter by name, abbreviation or unit"
      count={metrics.length}
      values={{ entry: 'metric', advice: 'Try a shorter word, or an abbreviation such as OI.' }}
    >
      <section aria-label="Catalogue of metrics" data-group="">
        <ScrollRegion className="pt-table" label="Catalogue of metrics">
          <table className={styles.table}>
            <thead>
              <tr>
                {['Metric', 'Family', 'Ways to mislead'].map((column) => (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={column === 'Family' ? 'ascending' : undefined}
                    // A count without the drawing beside it says nothing.
                    data-markdown-ignore={column === 'Ways to mislead' ? '' : undefined}
                  >
                    <button type="button" data-content="text">
                      {column}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byFamily.map((metric) => (
                <MetricRow key={metric.id} metric={metric} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
    </FilteredList>
  );
}
