import Link from '@docusaurus/Link';
import { syncRules } from '@site/data/workbench/sync-rules';
import FactTable from '@site/src/components/tables/FactTable';

/** The rules of two-way syncing: what is written when, and what is left alone. */
export default function SyncTable() {
  return (
    <FactTable
      label="The rules of two-way syncing"
      columns={['Rule', 'When', 'What is written', 'What is left alone']}
      rows={syncRules.map((rule) => ({
        id: `sync-${rule.id}`,
        cells: [
          <Link key="name" to={rule.anchor ? `${rule.page}#${rule.anchor}` : rule.page}>
            {rule.name}
          </Link>,
          rule.when,
          rule.written,
          rule.untouched,
        ],
      }))}
    />
  );
}
