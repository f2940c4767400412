import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import type { Metric, MetricFamily } from '@site/data/metrics/metric.schema';
import FilteredList from '@site/src/components/FilteredList';
import type { FilterValues } from '@site/src/components/FilteredList/filter/values';
import { wordsBeside } from '@site/src/components/FilteredList/filter/wordsBeside';
import ScrollRegion from '@site/src/components/ScrollRegion';
import { authorError } from '@site/src/lib/authorError';
import { firstSentence, metricHref } from '@site/src/lib/metricText';
import styles from './styles.module.css';

const familyIds = Object.keys(families) as MetricFamily[];

const VALUES: FilterValues = {
  entry: 'metric',
  advice: 'Try a shorter word, or an abbreviation such as OI.',
};

function Family({ family, metrics }: { family: MetricFamily; metrics: readonly Metric[] }) {
  const { name, page } = families[family];
  return (
    <tbody data-group="" data-also={name}>
      <tr className={styles.family}>
        <th scope="rowgroup" colSpan={4}>
          <Link to={page}>{name}</Link>
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
          <td>{firstSentence(metric.sign)}</td>
          <td data-words="">{metric.unit}</td>
          <td className={styles.timeframes}>{timeframeRange(metric.timeframes)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function timeframeRange(timeframes: readonly string[]): string {
  const [shortest] = timeframes;
  return timeframes.length > 3 ? `${shortest} to ${timeframes.at(-1)}` : timeframes.join(' ');
}

/** The catalogue of all families in one table. Typing narrows it; without scripts all of it is there. */
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
        <ScrollRegion className={styles.scroll} label="Catalogue of metrics">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Metric</th>
                <th scope="col">Sign</th>
                <th scope="col">Unit</th>
                <th scope="col">Timeframes</th>
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
