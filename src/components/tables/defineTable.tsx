import FactTable from '@site/src/components/tables/FactTable';
import type { ReactNode } from 'react';

type Column<Entry> = (keyof Entry & string) | ((entry: Entry, index: number) => ReactNode);

type Options<Entry> = {
  /** Says what the table holds. */
  readonly label: string;
  readonly records: readonly Entry[];
  /** What comes before the record's id in the row's anchor, or the anchor itself. Without it the rows have none. */
  readonly anchor?: string | ((entry: Entry) => string);
  /** Headings, each with a field of the record or a function of it. */
  readonly columns: Readonly<Record<string, Column<Entry>>>;
};

/** A table of records as a component. */
export function defineTable<Entry extends object>({ label, records, anchor, columns }: Options<Entry>) {
  const cellOf = (entry: Entry, index: number) => (column: Column<Entry>) =>
    typeof column === 'function' ? column(entry, index) : (entry[column] as ReactNode);
  const anchorOf = (entry: Entry) =>
    typeof anchor === 'string' ? `${anchor}${(entry as { id?: string }).id}` : anchor?.(entry);
  const rowOf = (entry: Entry, index: number) => ({
    id: anchorOf(entry),
    cells: Object.values(columns).map(cellOf(entry, index)) as [ReactNode, ...ReactNode[]],
  });
  // Made while the page renders: the check for components outside an island sees links by then.
  return () => <FactTable label={label} columns={Object.keys(columns)} rows={records.map(rowOf)} />;
}

/** A cell with a second line that explains the first. */
export const withDetail = (text: ReactNode, detail?: ReactNode) => (
  <>
    {text}
    {detail && <div className="pt-detail">{detail}</div>}
  </>
);

export const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
