import Table, { isNumeric } from '@site/src/components/tables/Table';

export type Numbers = {
  readonly label: string;
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Rows and columns of numbers from which a table is a series of sample values, whose point the sentences make in a copy. */
const SERIES = { rows: 7, columns: 4 };

/** A figure's numbers as text: for readers without sight or scripts, for paper, and, unless they are a series, for the Markdown copy. */
export default function NumbersTable({ head = ['Quantity', 'Value'], rows: lines, label }: Numbers) {
  const rows = lines.map((cells) => ({ cells }));
  const isSeries =
    rows.length >= SERIES.rows &&
    head.length >= SERIES.columns &&
    head.every((_, column) => column === 0 || isNumeric(rows, column));
  const table = <Table label={label} columns={head} rows={rows} />;
  return isSeries ? <div data-markdown-ignore="">{table}</div> : table;
}
