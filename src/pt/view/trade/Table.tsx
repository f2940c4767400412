import tables from '@site/src/kit/tables/tables.module.css';
import type { ReactNode } from 'react';
import styles from './trade.module.css';

type TradeRowProps = {
  /** By the names of their columns. The first one says what the row is. */
  readonly cells: Readonly<Record<string, string>>;
  /** Of the last number: whether it's a gain or a loss. */
  readonly sign?: number;
  /** What can be done. */
  readonly children?: ReactNode;
};

/** A row; where the app is narrow, each cell says its column. */
export function TradeRow({ cells, sign, children }: TradeRowProps) {
  const [[first, what], ...others] = Object.entries(cells) as [[string, string], ...[string, string][]];
  return (
    <tr>
      <th scope="row" data-name={first}>
        {what}
      </th>
      {others.map(([name, text], at) => (
        <td key={name} data-name={name} data-sign={at === others.length - 1 ? sign : undefined}>
          {text}
        </td>
      ))}
      <td className={styles.ways}>{children}</td>
    </tr>
  );
}

type TableProps = { readonly columns: readonly string[]; readonly children: ReactNode };

/** Positions or orders: columns that are named once, and rows. */
export default function Table({ columns, children }: TableProps) {
  return (
    <div className={styles.scroll}>
      <table className={tables.plain}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" aria-label="What to do" />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
