import { workspaceSymbols } from '@site/data/samples/workspace';
import { linkGroups } from '@site/data/workbench/link-groups';
import Select from '@site/src/kit/controls/Select';
import { Spot } from '@site/src/kit/marks';
import type { KeyboardEvent } from 'react';
import { followsSymbol, widgetName } from '../../model/dashboard';
import type { Pane, Widget } from '../../model/types';
import { useLight } from '../light';
import styles from './dashboard.module.css';
import { type DragKind, draggedArea, dragLine } from './useWidgetDrag';
import WidgetContent, { type WidgetProps } from './WidgetContent';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const GROUPS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(linkGroups.map(({ id, name }) => [id, name])),
  off: 'No group',
};
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

type WidgetFrameProps = WidgetProps & {
  readonly panes: readonly Pane[];
  readonly isActive: boolean;
  /** Makes a part of it one that it's dragged by. */
  readonly grip: (kind: DragKind) => object;
};

type WidgetHeadProps = Pick<WidgetFrameProps, 'widget' | 'panes' | 'isActive' | 'grip'> & {
  readonly name: string;
  readonly title: string;
  readonly onActivate: () => void;
  /** Runs a line on this widget. */
  readonly onRun: (line: string) => void;
};

/** Link group, name and symbol of a widget. The name is what it's dragged by; arrow keys do the same. */
function WidgetHead(props: WidgetHeadProps) {
  const { widget, panes, isActive, grip, name, title, onActivate, onRun } = props;
  const group = widget.group ?? 'off';
  const symbol = panes[0]?.symbol ?? widget.symbol;
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const changed = event.shiftKey ? 'size' : 'move';
      onRun(dragLine(changed, { ...widget, ...draggedArea(widget, changed, ...arrow) }));
    }
  }
  return (
    <div className={styles.head}>
      <Spot name="link group" className={styles.group}>
        <span aria-hidden="true">{widget.group?.[0]?.toUpperCase() ?? '–'}</span>
        <Select
          label={`Link group of ${name}`}
          isLabelHidden
          value={group}
          choices={Object.keys(GROUPS)}
          nameOf={(id) => GROUPS[id] ?? id}
          title={GROUPS[group]}
          onChange={(chosen) => onRun(`link ${chosen}`)}
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
        onClick={onActivate}
        onKeyDown={onKeyDown}
        {...grip('move')}
      >
        {name}
      </Spot>
      {followsSymbol(widget) && (
        <Select
          className={styles.symbol}
          label={`Symbol of ${name}`}
          isLabelHidden
          value={symbol}
          choices={workspaceSymbols}
          title={symbol}
          onChange={(chosen) => onRun(`symbol ${chosen}`)}
        />
      )}
      {widget.source && <Sync widget={widget} onRun={onRun} />}
    </div>
  );
}

/** A widget in its place on the grid: its head, and what it shows. */
export default function WidgetFrame({ app, at, widget, panes, isActive, grip }: WidgetFrameProps) {
  const { column, row, width, height, group, kind } = widget;
  // A synced widget has its workbench's name, and a list the screener's.
  const savedName = (widget.synced && widget.source) || (kind === 'screener' && app.state.screener.name);
  const name = savedName || widgetName(widget);
  const title = savedName || !followsSymbol(widget) ? name : `${name} · ${widget.symbol}`;
  const element = useLight<HTMLLIElement>(
    [group, title, column, row, width, height, panes[0]?.symbol].join(),
  );
  const onActivate = () => isActive || app.act({ kind: 'widget', at });
  const onRun = (line: string) => {
    onActivate();
    app.run(line);
  };
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
      onPointerDown={onActivate}
    >
      <WidgetHead {...{ widget, panes, isActive, grip, name, title, onActivate, onRun }} />
      <div className={styles.body}>
        <WidgetContent app={app} at={at} widget={widget} panes={panes} />
      </div>
      <Spot name="corner" mark="corner" className={styles.corner} {...grip('size')} />
    </li>
  );
}
