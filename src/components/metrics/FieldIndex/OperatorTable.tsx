import { screenerOperators } from '@site/data/screener/operators';
import { defineTable } from '@site/src/components/tables/defineTable';

/** The operators of a filter. The signs cannot stand in an address, so the rows are linked by their names. */
export default defineTable({
  label: 'Operators of a filter',
  records: screenerOperators,
  anchor: ({ name }) => `operator-${name.replaceAll(' ', '-')}`,
  columns: {
    Operator: ({ sign, name }) => (
      <>
        <code>{sign}</code> {name === sign ? '' : name}
      </>
    ),
    'What it keeps': 'meaning',
    Example: ({ example }) => <code>{example}</code>,
    'Keep in mind': 'note',
  },
});
