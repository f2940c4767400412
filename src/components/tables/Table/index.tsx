import { isNumber } from '@pt-docs/authoring/shared';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import type { ReactNode } from 'react';

type TableRow = {
  /** Anchor of the row. Without one the row is named by its place. */
  readonly id?: string;
  /** One cell per column; the first names the row. */
  readonly cells: readonly ReactNode[];
  /** Inside a FilteredList: what the filter finds the row by, beside the words in its cells. */
  readonly words?: string;
};

export type TableProps = {
  /** Says what the table holds: the accessible name of the scrolling region and of the table. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** On a phone each row is a card. */
  readonly isStacked?: boolean;
  /** What a text becomes in a cell. */
  readonly inCell?: (text: string) => ReactNode;
};

/** Whether all of a column's cells are numbers, which stand to the right. The first column has names. */
export const isNumeric = (rows: readonly TableRow[], column: number) =>
  column > 0 &&
  rows.every(({ cells }) => {
    const cell = cells[column];
    return (typeof cell === 'string' || typeof cell === 'number') && isNumber(String(cell));
  });

/** The one table of records and of figures' numbers. Its look is src/css/tables.css. */
export default function Table({ label, columns, rows, isStacked, inCell }: TableProps) {
  const written = (cell: ReactNode) => (inCell && typeof cell === 'string' ? inCell(cell) : cell);
  const classes = columns.map((_, column) => (isNumeric(rows, column) ? 'number' : undefined));
  return (
    <ScrollRegion className="pt-table" label={label} columns={columns.length}>
      <table className={isStacked ? 'stacked' : undefined} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={classes[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [head, ...rest], words }, place) => {
            const found = words === undefined ? undefined : '';
            return (
              <tr key={id ?? place} id={id} data-entry={found} data-also={words || undefined}>
                <th scope="row" data-words={found}>
                  {written(head)}
                </th>
                {rest.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    className={classes[index + 1]}
                    data-label={isStacked ? columns[index + 1] : undefined}
                    data-words={found}
                  >
                    {written(cell)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
