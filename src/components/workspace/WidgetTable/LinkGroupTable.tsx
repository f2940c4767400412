import { linkGroups } from '@site/data/workbench/link-groups';
import { defineTable } from '@site/src/components/tables/defineTable';

/** The link groups with the command that joins each and a habit to borrow. */
export default defineTable({
  label: 'Link groups',
  records: linkGroups,
  anchor: 'group-',
  columns: { Group: 'name', Command: ({ command }) => <code>{command}</code>, 'A use for it': 'suggestion' },
});
