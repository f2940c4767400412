import { isNumber } from '@pt-docs/authoring/shared';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import styles from './tables.module.css';

export type Numbers = {
  readonly label: string;
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Rows and columns of numbers from which a table is a series of sample values, whose point the sentences make in a copy. */
const SERIES = { rows: 7, columns: 4 };

/** A figure's numbers as text: for readers without sight or scripts, for paper, and, unless they are a series, for the Markdown copy. */
export default function NumbersTable({ head = ['Quantity', 'Value'], rows, label }: Numbers) {
  const classes = head.map((_, column) =>
    column > 0 && rows.every((row) => isNumber(row[column] ?? '')) ? styles.number : undefined,
  );
  const isSeries =
    rows.length >= SERIES.rows && head.length >= SERIES.columns && classes.slice(1).every(Boolean);
  const table = (
    <ScrollRegion className={styles.tableScroll} label={label} columns={head.length}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={classes[column]}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and React would leave one behind
            <tr key={at}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} className={classes[column]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
  return isSeries ? <div data-markdown-ignore="">{table}</div> : table;
}
