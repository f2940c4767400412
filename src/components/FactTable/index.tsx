import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Table, { type Props } from './Table';

/** Records of data/ as a table. It scrolls inside itself on a phone, with the first column kept in sight. */
export default function FactTable(props: Props) {
  const { collectAnchor } = useBrokenLinks();
  for (const { id } of props.rows) {
    collectAnchor(id);
  }
  return <Table {...props} />;
}
