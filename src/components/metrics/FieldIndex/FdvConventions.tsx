import { fdvConventions } from '@site/data/screener/fields';
import FactTable from '@site/src/components/tables/FactTable';

/** What different sites multiply the price by when they say FDV. */
export default function FdvConventions() {
  return (
    <FactTable
      label="Conventions of FDV"
      columns={['Price times', 'Which tokens that counts', 'Used by']}
      rows={fdvConventions.map(({ id, supply, counts, usedBy }) => ({ id, cells: [supply, counts, usedBy] }))}
    />
  );
}
