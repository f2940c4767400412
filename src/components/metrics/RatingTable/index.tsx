import Link from '@docusaurus/Link';
import { metrics } from '@site/data/metrics';
import { subScores } from '@site/data/models/ratings';
import FactTable from '@site/src/components/tables/FactTable';
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
export default function RatingTable() {
  return (
    <FactTable
      label="The sub-scores of the token rating"
      columns={['Sub-score', 'What it measures', 'Near 10', 'Where it misleads', 'Check it with']}
      rows={subScores.map(({ id, name, measures, high, misleads, checkWith }) => ({
        id,
        cells: [name, measures, high, misleads, checks(checkWith)],
      }))}
    />
  );
}
