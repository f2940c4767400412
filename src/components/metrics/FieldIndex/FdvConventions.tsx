import { fdvConventions } from '@site/data/screener/fields';
import { recordTable } from '@site/src/components/tables/recordTable';

/** What different sites multiply the price by when they say FDV. */
export default recordTable({
  label: 'Conventions of FDV',
  records: fdvConventions,
  anchor: '',
  columns: { 'Price times': 'supply', 'Which tokens that counts': 'counts', 'Used by': 'usedBy' },
});
