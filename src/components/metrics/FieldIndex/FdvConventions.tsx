import { fdvConventions } from '@site/data/screener/fields';
import { defineTable } from '@site/src/components/tables/defineTable';

/** What different sites multiply the price by when they say FDV. */
export default defineTable({
  label: 'Conventions of FDV',
  records: fdvConventions,
  anchor: '',
  columns: { 'Price times': 'supply', 'Which tokens that counts': 'counts', 'Used by': 'usedBy' },
});
