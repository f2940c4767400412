import Link from '@docusaurus/Link';
import { metrics } from '@site/data/metrics';
import { subScores } from '@site/data/models/ratings';
import { defineTable } from '@site/src/components/tables/defineTable';
import { metricHref } from '@site/src/lib/text/metricText';
import { Fragment } from 'react';

/** The metrics to check a sub-score with, as links. */
const checks = (ids: readonly string[]) =>
  metrics
    .filter(({ id }) => ids.includes(id))
    .map((metric, index) => (
      <Fragment key={metric.id}>
        {index > 0 && ', '}
        <Link to={metricHref(metric)}>{metric.name}</Link>
      </Fragment>
    ));

/** The sub-scores of the token rating, each in a row of its own that can be linked to. */
export default defineTable({
  label: 'The sub-scores of the token rating',
  records: subScores,
  anchor: '',
  columns: {
    'Sub-score': 'name',
    'What it measures': 'measures',
    'Near 10': 'high',
    'Where it misleads': 'misleads',
    'Check it with': ({ checkWith }) => checks(checkWith),
  },
});
