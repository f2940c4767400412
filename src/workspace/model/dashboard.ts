import { gridColumns } from '@site/data/dashboards/grid';
import { widgets as widgetRecords } from '@site/data/dashboards/widgets';
import { spans } from '@site/data/reference/limits';
import { withBox } from '@site/src/figures/DashboardGrid/grid';
import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { placedWidget } from './grid';
import {
  activeWidget,
  edit,
  editDashboard,
  type Handlers,
  type Outcome,
  refuse,
  replaceAt,
  symbolOf,
} from './outcome';
import { listDashboard, panesOf, savedAs, savedNames, savedWorkbench, syncHandlers } from './saving';
import { blankDashboard } from './start';
import type { Dashboard, GroupId, SampleSymbol, State, Widget } from './types';

/** Their rows change the group's symbol, but the list itself stays. */
const isList = ({ kind }: Widget) => kind === 'screener' || kind === 'watchlist' || kind === 'note';
export const widgetName = ({ kind }: Pick<Widget, 'kind'>) =>
  widgetRecords.find(({ id }) => id === kind)?.name ?? kind;

/** A handler that needs an active widget. */
const onWidget =
  (handle: (state: State, widget: Widget, given: Arguments) => Outcome) =>
  (state: State, given: Arguments): Outcome => {
    const widget = activeWidget(state.dashboard);
    return widget ? handle(state, widget, given) : refuse('Add a widget first, for example: add orderbook');
  };

/** A Workbench widget has its symbol in its panes. */
function withSymbol(state: State, widget: Widget, symbol: SampleSymbol): Widget {
  if (widget.kind !== 'workbench') {
    return { ...widget, symbol };
  }
  const panes = panesOf(state, widget).map((pane) => ({ ...pane, symbol }));
  const isChanged = panes.some(({ symbol: shown }, index) => shown !== panesOf(state, widget)[index]?.symbol);
  return { ...widget, symbol, panes, edited: widget.edited || (widget.synced === true && isChanged) };
}

/** Sets the symbol of a widget and of every widget in its link group; lists stay. */
export function chooseSymbol(state: State, at: number, symbol: SampleSymbol): readonly Widget[] {
  const { widgets } = state.dashboard;
  const group = widgets[at]?.group ?? null;
  return widgets.map((widget, index) =>
    index === at || (group !== null && widget.group === group && !isList(widget))
      ? withSymbol(state, widget, symbol)
      : widget,
  );
}

const link = onWidget((state, widget, given) => {
  const { widgets, active } = state.dashboard;
  const group = given.group === 'off' ? null : (given.group as GroupId);
  const shown = widgets.find(
    (other, index) => index !== active && group !== null && other.group === group && !isList(other),
  );
  const joined = { ...widget, group };
  const next = shown && !isList(widget) ? withSymbol(state, joined, shown.symbol) : joined;
  return editDashboard(
    state,
    { widgets: replaceAt(widgets, active, next) },
    group
      ? `${widgetName(widget)} is in the ${group} group and shows ${next.symbol}.`
      : `${widgetName(widget)} is on its own.`,
  );
});

function reshape(state: State, box: Partial<Widget>, sentence: string): Outcome {
  const { widgets, active, locked } = state.dashboard;
  const widget = activeWidget(state.dashboard) as Widget;
  if (locked) {
    return refuse('The dashboard is locked. Type unlock first.');
  }
  const moved = withBox(widgets, active, { ...widget, ...box });
  return moved
    ? editDashboard(state, { widgets: moved }, sentence)
    : refuse(
        `It doesn’t fit there: the grid is ${gridColumns} columns wide, and this sample’s isn’t endless.`,
      );
}

function create(state: State, dashboard: Dashboard, sentence: string): Outcome {
  if (savedAs(state, dashboard.name, 'dashboard')) {
    return refuse(`There’s a dashboard "${dashboard.name}" already. Choose another name.`);
  }
  const made = edit(state, { dashboard }, sentence);
  return { ...made, state: listDashboard(made.state ?? state), effect: { kind: 'keep' } };
}

function remove(state: State): Outcome {
  const { name } = state.dashboard;
  const saved = state.saved.filter((known) => known.kind !== 'dashboard' || known.name !== name);
  const next = saved.find((known) => known.kind === 'dashboard')?.versions[0] as Dashboard | undefined;
  return {
    ...edit({ ...state, saved }, { dashboard: next ?? blankDashboard('New dashboard') }, ''),
    sentence: `"${name}" is deleted, and undo brings it back. PT asks first and keeps it for ${spans.deletedDays} days.`,
    effect: { kind: 'keep' },
  };
}

function add(state: State, given: Arguments): Outcome {
  const kind = given.widget as Widget['kind'];
  const source =
    state.workbench.name && savedWorkbench(state, state.workbench.name)
      ? state.workbench.name
      : savedNames(state, 'workbench').at(-1);
  const panes = source ? savedWorkbench(state, source)?.panes : undefined;
  const isWorkbench = kind === 'workbench';
  if (isWorkbench && !panes) {
    return refuse('A dashboard shows saved workbenches. Save one first.');
  }
  const content =
    isWorkbench && panes && source
      ? { source, panes, synced: false, edited: false, symbol: panes[0]?.symbol ?? 'BTCUSDT' }
      : {};
  const placed = placedWidget(state.dashboard, kind, content);
  return typeof placed === 'string'
    ? refuse(placed)
    : edit(
        state,
        { dashboard: placed },
        `${widgetName({ kind })}${isWorkbench ? ` with "${source}"` : ''} is on "${placed.name}".`,
      );
}

const pair = (text: unknown, separator: RegExp) =>
  String(text).split(separator).map(Number) as [number, number];

export const dashboardHandlers: Handlers = {
  new: (state, given) =>
    create(
      state,
      blankDashboard(String(given.name)),
      `"${given.name}" is open and blank. Type add orderbook, for example.`,
    ),
  rename: (state, given) =>
    editDashboard(state, { name: String(given.name) }, `The dashboard is called "${given.name}".`),
  duplicate: (state) => {
    const name = `${state.dashboard.name} copy`;
    return create(
      state,
      { ...state.dashboard, name },
      `"${name}" is open, and "${state.dashboard.name}" stays as it was.`,
    );
  },
  delete: remove,
  add,
  remove: onWidget((state, widget) => {
    const widgets = state.dashboard.widgets.filter((known) => known !== widget);
    const active = Math.min(state.dashboard.active, widgets.length - 1);
    return editDashboard(
      state,
      { widgets, active, full: false },
      `${widgetName(widget)} is off the dashboard.`,
    );
  }),
  link,
  'dashboard-symbol': onWidget((state, widget, given) => {
    const symbol = symbolOf(given);
    if (typeof symbol === 'object') {
      return symbol;
    }
    const widgets = chooseSymbol(state, state.dashboard.active, symbol);
    const who = widget.group ? `The ${widget.group} group shows` : `${widgetName(widget)} shows`;
    return editDashboard(state, { widgets }, `${who} ${symbol}.`);
  }),
  size: onWidget((state, widget, given) => {
    const [width, height] = pair(given.WxH, /x/i);
    return reshape(
      state,
      { width, height },
      `${widgetName(widget)} is ${width} columns wide and ${height} rows high.`,
    );
  }),
  move: onWidget((state, widget, given) => {
    const [column, row] = pair(given['COLUMN,ROW'], /,/);
    return reshape(state, { column, row }, `${widgetName(widget)} is at column ${column}, row ${row}.`);
  }),
  lock: (state) =>
    editDashboard(state, { locked: true }, 'The dashboard is locked: nothing moves or changes size.'),
  unlock: (state) => editDashboard(state, { locked: false }, 'The dashboard is unlocked.'),
  full: onWidget((state, widget) => {
    const full = !state.dashboard.full;
    return {
      state: { ...state, dashboard: { ...state.dashboard, full } },
      sentence: full
        ? `${widgetName(widget)} fills the screen. Type full to go back.`
        : 'The whole dashboard shows again.',
    };
  }),
  ...syncHandlers,
};
