import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import tables from '@site/src/kit/tables/tables.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import appStyles from '../app.module.css';
import styles from './table.module.css';

type Column = {
  readonly name: string;
  readonly align?: 'end';
  /** Left out where the picture is narrow. */
  readonly isMinor?: boolean;
};

type TableProps = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** The row under the pointer. */
  readonly active?: number;
};

/** Alerts, versions, positions: anything in rows. */
export function Table({ columns, rows, active }: TableProps) {
  const classOf = (index: number) =>
    clsx(columns[index]?.align && styles.right, columns[index]?.isMinor && styles.minor) || undefined;
  return (
    <table className={clsx(tables.plain, styles.table)}>
      <thead>
        <tr>
          {columns.map(({ name }, index) => (
            <th key={name} className={classOf(index)}>
              <Spot name={name} where="column">
                {name}
              </Spot>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a picture never move.
          <tr key={at} className={at === active ? styles.active : undefined}>
            {row.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells neither.
              <td key={index} className={classOf(index)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tabs of a panel or a page, with counts where there are some. */
export function Tabs({ of, active }: { of: Readonly<Record<string, number | undefined>>; active: string }) {
  return (
    <div className={clsx(styles.tabs, controls.choices)}>
      {Object.entries(of).map(([name, count]) => (
        <Spot key={name} name={name} data-chosen={name === active || undefined}>
          {name}
          {count !== undefined && <span className={appStyles.count}>{count}</span>}
        </Spot>
      ))}
    </div>
  );
}
