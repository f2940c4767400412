import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import { metricLinks } from '@site/data/metrics/links';
import { subScores } from '@site/data/models/ratings';
import Sheet, { Fact } from '@site/src/components/tables/Sheet';
import { authorError } from '@site/src/lib/authorError';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';
import { metricHref } from '@site/src/lib/text/metricText';
import { Fragment } from 'react';

function MetricLink({ id }: { id: string }) {
  const metric = metricLinks[id];
  if (!metric) {
    throw authorError(
      'SubScore',
      `refers to the metric "${id}". Add its name and family to data/metrics/links.ts.`,
    );
  }
  return <Link to={metricHref({ page: families[metric.family].page, id })}>{metric.name}</Link>;
}

/** One sub-score of the token rating. Stands under a heading whose id is the sub-score's. */
export default function SubScore({ id }: { id: string }) {
  const subScore = subScores.find((known) => known.id === id);
  if (!subScore) {
    const known = subScores.map((each) => each.id).join(', ');
    throw authorError('SubScore', `does not know id="${id}". The sub-scores are ${known}.`);
  }
  return (
    <Sheet
      definition={subScore.measures}
      facts={<Fact label="What it looks at">{subScore.looksAt}</Fact>}
      reading={[`Near 10: ${lowerFirst(subScore.high)}`, `Near 0: ${lowerFirst(subScore.low)}`]}
      misleads={subScore.misleads}
      more={
        <p>
          Check it with:{' '}
          {subScore.checkWith.map((metric, index) => (
            <Fragment key={metric}>
              {index > 0 && ' · '}
              <MetricLink id={metric} />
            </Fragment>
          ))}
        </p>
      }
    />
  );
}
