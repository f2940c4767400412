import Link from '@docusaurus/Link';
import { playbooks } from '@site/data/playbooks/playbooks';
import { recordTable } from '@site/src/components/tables/recordTable';

/** The index of all recipes and when to use each (data/playbooks/playbooks.ts). */
export default recordTable({
  label: 'Playbooks',
  records: playbooks,
  anchor: 'playbook-',
  columns: { Playbook: ({ home, title }) => <Link to={home}>{title}</Link>, When: 'when' },
});
