import Link from '@docusaurus/Link';
import { screenerFamilyPages, screenerFields } from '@site/data/screener/fields';
import FactTable from '@site/src/components/tables/FactTable';
import styles from './styles.module.css';

/** Every field of every family, for readers who know what they look for and not where it is. */
export default function FieldIndex() {
  return (
    <FactTable
      label="All filter fields"
      columns={['Field', 'Type in a filter', 'Windows', 'Family']}
      rows={screenerFields.map(({ id, name, family, windows, page, anchor }) => ({
        id: `field-${anchor}`,
        cells: [
          <Link key="field" to={`${page}#${anchor}`}>
            {name}
          </Link>,
          <code key="id" className={styles.filter}>
            {id}
          </code>,
          windows ? windows.join(', ') : 'none',
          screenerFamilyPages[family].name.replace(' filters', ''),
        ],
      }))}
    />
  );
}
