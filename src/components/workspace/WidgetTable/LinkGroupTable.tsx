import { linkGroups } from '@site/data/workbench/link-groups';
import FactTable from '@site/src/components/tables/FactTable';
import styles from './styles.module.css';

/** The link groups with the command that joins each and a habit to borrow. */
export default function LinkGroupTable() {
  return (
    <FactTable
      label="Link groups"
      columns={['Group', 'Command', 'A use for it']}
      rows={linkGroups.map((group) => ({
        id: `group-${group.id}`,
        cells: [
          group.name,
          <code key="command" className={styles.nowrap}>
            {group.command}
          </code>,
          group.suggestion,
        ],
      }))}
    />
  );
}
