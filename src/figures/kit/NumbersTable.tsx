import ScrollRegion from '@site/src/components/ScrollRegion';
import styles from './figure.module.css';

type NumbersTableProps = { head: readonly string[]; rows: readonly (readonly string[])[]; label: string };

/** A figure's numbers as text: for readers without sight or scripts, for paper, for the Markdown copy. */
export default function NumbersTable({ head, rows, label }: NumbersTableProps) {
  return (
    <ScrollRegion className={styles.tableScroll} label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
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
                  <td key={head[column]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
