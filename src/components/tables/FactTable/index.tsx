import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isNumber, STACKED_FROM } from '@pt-docs/authoring/shared';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import { authorError } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';
import type { ReactNode } from 'react';

type FactRow = {
  /** Anchor of the row, for deep links; search then knows the row too. Without one the row is named by its place. */
  readonly id?: string;
  /** One cell per column; the first names the row. */
  readonly cells: readonly [ReactNode, ...ReactNode[]];
  /** Inside a FilteredList: what the filter finds the row by, beside the words in its cells. */
  readonly words?: string;
};

type Props = {
  /** Says what the table holds: the accessible name of the scrolling region and of the table. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly FactRow[];
};

/** Records of data/ as a table. On a phone each row is a card; a table of two columns stays one. */
export default function FactTable({ label, columns, rows }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const seen = new Set<string>();
  for (const [index, { id, cells }] of rows.entries()) {
    if (cells.length !== columns.length) {
      throw authorError(
        'FactTable',
        `"${label}": row "${id ?? index + 1}" has ${cells.length} cells for ${columns.length} columns.`,
      );
    }
    if (id && seen.has(id)) {
      throw authorError(
        'FactTable',
        `"${label}": two rows have the id "${id}". Ids are anchors: use each once.`,
      );
    }
    if (id) {
      collectAnchor(id);
      seen.add(id);
    }
  }
  const isStacked = columns.length >= STACKED_FROM;
  const isNumeric = columns.map(
    (_, index) =>
      index > 0 &&
      rows.every(
        ({ cells }) => ['string', 'number'].includes(typeof cells[index]) && isNumber(String(cells[index])),
      ),
  );
  return (
    <ScrollRegion className="pt-table" label={label} columns={columns.length}>
      <table className={isStacked ? 'stacked' : undefined} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={isNumeric[index] ? 'number' : undefined}>
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
                  {typeof head === 'string' ? withCode(head) : head}
                </th>
                {rest.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    className={isNumeric[index + 1] ? 'number' : undefined}
                    data-label={isStacked ? columns[index + 1] : undefined}
                    data-words={found}
                  >
                    {typeof cell === 'string' ? withCode(cell) : cell}
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
