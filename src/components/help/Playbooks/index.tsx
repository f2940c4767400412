import Link from '@docusaurus/Link';
import { playbooks } from '@site/data/playbooks/playbooks';
import FactTable from '@site/src/components/tables/FactTable';
import { outcomeOf } from './Playbook';

/** The index of all recipes: when to use each, and how often it failed in the sample (data/playbooks/playbooks.ts). */
export default function Playbooks() {
  return (
    <FactTable
      label="Playbooks"
      columns={['Playbook', 'When', 'In the sample']}
      rows={playbooks.map((playbook) => ({
        id: `playbook-${playbook.id}`,
        cells: [
          <Link key="title" to={playbook.home}>
            {playbook.title}
          </Link>,
          playbook.when,
          outcomeOf(playbook),
        ],
      }))}
    />
  );
}
