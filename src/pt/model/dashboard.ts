import { widgets as widgetRecords } from '@site/data/dashboards/widgets';
import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { counted } from '@site/src/lib/text/format';
import { didYouMean } from '@site/src/lib/text/nearest';
import { NO_ROOM, placedWidget, withArea } from './grid';
import {
  activeWidget,
  edit,
  editDashboard,
  type Handlers,
  type Outcome,
  refuse,
  replaceAt,
  show,
  symbolOf,
  withSymbol,
} from './outcome';
import { copyName, freeName, panesOf, savedAs, savedNames, setSaved, withContent } from './saving';
import { blankDashboard } from './start';
import { syncHandlers } from './syncing';
import type { Dashboard, GroupId, SampleSymbol, State, Widget } from './types';
import { tileMetrics } from './values';

/** A note has no symbol to follow, nor has a list: its rows change the group's symbol, but the list itself stays. */
export const followsSymbol = ({ kind }: Widget) =>
  kind !== 'screener' && kind !== 'watchlist' && kind !== 'note';
export const widgetName = ({ kind }: Pick<Widget, 'kind'>) =>
  widgetRecords.find(({ id }) => id === kind)?.name ?? kind;

const pair = (text: unknown, separator: RegExp) =>
  String(text).split(separator).map(Number) as [number, number];

/** A handler that needs an active widget. */
const onWidget =
  (handle: (state: State, widget: Widget, given: Arguments) => Outcome) =>
  (state: State, given: Arguments): Outcome => {
    const widget = activeWidget(state.dashboard);
    return widget ? handle(state, widget, given) : refuse('Add a widget first, for example: add orderbook');
  };

/** A Workbench widget has its symbol in its panes. */
function showSymbol(state: State, widget: Widget, symbol: SampleSymbol): Widget {
  if (widget.kind !== 'workbench') {
    return { ...widget, symbol };
  }
  const panes = panesOf(state, widget).map((pane) => withSymbol(pane, symbol));
  const isChanged = panes.some(({ symbol: shown }, index) => shown !== panesOf(state, widget)[index]?.symbol);
  return { ...widget, symbol, panes, edited: widget.edited || (widget.synced === true && isChanged) };
}

/** Sets the symbol of a widget and of every widget in its link group; lists stay. */
export function chooseSymbol(state: State, at: number, symbol: SampleSymbol): readonly Widget[] {
  const { widgets } = state.dashboard;
  const group = widgets[at]?.group ?? null;
  return widgets.map((widget, index) =>
    index === at || (group !== null && widget.group === group && followsSymbol(widget))
      ? showSymbol(state, widget, symbol)
      : widget,
  );
}

/** What a link group shows; lists follow nothing. */
const groupSymbol = ({ widgets }: Dashboard, group: GroupId | null) =>
  group === null ? undefined : widgets.find((other) => other.group === group && followsSymbol(other))?.symbol;

const link = onWidget((state, widget, given) => {
  const { widgets, active } = state.dashboard;
  const group = given.group === 'off' ? null : (given.group as GroupId);
  const others = { ...state.dashboard, widgets: widgets.filter((other) => other !== widget) };
  const shown = groupSymbol(others, group);
  const joined = { ...widget, group };
  const next = shown && followsSymbol(widget) ? showSymbol(state, joined, shown) : joined;
  return editDashboard(
    state,
    { widgets: replaceAt(widgets, active, next) },
    group
      ? `${widgetName(widget)} is in the ${group} group and shows ${next.symbol}.`
      : `${widgetName(widget)} is on its own.`,
  );
});

const LOCKED = refuse('The dashboard is locked. Type unlock first.');

/** Moves or resizes the active widget, and refuses if the dashboard is locked or out of room. */
function reshape(state: State, area: Partial<Widget>, sentence: string): Outcome {
  const { widgets, active, locked } = state.dashboard;
  const widget = activeWidget(state.dashboard) as Widget;
  if (locked) {
    return LOCKED;
  }
  const moved = withArea(widgets, active, { ...widget, ...area });
  return moved ? editDashboard(state, { widgets: moved }, sentence) : refuse(NO_ROOM);
}

/** A dashboard that is saved at once and opens. */
const create = (state: State, dashboard: Dashboard, sentence: string): Outcome =>
  edit(
    setSaved(state, withContent(state.saved, 'dashboard', dashboard, dashboard.name)),
    { dashboard },
    sentence,
  );

/** What a new Workbench widget shows: the saved workbench of a name, or the one that is open, or the first. */
function workbenchContent(state: State, name: string | undefined): Partial<Widget> | string {
  const isOpenSaved = state.workbench.name && savedAs(state, state.workbench.name, 'workbench');
  const wanted = name ?? (isOpenSaved ? state.workbench.name : savedNames(state, 'workbench')[0]) ?? '';
  const saved = savedAs(state, wanted, 'workbench');
  if (!saved) {
    return name === undefined
      ? 'A dashboard shows saved workbenches. Save one first.'
      : `No workbench is saved as "${name}".${didYouMean(name, savedNames(state, 'workbench'))}`;
  }
  const { name: source, panes } = saved;
  return {
    source: source ?? wanted,
    panes,
    synced: false,
    edited: false,
    symbol: panes[0]?.symbol ?? 'BTCUSDT',
  };
}

/** What a new widget shows: the panes of a saved workbench, or a metric. A string says why it can't. */
function contentOf(state: State, kind: Widget['kind'], name: string | undefined): Partial<Widget> | string {
  if (kind === 'workbench') {
    return workbenchContent(state, name);
  }
  if (name === undefined) {
    return {};
  }
  const metric = tileMetrics.find((tile) => tile === name.toLowerCase());
  if (kind !== 'metric') {
    return 'Only a Workbench widget and a Metric tile take a name.';
  }
  return metric
    ? { metric }
    : `The sample has no metric "${name}" for a tile.${didYouMean(name, tileMetrics)}`;
}

/** The place and the size that were typed. */
const areaOf = (given: Arguments) => ({
  ...(given.at !== undefined && { at: pair(given.at, /,/) }),
  ...(given.size !== undefined && { size: pair(given.size, /x/i) }),
});

/** Adds a widget in the place typed or the first free one, with the symbol typed or that of its group. */
function add(state: State, given: Arguments): Outcome {
  const kind = given.widget as Widget['kind'];
  const group = (given.group as GroupId | undefined) ?? null;
  const symbol = given.symbol === undefined ? undefined : symbolOf(given, 'symbol');
  if (typeof symbol === 'object') {
    return symbol;
  }
  const content = contentOf(state, kind, given.name === undefined ? undefined : String(given.name));
  const placed =
    typeof content === 'string'
      ? content
      : placedWidget(state.dashboard, kind, { ...content, group }, areaOf(given));
  if (typeof placed === 'string') {
    return refuse(placed);
  }
  const { widgets, locked } = state.dashboard;
  if (locked && widgets.some((other, at) => placed.widgets[at] !== other)) {
    return LOCKED;
  }
  const widget = activeWidget(placed) as Widget;
  const shown = symbol ?? (followsSymbol(widget) ? groupSymbol(state.dashboard, group) : undefined);
  const next = shown ? showSymbol(state, widget, shown) : widget;
  const title = widget.source ? ` with "${widget.source}"` : '';
  return editDashboard(
    state,
    { ...placed, widgets: replaceAt(placed.widgets, placed.active, next) },
    `${widgetName({ kind })}${title} is on "${placed.name}".`,
  );
}

export function activateWidget(state: State, active: number): Outcome {
  const { dashboard } = state;
  const widget = dashboard.widgets[active];
  return widget
    ? show(state, { dashboard: { ...dashboard, active } }, `${widgetName(widget)} is active.`)
    : refuse(`The dashboard has ${counted(dashboard.widgets.length, 'widget')}.`);
}

export const dashboardHandlers: Handlers = {
  new: (state, given) => {
    const name = freeName(state, 'dashboard', String(given.name));
    const taken = name === given.name ? '' : ` There’s a "${given.name}" already.`;
    return create(
      state,
      blankDashboard(name),
      `"${name}" is open and blank.${taken} Type add orderbook, for example.`,
    );
  },
  duplicate: (state) => {
    const name = copyName(state, 'dashboard', state.dashboard.name);
    return create(
      state,
      { ...state.dashboard, name },
      `"${name}" is open, and "${state.dashboard.name}" stays as it was.`,
    );
  },
  add,
  widget: (state, given) => activateWidget(state, Number(given.N) - 1),
  remove: onWidget((state, widget) => {
    const widgets = state.dashboard.widgets.filter((other) => other !== widget);
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
    return show(
      state,
      { dashboard: { ...state.dashboard, full } },
      full
        ? `${widgetName(widget)} fills the screen. Type full to go back.`
        : 'The whole dashboard shows again.',
    );
  }),
  ...syncHandlers,
};
