import Link from '@docusaurus/Link';
import { playbooks } from '@site/data/playbooks/playbooks';
import FactTable from '@site/src/components/tables/FactTable';

/** The index of all recipes and when to use each (data/playbooks/playbooks.ts). */
export default function Playbooks() {
  return (
    <FactTable
      label="Playbooks"
      columns={['Playbook', 'When']}
      rows={playbooks.map((playbook) => ({
        id: `playbook-${playbook.id}`,
        cells: [
          <Link key="title" to={playbook.home}>
            {playbook.title}
          </Link>,
          playbook.when,
        ],
      }))}
    />
  );
}
