import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/tables/FactTable';
import { authorError } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';
import { Fragment, type ReactNode } from 'react';

type PageLink = { readonly name: string; readonly page: string };
type DataRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

type Props = {
  /** Says what the table holds. */
  readonly label: string;
  readonly records: readonly DataRecord[];
  /** Field of the record, then the heading above it. */
  readonly columns: readonly (readonly [field: string, heading: string])[];
  /** Rows are linked to as #<anchor>-<id>. */
  readonly anchor: string;
  /** What an empty field (null) says. */
  readonly empty?: string;
  /** Fields that hold commands. */
  readonly code?: readonly string[];
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
  return isCode ? <code>{String(value)}</code> : withCode(String(value));
}

/** Records of data/ as a table, with the columns that the page picks. */
export default function RecordTable({ label, records, columns, anchor, empty = 'None', code = [] }: Props) {
  const toRow = (record: DataRecord) => {
    const cells = columns.map(([field]) => {
      const value = record[field];
      if (value === undefined) {
        throw authorError(
          'RecordTable',
          `"${label}": record "${record.id}" has no field "${field}". It has ${Object.keys(record).join(', ')}.`,
        );
      }
      return value === null ? empty : asCell(value, code.includes(field));
    });
    const [head, ...rest] = cells;
    return { id: `${anchor}-${record.id}`, cells: [head, ...rest] as const };
  };
  return (
    <FactTable label={label} columns={columns.map(([, heading]) => heading)} rows={records.map(toRow)} />
  );
}
