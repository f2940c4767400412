import { linkGroups } from '@site/data/link-groups';
import { type WidgetId, widgets } from '@site/data/widgets';
import Choice from '../kit/Choice';
import { choiceOf, flag } from '../kit/codec';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Toggle from '../kit/Toggle';
import { useFigureState } from '../kit/useFigureState';
import GridPicture from './GridPicture';
import type { Box } from './grid';
import {
  choose,
  companions,
  type Dashboard,
  dashboardCodec,
  link,
  type Placed,
  place,
  START_DASHBOARD,
  SYMBOLS,
} from './model';
import styles from './styles.module.css';

export const FIGURE = 'dashboard-grid';
const INSTRUCTION = `${FIGURE}-instruction`;
const WIDGET_IDS = START_DASHBOARD.map(({ id }) => id);

export const codecs = {
  active: choiceOf<WidgetId>(WIDGET_IDS, 'orderbook'),
  lock: flag(false),
  layout: dashboardCodec,
};

const GROUP_OPTIONS = [
  ...linkGroups.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'off' as const, label: 'Off' },
];

const groupName = ({ group }: Placed) => linkGroups.find(({ id }) => id === group)?.name ?? 'Off';

function sentence(dashboard: Dashboard, active: Placed, isLocked: boolean): string {
  const { name, column, row, width, height, symbol, group } = active;
  const others = companions(dashboard, active).filter(({ id }) => id !== active.id);
  const shared = group
    ? `${others.length === 0 ? 'No other widget' : others.map((other) => other.name).join(', ')} ${others.length > 1 ? 'share' : 'shares'} its ${group} group.`
    : 'It is in no group and keeps its own symbol.';
  return `${name}: move ${column},${row}, size ${width}x${height}, ${symbol}. ${shared}${isLocked ? ' The dashboard is locked.' : ''}`;
}

export default function Interactive() {
  const { state, change, set, reset } = useFigureState(FIGURE, codecs);
  const dashboard = state.layout;
  const active = dashboard.find(({ id }) => id === state.active) ?? (dashboard[0] as Placed);
  const role = widgets.find(({ id }) => id === active.id)?.linking ?? '';

  function onPlace(from: Dashboard, id: WidgetId, box: Partial<Box>) {
    const layout = state.lock ? null : place(from, id, box);
    if (layout) {
      change({ layout, active: id });
    }
  }

  return (
    <FigureBody
      onReset={reset}
      summary={sentence(dashboard, active, state.lock)}
      controls={
        <>
          <Choice
            id={`${FIGURE}-active`}
            label="Active widget"
            value={active.id}
            options={dashboard.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={set.active}
          />
          <Choice
            id={`${FIGURE}-group`}
            label={`Link group of ${active.name}`}
            value={active.group ?? 'off'}
            options={GROUP_OPTIONS}
            onChange={(value) =>
              change({ layout: link(dashboard, active.id, value === 'off' ? null : value) })
            }
          />
          <Choice
            id={`${FIGURE}-symbol`}
            label={active.group ? `Symbol of the ${active.group} group` : `Symbol of ${active.name}`}
            value={active.symbol}
            options={SYMBOLS.map((value) => ({ value, label: value }))}
            onChange={(symbol) => change({ layout: choose(dashboard, active.id, symbol) })}
          />
          <Toggle id={`${FIGURE}-lock`} label="Lock the dashboard" checked={state.lock} onChange={set.lock} />
        </>
      }
      numbers={
        <NumbersTable
          label="Widgets on the grid"
          head={['Widget', 'Position', 'Size', 'Group', 'Symbol']}
          rows={dashboard.map((widget) => [
            widget.name,
            `move ${widget.column},${widget.row}`,
            `size ${widget.width}x${widget.height}`,
            groupName(widget),
            widget.symbol,
          ])}
        />
      }
    >
      <p id={INSTRUCTION} data-hint data-digest="skip" className={styles.instruction}>
        Drag a widget by its header to move it, by its corner to resize it. By keyboard: focus a widget, arrow
        keys move it, Shift and arrow keys resize it. In this figure, widgets in the way move down.
      </p>
      <GridPicture
        dashboard={dashboard}
        active={active.id}
        instructionId={INSTRUCTION}
        onActivate={(id) => id !== state.active && change({ active: id })}
        onPlace={onPlace}
      />
      <p className={styles.role}>{`${active.name}. ${role}`}</p>
    </FigureBody>
  );
}
