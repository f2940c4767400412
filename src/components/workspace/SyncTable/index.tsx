import Link from '@docusaurus/Link';
import { syncRules } from '@site/data/workbench/sync-rules';
import { defineTable } from '@site/src/components/tables/defineTable';

/** The rules of two-way syncing: what is written when, and what is left alone. */
export default defineTable({
  label: 'The rules of two-way syncing',
  records: syncRules,
  anchor: 'sync-',
  columns: {
    Rule: ({ name, page, anchor }) => <Link to={anchor ? `${page}#${anchor}` : page}>{name}</Link>,
    When: 'when',
    'What is written': 'written',
    'What is left alone': 'untouched',
  },
});
