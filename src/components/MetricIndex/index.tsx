import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { families } from '@site/data/metrics/families';
import type { Metric, MetricFamily } from '@site/data/metrics/metric.schema';
import { authorError } from '@site/src/lib/authorError';
import { firstSentence, metricHref } from '@site/src/lib/metricText';
import { useId, useState } from 'react';
import { filterMetrics } from './filter';
import styles from './styles.module.css';

const familyIds = Object.keys(families) as MetricFamily[];

function Family({ family, metrics }: { family: MetricFamily; metrics: readonly Metric[] }) {
  const { name, page } = families[family];
  return (
    <tbody>
      <tr className={styles.family}>
        <th scope="rowgroup" colSpan={4}>
          <Link to={page}>{name}</Link>
        </th>
      </tr>
      {metrics.map((metric) => (
        <tr key={metric.id}>
          <th scope="row">
            <Link to={metricHref(metric)}>{metric.name}</Link>
          </th>
          <td>{firstSentence(metric.sign)}</td>
          <td>{metric.unit}</td>
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

function countSentence(shown: number, all: number, query: string): string {
  if (query.trim() === '') {
    return `${all} metrics`;
  }
  if (shown === 0) {
    return `No metric matches “${query.trim()}”. Try a shorter word, or an abbreviation such as OI.`;
  }
  return `${shown} of ${all} metrics`;
}

/** The catalogue of all families in one table. Typing narrows it; without scripts all of it is there. */
export default function MetricIndex({ metrics }: { metrics: readonly Metric[] }) {
  const inputId = useId();
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useState('');
  if (metrics.length === 0) {
    throw authorError('MetricIndex', 'got no metrics. Pass all of data/metrics: metrics={metrics}.');
  }
  const shown = filterMetrics(metrics, query);
  const groups = familyIds
    .map((family) => ({ family, members: shown.filter((metric) => metric.family === family) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className={styles.index}>
      <div className={styles.filter}>
        <label htmlFor={inputId}>Filter by name, abbreviation or unit</label>
        <input
          id={inputId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          // Before the scripts are there typing would do nothing and be lost.
          disabled={!isBrowser}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {countSentence(shown.length, metrics.length, query)}
        </p>
      </div>
      {groups.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={styles.scroll} aria-label="Catalogue of metrics" tabIndex={0}>
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
        </section>
      )}
    </div>
  );
}
