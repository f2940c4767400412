import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import type { Metric } from '@site/data/metrics/types';
import { contractOf, metricTrust } from '@site/src/components/metrics/TrustMark/grades';
import Sheet, {
  ExampleFold,
  Fact,
  Facts,
  Fold,
  Lines,
  ParameterFact,
  Sign,
} from '@site/src/components/tables/Sheet';
import { recordOf } from '@site/src/lib/authorError';
import { figureHref } from './figures';

const COVERAGE = '/docs/workbench/overview/studies-metrics/coverage#coverage';

type MetricProps = { readonly metric: Metric };

/** What the reader needs at a glance; what the whole family shares stands once, above its metrics. */
function MetricFacts({ metric }: MetricProps) {
  const family = families[metric.family];
  return (
    <>
      {metric.timeframes !== family.timeframes && (
        <Fact label="Timeframes" isChip>
          {metric.timeframes.join(' ')}
        </Fact>
      )}
      {metric.screenerField && (
        <Fact label="Screener" isChip>
          <Link to="/docs/screener/screener-filters/">
            <code>{metric.screenerField}</code>
          </Link>
        </Fact>
      )}
      <Sign>{metric.sign}</Sign>
      {metric.venues !== family.venues && <Fact label="Available for">{metric.venues}</Fact>}
    </>
  );
}

/** The formula, with updates and parameters that only this metric has. */
function Calculation({ metric }: MetricProps) {
  const family = families[metric.family];
  const updates = metric.updates === family.updates ? null : metric.updates;
  const parameters = metric.parameters.filter((parameter) => !family.parameters.includes(parameter));
  const hasOwn = updates !== null || parameters.length > 0;
  // The family's page says once which recipes aren't published.
  const isPublished = !/^not published/i.test(metric.formula);
  return (
    (isPublished || hasOwn) && (
      <Fold summary={isPublished ? 'How it’s calculated' : 'Updates'}>
        {isPublished && <Lines>{metric.formula}</Lines>}
        {hasOwn && (
          <Facts>
            {updates && <Fact label="Updates">{updates}</Fact>}
            {parameters.map((parameter) => (
              <ParameterFact key={parameter.name} of={parameter} />
            ))}
          </Facts>
        )}
      </Fold>
    )
  );
}

/** Everything that is known about one metric. Stands under a heading whose id is the metric's. */
export default function MetricSheet({ of: metrics, id }: { of: readonly Metric[]; id: string }) {
  const metric = recordOf('MetricSheet', metrics, id);
  const figure = figureHref(metric);
  return (
    <Sheet
      definition={metric.definition}
      unit={metric.unit}
      trust={metricTrust(metric)}
      dataHref={`${COVERAGE}-${contractOf(id).metrics[0]}`}
      facts={<MetricFacts metric={metric} />}
      reading={metric.reading}
      misleads={metric.misleads}
      command={metric.command}
      more={
        figure && (
          <p data-markdown-ignore="">
            <Link to={figure}>Try it in the figure</Link>
          </p>
        )
      }
    >
      <Calculation metric={metric} />
      {metric.example && <ExampleFold example={metric.example} />}
    </Sheet>
  );
}
