import styles from './figure.module.css';

type NumbersTableProps = { head: readonly string[]; rows: readonly (readonly string[])[]; label: string };

/** A figure's numbers as text: for readers without sight or scripts, for paper, for the Markdown copy. */
export default function NumbersTable({ head, rows, label }: NumbersTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={styles.tableScroll} role="group" aria-label={label} tabIndex={0}>
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
    </div>
  );
}
