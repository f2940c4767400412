import Link from '@docusaurus/Link';
import { subScores } from '@site/data/models/ratings';
import FactTable from '@site/src/components/tables/FactTable';

/** The nine sub-scores at a glance; each name leads to its section on the same page. */
export default function RatingTable() {
  return (
    <FactTable
      label="The nine sub-scores"
      columns={['Sub-score', 'What 10 means']}
      rows={subScores.map(({ id, name, high }) => ({
        id: `${id}-at-a-glance`,
        cells: [
          <Link key={id} to={`#${id}`}>
            {name}
          </Link>,
          high,
        ],
      }))}
    />
  );
}
