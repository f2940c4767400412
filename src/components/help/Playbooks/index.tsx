import Link from '@docusaurus/Link';
import { playbooks } from '@site/data/playbooks/playbooks';
import { defineTable } from '@site/src/components/tables/defineTable';

/** The index of all recipes and when to use each (data/playbooks/playbooks.ts). */
export default defineTable({
  label: 'Playbooks',
  records: playbooks,
  anchor: 'playbook-',
  columns: {
    Playbook: ({ id, title }) => <Link to={`/docs/introduction/playbooks#${id}`}>{title}</Link>,
    When: 'when',
  },
});
