import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { plainDigits } from '@site/src/lib/text/format';
import { START } from '../markets/walk';
import { conditionText, seriesIn } from './alerts';
import { isSame } from './outcome';
import { type Keeper, panesOf, savedAs } from './saving';
import { FIRST_VIEW, paneOf, startOf } from './start';
import { columnWords, filterText, minuteWord } from './texts';
import type {
  Alert,
  Dashboard,
  Drawing,
  Pane,
  Saved,
  Screener,
  Series,
  State,
  Widget,
  Workbench,
} from './types';

/*
 * Everything that is kept or sent is lines of the command bar. Three things stand around them:
 * `workbench "name":` begins what is open in a place, `now 2026-03-01T12:00` says when it is, and a line with `>` before
 * it belongs to the widget or the alert that the line above made. stateFrom.ts reads them.
 */

const word = (text: string) => (/[\s;=]/.test(text) ? `"${text}"` : text);
const inside = (lines: readonly string[]) => lines.map((line) => `>${line}`);
/** Lines that are written only where something isn't as it would be without them. */
const unless = (isNeedless: boolean, ...lines: readonly string[]) => (isNeedless ? [] : lines);

const seriesLine = ({ kind, name, settings }: Series) =>
  [`${kind} add ${word(name)}`, ...Object.entries(settings).map(([key, value]) => `${key}=${value}`)].join(
    ' ',
  );

/** A horizontal line has no time, a vertical one no price. */
function drawingLine({ tool, points, text }: Drawing): string {
  const placed = points.flatMap(({ time, price }) => [
    ...(tool === 'hline' ? [] : [minuteWord(time)]),
    ...(tool === 'vline' ? [] : [plainDigits(price)]),
  ]);
  return [`draw ${tool}`, ...placed, ...(text ? [`"${text}"`] : [])].join(' ');
}

/** What makes a new pane into this one. */
function paneLines(pane: Pane): readonly string[] {
  const fresh = paneOf('BTCUSDT');
  let symbol: string = fresh.symbol;
  const turnTo = (other: string) => {
    const lines = unless(other === symbol, `symbol ${other}`);
    symbol = other;
    return lines;
  };
  const { count, end } = pane.view;
  return [
    ...pane.drawings.flatMap((drawing) => [...turnTo(drawing.symbol), drawingLine(drawing)]),
    ...turnTo(pane.symbol),
    ...unless(pane.timeframe === fresh.timeframe, `tf ${pane.timeframe}`),
    ...unless(pane.style === fresh.style, `style ${pane.style}`),
    ...unless(pane.scale === fresh.scale, `scale ${pane.scale}`),
    ...pane.series.map(seriesLine),
    ...pane.compared.map((other) => `compare ${other}`),
    ...unless(!pane.hidesDrawings, 'drawings hide'),
    ...unless(
      isSame(pane.view, FIRST_VIEW),
      `bars ${count}${end === null ? '' : ` until=${minuteWord(end)}`}`,
    ),
  ];
}

/** The lines that rebuild panes. A single pane needs neither their number nor which one is active. */
function panesLines(panes: readonly Pane[], active = 0): readonly string[] {
  const [first, ...others] = panes;
  return first && others.length === 0
    ? paneLines(first)
    : [
        `panes ${panes.length}`,
        ...panes.flatMap((pane, at) => [`pane ${at + 1}`, ...paneLines(pane)]),
        `pane ${active + 1}`,
      ];
}

const workbenchLines = ({ panes, active }: Workbench) => panesLines(panes, active);

/** A synced widget shows what is saved under its name; a copy brings its panes along. */
function widgetLines(widget: Widget, saved: readonly Saved[], names: readonly Saved[]): readonly string[] {
  const { kind, column, row, width, height, group, symbol, metric, source, synced, edited } = widget;
  const isWorkbench = kind === 'workbench';
  const from = isWorkbench && source && savedAs({ saved: names }, source, 'workbench') ? source : undefined;
  const name = isWorkbench ? from : metric;
  const panes = panesLines(panesOf({ saved }, widget));
  // Without a line of its own it would show what is saved.
  const content = inside(panes.length > 0 ? panes : ['symbol BTCUSDT']);
  const isSynced = Boolean(synced && from);
  const box = `at=${column},${row} size=${width}x${height} symbol=${symbol}`;
  return [
    `add ${kind}${name ? ` "${name}"` : ''} ${box}${group ? ` group=${group}` : ''}`,
    ...unless(!isSynced, 'sync on'),
    ...unless(!isWorkbench || (isSynced && !edited), ...content),
  ];
}

const dashboardLines = (
  { widgets, active, locked, full }: Dashboard,
  saved: readonly Saved[],
  names: readonly Saved[],
): readonly string[] => [
  ...widgets.flatMap((widget) => widgetLines(widget, saved, names)),
  ...unless(active < 0 || active === widgets.length - 1, `widget ${active + 1}`),
  ...unless(!locked, 'lock'),
  ...unless(!full, 'full'),
];

/** The lines that turn a fresh screener into this one. */
function screenerLines(screener: Screener): readonly string[] {
  const { universe, only, filters, columns, sort, limit, refresh } = screener;
  const fresh = startOf().screener;
  const place = only ? ` ${universe === 'dex' ? 'chain' : 'venue'}=${only}` : '';
  return [
    ...unless(universe === fresh.universe && !only, `universe ${universe}${place}`),
    ...filters.map((filter) => `where ${filterText(filter)}`),
    ...unless(
      isSame(columns, fresh.columns),
      `columns ${fresh.columns.map(({ field }) => `-${field}`).join(' ')}`,
      ...columns.map((column) => `columns +${columnWords(column)}`),
    ),
    ...unless(isSame(sort, fresh.sort), `sort ${columnWords(sort)} ${sort.order}`),
    ...unless(limit === fresh.limit, `limit ${limit}`),
    ...unless(refresh === fresh.refresh, `refresh ${refresh}`),
  ];
}

/** How often it fired and when last; the firings before that stay behind. */
function alertLines(alert: Alert): readonly string[] {
  const { condition, trigger, symbol, timeframe, since, isPaused, isTriggered, count, fired } = alert;
  const last = fired.at(-1);
  return [
    `alert ${conditionText(condition)} trigger=${trigger}`,
    ...inside([
      `symbol ${symbol}`,
      `tf ${timeframe}`,
      ...seriesIn(alert).map(seriesLine),
      `since ${minuteWord(since)}`,
      ...(last ? [`fired ${count} ${last.time} ${plainDigits(last.value)}`] : []),
      ...unless(!isPaused, 'paused'),
      ...unless(!isTriggered, 'triggered'),
    ]),
  ];
}

const header = (kind: string, name: string | null) => `${kind}${name === null ? '' : ` "${name}"`}:`;

/** What stands open is a line too. */
function openLine({ open, place }: State): readonly string[] {
  switch (open?.kind) {
    case 'help': {
      // An id isn't always a name: `symbol` of a dashboard is dashboard-symbol.
      const command = commandsIn(place).find(({ id }) => id === open.command);
      return [command ? `help "${command.name}"` : 'help'];
    }
    case 'studies':
      return ['studies'];
    case 'draw':
      return [`draw ${open.tool}`];
    case 'alert':
      // The dialog of an alert that is there is closed instead: as a line it would make another one.
      return unless(open.id !== undefined, `alert ${conditionText(open.draft.condition)}`);
    default:
      return [];
  }
}

/** All that is on the screen, as lines. On another device only the sample's own workbenches are saved. */
export function stateLines(state: State, isForOthers = false): readonly string[] {
  const { place, workbench, dashboard, screener, clock, returnTo, saved } = state;
  const fresh = startOf();
  const names = isForOthers ? fresh.saved : saved;
  const sections = {
    workbench: [header('workbench', workbench.name), ...workbenchLines(workbench)],
    dashboard: [header('dashboard', dashboard.name), ...dashboardLines(dashboard, saved, names)],
    screener: [header('screener', screener.name), ...screenerLines(screener)],
  };
  const others = (['workbench', 'dashboard', 'screener'] as const).filter(
    (kind) => kind !== place && !isSame(state[kind], fresh[kind]),
  );
  const live = returnTo ?? clock;
  const added = state.watchlist.filter((symbol) => !fresh.watchlist.includes(symbol));
  const replay = returnTo === null ? '' : ` replay ${minuteWord(clock)}`;
  return [
    ...unless(live === START && replay === '', `now ${minuteWord(live)}${replay}`),
    ...unless(added.length === 0, `watchlist ${added.join(' ')}`),
    ...state.alerts.flatMap(alertLines),
    ...state.practice,
    ...others.flatMap((kind) => sections[kind]),
    ...sections[place],
    ...openLine(state),
  ];
}

export const LONGEST_ADDRESS = 4_000;

/** What stands after `?w=`; null if the state is too large for an address. */
export function shareAddress(state: State): string | null {
  const address = stateLines(state, true).join(';');
  return address.length <= LONGEST_ADDRESS ? address : null;
}

/** Under which key a device keeps something. */
export const PREFIX = 'pt:';
const keyOf = (kind: string, name: string) => `${PREFIX}${kind}:${name}`;

function contentLines({ kind, content }: Saved, saved: readonly Saved[]): readonly string[] {
  switch (kind) {
    case 'workbench':
      return workbenchLines(content);
    case 'dashboard':
      return dashboardLines(content, saved, saved);
    case 'screener':
      return screenerLines(content);
    case 'template':
      return content.series.map(seriesLine);
  }
}

const itemsOf = ({ saved }: Keeper) => new Map(saved.map((item) => [keyOf(item.kind, item.name), item]));

/** What a device has to write so that it keeps the second state instead of the first: only the items that changed. */
export function changedItems(
  before: Keeper,
  after: Keeper,
): readonly (readonly [key: string, text: string | null])[] {
  const [old, next, sample] = [itemsOf(before), itemsOf(after), itemsOf(startOf())];
  const written = [...next]
    .filter(([key, item]) => old.get(key) !== item)
    .map(
      ([key, item]) =>
        [key, [header(item.kind, item.name), ...contentLines(item, after.saved)].join('\n')] as const,
    );
  // An empty text stands for a sample that was deleted.
  const gone = [...old.keys()]
    .filter((key) => !next.has(key))
    .map((key) => [key, sample.has(key) ? '' : null] as const);
  return [...written, ...gone];
}
