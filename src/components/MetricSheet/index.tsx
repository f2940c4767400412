import Link from '@docusaurus/Link';
import { describeExample } from '@site/data/examples/example';
import { families } from '@site/data/metrics/families';
import { metricLinks } from '@site/data/metrics/links';
import type { Metric } from '@site/data/metrics/metric.schema';
import { authorError } from '@site/src/lib/authorError';
import { metricHref } from '@site/src/lib/metricText';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

function Row({ label, warn = false, children }: { label: ReactNode; warn?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(styles.row, warn && styles.warn)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  const [only] = sentences;
  if (sentences.length === 1) {
    return only;
  }
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Parameters({ metric }: { metric: Metric }) {
  if (metric.parameters.length === 0) {
    return 'None.';
  }
  return (
    <table className={styles.parameters} aria-label={`Parameters of ${metric.name}`}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Values and meaning</th>
        </tr>
      </thead>
      <tbody>
        {metric.parameters.map(({ name, values, default: initial, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {values}. Default: {initial}.<br />
              <span className={styles.muted}>{meaning}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Metrics of the same family are at hand; for the rest the sheet knows only name and family. */
function relatedMetric(id: string, metrics: readonly Metric[]): { name: string; href: string } {
  const sibling = metrics.find((metric) => metric.id === id);
  if (sibling) {
    return { name: sibling.name, href: metricHref(sibling) };
  }
  const other = metricLinks[id];
  if (!other) {
    throw authorError(
      'MetricSheet',
      `finds a related metric "${id}" of another family. Add its name and family to data/metrics/links.ts.`,
    );
  }
  return { name: other.name, href: metricHref({ page: families[other.family].page, id }) };
}

function Related({ metric, metrics }: { metric: Metric; metrics: readonly Metric[] }) {
  return metric.related
    .map((id) => relatedMetric(id, metrics))
    .map(({ name, href }, index) => (
      <Fragment key={href}>
        {index > 0 && ' · '}
        <Link to={href}>{name}</Link>
      </Fragment>
    ));
}

/** Everything that is known about one metric. Stands under a heading whose id is the metric's. */
export default function MetricSheet({ of: metrics, id }: { of: readonly Metric[]; id: string }) {
  const metric = metrics.find((candidate) => candidate.id === id);
  if (!metric) {
    const known = metrics.map((candidate) => candidate.id).join(', ');
    throw authorError('MetricSheet', `does not know id="${id}". This family has ${known}.`);
  }
  return (
    <dl className={styles.sheet}>
      <Row label="What it is">{metric.definition}</Row>
      <Row label="Formula">
        <span className={styles.formula}>{metric.formula}</span>
      </Row>
      <Row label="Unit">{metric.unit}</Row>
      <Row label="Sign">{metric.sign}</Row>
      <Row label="Parameters">
        <Parameters metric={metric} />
      </Row>
      <Row label="Available for">{metric.venues}</Row>
      <Row label="Timeframes">{metric.timeframes.join(' ')}</Row>
      <Row label="Updates and finality">{metric.updates}</Row>
      <Row label="How to read it">
        <Sentences of={metric.reading} />
      </Row>
      <Row label="Where it misleads" warn>
        <Sentences of={metric.misleads} />
      </Row>
      {metric.example && (
        <Row label="Worked example">
          <span className={styles.exampleTitle} data-digest="lines">
            {metric.example.title}
          </span>
          <span className={styles.exampleText} data-digest="lines">
            {describeExample(metric.example)}
          </span>
        </Row>
      )}
      <Row label="In the app">
        {metric.inApp}
        {metric.command && (
          <>
            {' '}
            Command: <code>{metric.command}</code>
          </>
        )}
      </Row>
      {metric.screenerField && (
        <Row label="Screener field">
          <code>{metric.screenerField}</code> in{' '}
          <Link to="/docs/screener/screener-filters/">screener filters</Link>
        </Row>
      )}
      <Row label="Related metrics">
        <Related metric={metric} metrics={metrics} />
      </Row>
    </dl>
  );
}
