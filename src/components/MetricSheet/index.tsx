import Link from '@docusaurus/Link';
import { describeExample } from '@site/data/examples/example';
import { families } from '@site/data/metrics/families';
import { metricLinks } from '@site/data/metrics/links';
import type { Metric } from '@site/data/metrics/metric.schema';
import CopyButton from '@site/src/components/CopyButton';
import Disclosure from '@site/src/components/Disclosure';
import Sheet, { Fact, Lines } from '@site/src/components/Sheet';
import { authorError } from '@site/src/lib/authorError';
import { metricHref } from '@site/src/lib/metricText';
import { Fragment } from 'react';
import ParameterTable from './ParameterTable';

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
  const family = families[metric.family];
  return (
    <Sheet
      definition={metric.definition}
      facts={
        <>
          <Fact label="Unit">{metric.unit}</Fact>
          <Fact label="Sign">{metric.sign}</Fact>
          {metric.venues !== family.venues && <Fact label="Available for">{metric.venues}</Fact>}
          {metric.timeframes !== family.timeframes && (
            <Fact label="Timeframes">{metric.timeframes.join(' ')}</Fact>
          )}
          {metric.updates !== family.updates && <Fact label="Updates">{metric.updates}</Fact>}
        </>
      }
      reading={metric.reading}
      misleads={metric.misleads}
      links={
        <>
          {metric.command && (
            <Fact label="Add it">
              <code>{metric.command}</code>{' '}
              <CopyButton text={metric.command} label={`Copy ${metric.command}`} />
            </Fact>
          )}
          {metric.screenerField && (
            <Fact label="Filter by it">
              <code>{metric.screenerField}</code> in{' '}
              <Link to="/docs/screener/screener-filters/">screener filters</Link>
            </Fact>
          )}
          <Fact label="Related">
            <Related metric={metric} metrics={metrics} />
          </Fact>
        </>
      }
    >
      <Disclosure summary="How it’s calculated">
        <Lines>{metric.formula}</Lines>
        <ParameterTable
          label={`Parameters of ${metric.name}`}
          parameters={metric.parameters.filter((parameter) => !family.parameters.includes(parameter))}
        />
      </Disclosure>
      {metric.example && (
        <Disclosure summary={`Worked example: ${metric.example.title}`}>
          <Lines>{describeExample(metric.example)}</Lines>
        </Disclosure>
      )}
    </Sheet>
  );
}
