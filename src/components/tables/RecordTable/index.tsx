import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/tables/FactTable';
import FilteredList from '@site/src/components/tables/FilteredList';
import type { FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import { authorError } from '@site/src/lib/authorError';
import { Fragment, type ReactNode } from 'react';

type PageLink = { readonly name: string; readonly page: string };
type Column<Entry> = (keyof Entry & string) | ((entry: Entry, index: number) => ReactNode);

type Props<Entry> = {
  /** Says what the table holds. */
  readonly label: string;
  readonly records: readonly Entry[];
  /** What comes before the record's id in the row's anchor, or the anchor itself. Without it, the id alone. */
  readonly anchor?: string | ((entry: Entry) => string);
  /** Headings, each with a field of the record or a function of it. */
  readonly columns: Readonly<Record<string, Column<Entry>>>;
  /** Fields that hold commands. */
  readonly code?: readonly string[];
  /** A field above the table that narrows it. A record is found by what its row shows, and by other names. */
  readonly filter?: {
    readonly label: string;
    readonly values: FilterValues;
    readonly words: (entry: Entry) => readonly [shown: readonly string[], names: readonly string[]];
  };
};

function isPageLink(value: unknown): value is PageLink {
  return typeof value === 'object' && value !== null && 'name' in value && 'page' in value;
}

function asCell(value: unknown, isCode: boolean): ReactNode {
  if (isPageLink(value)) {
    return <Link to={value.page}>{value.name}</Link>;
  }
  if (Array.isArray(value)) {
    return value.map((entry, index) => (
      <Fragment key={isPageLink(entry) ? entry.page : String(entry)}>
        {index > 0 && ', '}
        {asCell(entry, isCode)}
      </Fragment>
    ));
  }
  const text = value === null ? 'None' : String(value);
  return isCode ? <code>{text}</code> : text;
}

/** Records of data/ as a table, with the columns that the page picks. */
export default function RecordTable<Entry extends object>(props: Props<Entry>) {
  const { label, records, columns, anchor = '', code = [], filter } = props;
  const toRow = (entry: Entry, index: number) => {
    const id = typeof anchor === 'string' ? `${anchor}${(entry as { id?: string }).id}` : anchor(entry);
    const cells = Object.values(columns).map((column) => {
      if (typeof column === 'function') {
        return column(entry, index);
      }
      if (entry[column] === undefined) {
        throw authorError(
          'RecordTable',
          `"${label}": record "${id}" has no field "${column}". It has ${Object.keys(entry).join(', ')}.`,
        );
      }
      return asCell(entry[column], code.includes(column));
    });
    const words = filter && { words: wordsBeside(...filter.words(entry)) ?? '' };
    return { id, cells, ...words };
  };
  const table = <FactTable label={label} columns={Object.keys(columns)} rows={records.map(toRow)} />;
  return filter ? (
    <FilteredList label={filter.label} count={records.length} values={filter.values}>
      {table}
    </FilteredList>
  ) : (
    table
  );
}

/** A table of records as a component. */
export const defineTable =
  <Entry extends object>(props: Props<Entry>) =>
  () => <RecordTable {...props} />;

/** A cell with a second line that explains the first. */
export const withDetail = (text: ReactNode, detail?: ReactNode) => (
  <>
    {text}
    {detail && <div className="pt-detail">{detail}</div>}
  </>
);

export const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
