import { screenerOperators } from '@site/data/screener/operators';
import FactTable from '@site/src/components/tables/FactTable';
import styles from './styles.module.css';

/** The operators of a filter. The signs cannot stand in an address, so the rows are linked by their names. */
export default function OperatorTable() {
  return (
    <FactTable
      label="Operators of a filter"
      columns={['Operator', 'What it keeps', 'Example', 'Keep in mind']}
      rows={screenerOperators.map(({ sign, name, meaning, example, note }) => ({
        id: `operator-${name.replaceAll(' ', '-')}`,
        cells: [
          <span key="operator" className={styles.operator}>
            <code>{sign}</code> {name === sign ? '' : name}
          </span>,
          meaning,
          <code key="example">{example}</code>,
          note,
        ],
      }))}
    />
  );
}
