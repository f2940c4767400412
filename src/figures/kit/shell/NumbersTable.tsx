import { isNumber } from '@pt-docs/mdx/shared';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import styles from './figure.module.css';

export type Numbers = {
  readonly label: string;
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A figure's numbers as text: for readers without sight or scripts, for paper, for the Markdown copy. */
export default function NumbersTable({ head = ['Quantity', 'Value'], rows, label }: Numbers) {
  const classes = head.map((_, column) =>
    column > 0 && rows.every((row) => isNumber(row[column] ?? '')) ? styles.number : undefined,
  );
  return (
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
          {rows.map((row) => (
            <tr key={row.join('|')}>
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
}
