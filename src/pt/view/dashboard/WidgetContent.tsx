import { isSampleSymbol } from '@site/data/samples/workspace';
import tables from '@site/src/kit/tables/tables.module.css';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import clsx from 'clsx';
import { screenerRows } from '../../model/screenerRows';
import { tileMetrics, tileValues, valueText } from '../../model/select';
import { startOf } from '../../model/start';
import { cellSign, columnTitle } from '../../model/texts';
import type { Pane, State, Widget } from '../../model/types';
import { seriesName } from '../../model/values';
import Chart from '../chart/Chart';
import EmptyState from '../EmptyState';
import markets from '../marketTable.module.css';
import Pick from '../Pick';
import type { Workspace } from '../screen';
import Book from '../side/Book';
import Trades from '../side/Trades';
import { useFit } from '../side/useFit';
import styles from './dashboard.module.css';

export type WidgetProps = { readonly app: Workspace; readonly at: number; readonly widget: Widget };

/** Price and change of what is on the watchlist, by the screener's own numbers. */
function watchlistRows(state: State) {
  const columns = [
    { field: 'price', window: null },
    { field: 'price_change', window: '24h' },
  ] as const;
  const screen = screenerRows({ ...state, screener: { ...startOf().screener, columns, limit: 500 } });
  const rows = state.watchlist.map(
    (symbol) => screen.rows.find((row) => row.symbol === symbol) ?? { symbol, values: [], cells: ['–', '–'] },
  );
  return { columns, rows };
}

/** Rows that choose the symbol of the widget's link group. */
function List({ app, at, widget }: WidgetProps) {
  const isWatchlist = widget.kind === 'watchlist';
  const { columns, rows } = isWatchlist
    ? watchlistRows(app.state)
    : { columns: app.state.screener.columns, rows: screenerRows(app.state).rows };
  const [count, fits] = useFit<HTMLTableElement>(2 * widget.height);
  return (
    <table ref={fits} className={clsx(tables.plain, markets.list)}>
      <thead>
        <tr>
          <th scope="col">{count < rows.length ? `${count} of ${rows.length}` : 'Market'}</th>
          {columns.slice(0, 3).map((column) => (
            <th key={columnTitle(column)} scope="col">
              {columnTitle(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, count).map(({ symbol, cells }) => (
          <tr key={symbol} data-chosen={symbol === widget.symbol || undefined}>
            <th scope="row">
              <button
                type="button"
                onClick={() =>
                  isSampleSymbol(symbol)
                    ? app.act({ kind: 'list', at, symbol })
                    : void app.run(`symbol ${symbol}`)
                }
              >
                {symbol}
              </button>
            </th>
            {cells.slice(0, 3).map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={index} data-sign={cellSign(cell)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const UNITS: Readonly<Record<string, string>> = {
  'funding rate': '%',
  'funding rate, 8-hour': '%',
  spread: ' bps',
};
const metricName = (name: string) => seriesName({ kind: 'metric', name });

/** The values of one metric now. */
function Tile({ app, at, widget }: WidgetProps) {
  const { name, lines } = tileValues(app.state, widget);
  const withValue = lines.filter(({ value }) => !Number.isNaN(value));
  return (
    <div className={styles.tile}>
      <Pick
        isStill={app.isStill}
        label="Metric"
        value={name}
        choices={tileMetrics}
        nameOf={metricName}
        onChange={(metric) => app.act({ kind: 'metric', at, metric })}
      />
      {withValue.length === 0 && <EmptyState>No data here.</EmptyState>}
      {withValue.map((line) => (
        <p key={line.name}>
          <b>{`${valueText(line.value)}${UNITS[name] ?? ''}`}</b> {upperFirst(line.name)}
        </p>
      ))}
    </div>
  );
}

/** What a widget shows, by its kind. */
export default function WidgetContent({
  app,
  at,
  widget,
  panes,
}: WidgetProps & { readonly panes: readonly Pane[] }) {
  const { state } = app;
  const sized = { hasSettings: widget.height > 4 };
  switch (widget.kind) {
    case 'workbench':
      // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
      return panes.map((pane, index) => <Chart key={index} state={state} pane={pane} />);
    case 'orderbook':
      return (
        <Book
          clock={state.clock}
          symbol={widget.symbol}
          levels={Math.max(1, 2 * widget.height - 4)}
          {...sized}
        />
      );
    case 'trades':
      return <Trades clock={state.clock} symbol={widget.symbol} {...sized} />;
    case 'metric':
      return <Tile app={app} at={at} widget={widget} />;
    case 'note':
      return <p className={styles.tile}>In PT you write your plan here.</p>;
    default:
      return <List app={app} at={at} widget={widget} />;
  }
}
