import Link from '@docusaurus/Link';
import { screenerFamilyPages } from '@site/data/screener/fields';
import type { ScreenerField } from '@site/data/screener/fields.schema';
import CopyButton from '@site/src/components/layout/CopyButton';
import FactTable from '@site/src/components/tables/FactTable';
import Disclosure from '@site/src/components/text/Disclosure';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

/** The fields of one family side by side, folded: what to type, in which unit, and a filter to start from. */
export default function ScreenerFieldTable({ of: fields }: { of: readonly ScreenerField[] | undefined }) {
  const [first] = fields ?? [];
  if (!fields || !first) {
    throw authorError(
      'ScreenerFieldTable',
      'needs of={…}: import dexFields, fundamentalFields, offchainFields or onchainFields from @site/data/screener-fields.',
    );
  }
  return (
    <Disclosure summary="All fields in one table">
      <FactTable
        // A family that is shown in groups has a table for each.
        label={`Fields of ${screenerFamilyPages[first.family].name}${first.group ? `, ${first.group}` : ''}`}
        columns={['Field', 'Type in a filter', 'Unit', 'A filter to start from']}
        rows={fields.map((field) => ({
          id: `field-${field.anchor}`,
          cells: [
            <Link key="field" to={`${field.page}#${field.anchor}`}>
              {field.name}
            </Link>,
            <span key="id" className={styles.copyable}>
              <code>{field.id}</code>
              <CopyButton text={field.id} label={`Copy ${field.id}`} />
            </span>,
            field.unit,
            <code key="filter" className={styles.filter}>
              {field.filter.text}
            </code>,
          ],
        }))}
      />
    </Disclosure>
  );
}
