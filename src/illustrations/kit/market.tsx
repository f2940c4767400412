import { formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icons';
import styles from './market.module.css';
import { Spot } from './marks';
import { bookOf, decimalsOf, lastPrice, printsOf, type SampleSymbol } from './series';

type BookProps = { readonly symbol?: SampleSymbol; readonly count?: number };

function Levels({ symbol, side, count }: Required<BookProps> & { side: 'bids' | 'asks' }) {
  const levels = bookOf(symbol, side, count);
  const most = levels.at(-1)?.total ?? 1;
  const rows = levels.map(({ price, size, total }) => (
    <div key={price}>
      <svg width="100%" height="100%">
        <rect x={`${Math.round(100 - (100 * total) / most)}%`} width="100%" height="100%" />
      </svg>
      <span>{formatNumber(price, decimalsOf(symbol))}</span>
      <span>{formatNumber(size, 1)}</span>
      <span>{formatNumber(total, 1)}</span>
    </div>
  ));
  return <div className={styles[side]}>{side === 'asks' ? rows.toReversed() : rows}</div>;
}

/** Asks above, bids below, the last price between them. */
export function OrderBook({ symbol = 'BTCUSDT', count = 6 }: BookProps) {
  const book = { symbol, count };
  return (
    <div className={styles.book}>
      <div className={styles.head}>
        <span>Price</span>
        <span>Size</span>
        <span>Total</span>
      </div>
      <Levels side="asks" {...book} />
      <div className={styles.last}>{formatNumber(lastPrice(symbol), decimalsOf(symbol))}</div>
      <Levels side="bids" {...book} />
    </div>
  );
}

type TradesProps = {
  readonly symbol?: SampleSymbol;
  readonly count?: number;
  /** Leaves out prints worth less, in USD. */
  readonly from?: number;
};

/** Executed trades, newest first. */
export function Trades({ symbol = 'BTCUSDT', count = 12, from = 0 }: TradesProps) {
  const prints = printsOf(symbol, 200).filter(({ price, size }) => price * size >= from);
  return (
    <div className={styles.book}>
      <div className={styles.head}>
        <span>Price</span>
        <span>Size</span>
        <span>Time</span>
      </div>
      {prints.slice(0, count).map(({ time, price, size, isBuy }) => (
        <div key={time + price} className={isBuy ? styles.buy : styles.sell}>
          <span>{formatNumber(price, decimalsOf(symbol))}</span>
          <span>{formatNumber(size, 3)}</span>
          <span>{time}</span>
        </div>
      ))}
    </div>
  );
}

type Column = {
  readonly name: string;
  readonly align?: 'end';
  /** Which way the rows are sorted by it. */
  readonly arrow?: string;
  /** Left out where the picture is narrow. */
  readonly isMinor?: boolean;
};

type TableProps = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** The row under the pointer. */
  readonly active?: number;
};

/** Markets, alerts, members, positions: anything in rows. */
export function Table({ columns, rows, active }: TableProps) {
  const classOf = (index: number) =>
    clsx(columns[index]?.align && styles.right, columns[index]?.isMinor && styles.minor) || undefined;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, arrow }, index) => (
            <th key={name} className={classOf(index)}>
              <Spot name={name} where="column">
                {arrow ? `${name} ${arrow}` : name}
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

/** A number that rose or fell. */
export const Change = ({ children }: { children: string }) => (
  <span className={/^[−-]/.test(children) ? styles.sell : styles.buy}>{children}</span>
);

/** Tabs of a panel or a page, with counts where there are some. */
export function Tabs({ of, active }: { of: Readonly<Record<string, number | undefined>>; active: string }) {
  return (
    <div className={styles.tabs}>
      {Object.entries(of).map(([name, count]) => (
        <Spot key={name} name={name} className={clsx(name === active && styles.active)}>
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Spot>
      ))}
    </div>
  );
}

/** Widgets in columns: on a phone one below the other. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid} data-wide="">
    {children}
  </div>
);

type WidgetProps = {
  readonly title: string;
  /** The colour of its link group. */
  readonly group?: 'blue' | 'green';
  readonly isSynced?: boolean;
  readonly isActive?: boolean;
  /** Of twelve columns. */
  readonly span?: 4 | 6 | 8 | 12;
  readonly children: ReactNode;
};

/** A widget of a dashboard with its header. */
export function Widget({ title, group, isSynced, isActive, span = 6, children }: WidgetProps) {
  return (
    <div className={clsx(styles.widget, styles[`span${span}`], isActive && styles.active)}>
      <Spot as="div" name={title} where="widget" className={styles.widgetTitle} label>
        {group && (
          <Spot name="link group" className={styles.linked}>
            <span className={clsx(styles.group, styles[group])} />
          </Spot>
        )}
        {isSynced && (
          <Spot name="sync">
            <Icon name="sync" />
          </Spot>
        )}
        {isActive && (
          <Spot name="full screen">
            <Icon name="full" />
          </Spot>
        )}
        <Spot name="menu">
          <Icon name="more" />
        </Spot>
      </Spot>
      {children}
      <span className={styles.corner}>
        <Spot name="corner" />
      </span>
    </div>
  );
}
