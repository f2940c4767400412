import { isSampleSymbol, workspaceSymbols } from '@site/data/samples/workspace';
import { linkGroups } from '@site/data/workbench/link-groups';
import controls from '@site/src/kit/controls/controls.module.css';
import Select from '@site/src/kit/controls/Select';
import { Spot } from '@site/src/kit/marks';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { isList, widgetName } from '../model/dashboard';
import { COLUMNS, withBox } from '../model/grid';
import { screenerRows, tileMetrics, tileValues, valueText, widgetsOf } from '../model/select';
import { startOf } from '../model/start';
import { columnTitle, signOf } from '../model/texts';
import type { Pane, State, Widget } from '../model/types';
import { nameOf } from '../model/values';
import Chart from './chart/Chart';
import EmptyState from './EmptyState';
import { useLight } from './light';
import styles from './places.module.css';
import type { Workspace } from './screen';
import Book from './side/Book';
import Trades from './side/Trades';
import { useFit } from './side/useFit';
import { draggedBox, useDrag } from './useDrag';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Narrower than this, widgets stand below each other (places.module.css) and aren't dragged. */
const NARROWEST_GRID = 640;

type Kind = 'move' | 'size';
type Shown = ReturnType<typeof widgetsOf>[number];
type WidgetProps = { readonly app: Workspace; readonly at: number; readonly widget: Widget };

/** The line that puts a widget where it was dragged to. */
const lineOf = (kind: Kind, { column, row, width, height }: Widget) =>
  kind === 'move' ? `move ${column},${row}` : `size ${width}x${height}`;

/** Price and change of what is on the watchlist, by the screener's own numbers. */
function watched(state: State) {
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
    ? watched(app.state)
    : { columns: app.state.screener.columns, rows: screenerRows(app.state).rows };
  const [count, fits] = useFit<HTMLTableElement>(2 * widget.height);
  return (
    <table ref={fits} className={styles.list}>
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
              <td key={index} data-sign={signOf(cell)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The values of one metric now. */
function Tile({ app, at, widget }: WidgetProps) {
  const { name, lines } = tileValues(app.state, widget);
  const known = lines.filter(({ value }) => !Number.isNaN(value));
  return (
    <div className={styles.tile}>
      <Select
        label="Metric"
        isLabelHidden
        value={name}
        choices={tileMetrics}
        nameOf={metricName}
        title={metricName(name)}
        onChange={(metric) => app.act({ kind: 'metric', at, metric })}
      />
      {known.length === 0 && <EmptyState>No data here.</EmptyState>}
      {known.map((line) => (
        <p key={line.name}>
          <b>{`${valueText(line.value)}${UNITS[name] ?? ''}`}</b> {upperFirst(line.name)}
        </p>
      ))}
    </div>
  );
}

function Body({ app, at, widget, panes }: WidgetProps & { readonly panes: readonly Pane[] }) {
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

const UNITS: Readonly<Record<string, string>> = {
  'funding rate': '%',
  'funding rate, 8-hour': '%',
  spread: ' bps',
};
const GROUPS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(linkGroups.map(({ id, name }) => [id, name])),
  off: 'No group',
};
const metricName = (name: string) => nameOf({ kind: 'metric', name });

/** Whether a Workbench widget is kept the same as its workbench, and what to do when the two differ. */
function Sync({ widget, onRun }: { readonly widget: Widget; readonly onRun: (line: string) => void }) {
  const lines = widget.edited ? ['push', 'pull'] : [widget.synced ? 'sync off' : 'sync on'];
  return (
    <span className={styles.sync}>
      <Spot name="sync">{widget.edited ? 'Edited' : widget.synced ? 'Synced' : 'Copy'}</Spot>
      {lines.map((line) => (
        <button key={line} type="button" onClick={() => onRun(line)}>
          {line}
        </button>
      ))}
    </span>
  );
}

type BoxProps = WidgetProps & {
  readonly panes: readonly Pane[];
  readonly isActive: boolean;
  readonly grip: (kind: Kind) => object;
};

/** A widget: its link group, name and symbol, and what it shows. */
function Box({ app, at, widget, panes, isActive, grip }: BoxProps) {
  const { column, row, width, height, group, kind } = widget;
  const symbol = panes[0]?.symbol ?? widget.symbol;
  // A synced widget has its workbench's name, and a list the screener's.
  const own = (widget.synced && widget.source) || (kind === 'screener' && app.state.screener.name);
  const name = own || widgetName(widget);
  const title = own || isList(widget) ? name : `${name} · ${widget.symbol}`;
  const element = useLight<HTMLLIElement>(
    [group, title, column, row, width, height, panes[0]?.symbol].join(),
  );
  const activate = () => isActive || app.act({ kind: 'widget', at });
  const runOn = (line: string) => {
    activate();
    app.run(line);
  };
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const changed = event.shiftKey ? 'size' : 'move';
      runOn(lineOf(changed, { ...widget, ...draggedBox(widget, changed, ...arrow) }));
    }
  }
  return (
    <li
      ref={element}
      className={styles.widget}
      data-column={column}
      data-row={row}
      data-width={width}
      data-height={height}
      data-group={group ?? undefined}
      data-active={isActive || undefined}
      onPointerDown={activate}
    >
      <div className={styles.head}>
        <Spot name="link group" className={styles.group}>
          <span aria-hidden="true">{group?.[0]?.toUpperCase() ?? '–'}</span>
          <Select
            label={`Link group of ${name}`}
            isLabelHidden
            value={group ?? 'off'}
            choices={Object.keys(GROUPS)}
            nameOf={(id) => GROUPS[id] ?? id}
            title={GROUPS[group ?? 'off']}
            onChange={(chosen) => runOn(`link ${chosen}`)}
          />
        </Spot>
        <Spot
          as="button"
          type="button"
          name={title}
          where="widget"
          className={styles.name}
          aria-pressed={isActive}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          title="Drag, or use the arrow keys, to move it. With Shift, arrow keys change its size."
          onClick={activate}
          onKeyDown={onKeyDown}
          {...grip('move')}
        >
          {name}
        </Spot>
        {!isList(widget) && (
          <Select
            className={styles.symbol}
            label={`Symbol of ${name}`}
            isLabelHidden
            value={symbol}
            choices={workspaceSymbols}
            title={symbol}
            onChange={(chosen) => runOn(`symbol ${chosen}`)}
          />
        )}
        {widget.source && <Sync widget={widget} onRun={runOn} />}
      </div>
      <div className={styles.body}>
        <Body app={app} at={at} widget={widget} panes={panes} />
      </div>
      <Spot name="corner" mark="corner" className={styles.corner} {...grip('size')} />
    </li>
  );
}

/** The dashboard: widgets on twelve columns, below each other where there's no room for that. */
export default function Dashboard({ app }: { readonly app: Workspace }) {
  const { widgets, locked, full, active } = app.state.dashboard;
  const grid = useRef<HTMLUListElement>(null);
  const drag = useDrag();
  // Where everything would be if the widget were let go now, and the line that puts it there.
  const [held, setHeld] = useState<{ readonly boxes: readonly Widget[]; readonly line: string } | null>(null);

  const gripOf = (at: number, widget: Widget) => (kind: Kind) => ({
    onPointerDown(event: PointerEvent) {
      const { width = 0, height = 0 } = grid.current?.getBoundingClientRect() ?? {};
      if (locked || full || width < NARROWEST_GRID) {
        return;
      }
      const rows = Math.max(...widgets.map((each) => each.row + each.height - 1));
      drag.begin(event, [width / COLUMNS, height / rows], (...by) => {
        const box = { ...widget, ...draggedBox(widget, kind, ...by) };
        const boxes = withBox(widgets, at, box);
        setHeld((known) => (boxes ? { boxes, line: lineOf(kind, box) } : known));
      });
    },
    onPointerMove: drag.move,
    onPointerUp() {
      drag.end();
      setHeld(null);
      if (held && held.line !== lineOf(kind, widget)) {
        app.run(held.line);
      }
    },
    onPointerCancel() {
      drag.end();
      setHeld(null);
    },
  });

  if (widgets.length === 0) {
    return (
      <EmptyState>
        <p>This dashboard has no widgets yet.</p>
        {['add orderbook', 'add workbench', 'undo'].map((line) => (
          <button key={line} type="button" className={controls.button} onClick={() => app.run(line)}>
            {line}
          </button>
        ))}
      </EmptyState>
    );
  }
  return (
    <div className={styles.dashboard}>
      <ul ref={grid} className={styles.grid} data-locked={locked || undefined}>
        {widgetsOf(app.state).map(({ widget, panes, isActive }: Shown, at) => {
          const box = full ? { ...widget, column: 1, row: 1, width: COLUMNS, height: 8 } : held?.boxes[at];
          return (
            (!full || at === active) && (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: commands name a widget by its place in the list
                key={at}
                app={app}
                at={at}
                widget={box ?? widget}
                panes={panes}
                isActive={isActive}
                grip={gripOf(at, widget)}
              />
            )
          );
        })}
      </ul>
      <p className={styles.foot}>
        <button
          type="button"
          className={controls.button}
          aria-pressed={locked}
          onClick={() => app.run(locked ? 'unlock' : 'lock')}
        >
          {locked ? 'unlock' : 'lock'}
        </button>
        <button type="button" className={controls.button} aria-pressed={full} onClick={() => app.run('full')}>
          full
        </button>
        <span>
          {locked ? 'Locked: nothing moves or changes size.' : 'Drag a widget by its name or its corner.'}
        </span>
      </p>
    </div>
  );
}
