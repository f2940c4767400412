import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import type { Metric, MetricFamily } from '@site/data/metrics/metric.schema';
import TrustMark from '@site/src/components/metrics/TrustMark';
import { contractOf, metricTrust } from '@site/src/components/metrics/TrustMark/grades';
import FilteredList from '@site/src/components/tables/FilteredList';
import type { FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import { authorError } from '@site/src/lib/authorError';
import { metricHref } from '@site/src/lib/text/metricText';
import styles from './styles.module.css';

const familyIds = Object.keys(families) as MetricFamily[];

const COLUMNS = 3;

const VALUES: FilterValues = {
  entry: 'metric',
  advice: 'Try a shorter word, or an abbreviation such as OI.',
};

function Family({ family, metrics }: { family: MetricFamily; metrics: readonly Metric[] }) {
  const { name, page, timeframes } = families[family];
  return (
    <tbody data-group="" data-also={name}>
      <tr>
        <th scope="rowgroup" colSpan={COLUMNS}>
          <Link to={page}>{name}</Link>, {timeframeRange(timeframes)}
        </th>
      </tr>
      {metrics.map((metric) => (
        <tr
          key={metric.id}
          data-entry=""
          data-also={wordsBeside([metric.name, metric.unit, name], [metric.id, ...metric.synonyms])}
        >
          <th scope="row" data-words="">
            <Link to={metricHref(metric)}>{metric.name}</Link>
          </th>
          <td data-label="Unit">
            <span data-words="">{metric.unit}</span>
            {metric.timeframes !== timeframes && `, ${timeframeRange(metric.timeframes)}`}
          </td>
          <td className={styles.trust} data-markdown-ignore="">
            <a href={`#coverage-${contractOf(metric.id).metrics[0]}`}>
              <TrustMark of={metricTrust(metric)} />
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function timeframeRange(timeframes: readonly string[]): string {
  const [shortest] = timeframes;
  return timeframes.length > 3 ? `${shortest} to ${timeframes.at(-1)}` : timeframes.join(' ');
}

/** The catalogue of all families in one table: units, timeframes where a metric has others than its family, and how far to trust it. Typing narrows it; without scripts all of it is there. */
export default function MetricIndex({ metrics }: { metrics: readonly Metric[] }) {
  if (metrics.length === 0) {
    throw authorError('MetricIndex', 'got no metrics. Pass all of data/metrics: metrics={metrics}.');
  }
  const groups = familyIds
    .map((family) => ({ family, members: metrics.filter((metric) => metric.family === family) }))
    .filter(({ members }) => members.length > 0);
  return (
    <FilteredList label="Filter by name, abbreviation or unit" count={metrics.length} values={VALUES}>
      <section aria-label="Catalogue of metrics" data-group="">
        <ScrollRegion className="pt-table" label="Catalogue of metrics" columns={COLUMNS}>
          <table className="stacked">
            <thead>
              <tr>
                <th scope="col">Metric</th>
                <th scope="col">Unit</th>
                <th scope="col" data-markdown-ignore="">
                  <a href="#trust">Trust</a>
                </th>
              </tr>
            </thead>
            {groups.map(({ family, members }) => (
              <Family key={family} family={family} metrics={members} />
            ))}
          </table>
        </ScrollRegion>
      </section>
    </FilteredList>
  );
}
