import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Table, { type Props } from './Table';

/** Records of data/ as a table. On a phone each row is a card; a table of two columns stays one. */
export default function FactTable(props: Props) {
  const { collectAnchor } = useBrokenLinks();
  for (const { id } of props.rows) {
    if (id) {
      collectAnchor(id);
    }
  }
  return <Table {...props} />;
}
