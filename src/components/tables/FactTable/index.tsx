import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { STACKED_FROM } from '@pt-docs/authoring/shared';
import Table, { type TableProps } from '@site/src/components/tables/Table';
import { authorError } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';

/** Records of data/ as a table whose rows are anchors, for deep links and search. On a phone a table of two columns stays one. */
export default function FactTable({ label, columns, rows }: TableProps) {
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
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      isStacked={columns.length >= STACKED_FROM}
      inCell={withCode}
    />
  );
}
