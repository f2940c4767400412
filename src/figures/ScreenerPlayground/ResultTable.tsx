import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import { shortNumber } from '@site/src/lib/text/format';
import type { Column, Row } from './model';
import styles from './styles.module.css';

type ResultTableProps = {
  rows: readonly Row[];
  columns: readonly Column[];
  sortField: string;
  order: 'asc' | 'desc';
};

const cellText = (value: number) => (Number.isNaN(value) ? 'no data' : shortNumber(value));

function columnName({ field, window }: Column): string {
  const name = screenerFieldKey(field)?.name ?? field;
  return window ? `${name} ${window}` : name;
}

export default function ResultTable({ rows, columns, sortField, order }: ResultTableProps) {
  if (rows.length === 0) {
    return (
      <p className={styles.none}>No market passes. Loosen a limit, or look at which filter drops the most.</p>
    );
  }
  return (
    <ScrollRegion className={styles.results} label="Markets that pass" columns={columns.length + 1}>
      <table>
        <thead>
          <tr>
            <th scope="col">Market</th>
            {columns.map((column) => {
              const isSorted = column.field === sortField;
              return (
                <th
                  key={column.field}
                  scope="col"
                  aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  <span>{`${columnName(column)}${isSorted ? (order === 'asc' ? ' ▲' : ' ▼') : ''} `}</span>
                  <span>{screenerFieldKey(column.field)?.unit}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ market: [symbol, , , place], values }) => (
            <tr key={symbol}>
              <th scope="row">
                <span>{`${symbol} `}</span>
                <span>{place}</span>
              </th>
              {columns.map(({ field }, index) => (
                <td key={field}>{cellText(values[index] ?? Number.NaN)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
