import { alertStates } from '@site/data/alerts/states';
import { widgets } from '@site/data/dashboards/widgets';
import { retracementLevel } from '@site/data/formulas/metrics/charting';
import { percentChange } from '@site/data/formulas/metrics/openInterest';
import { drawingTools, fibonacciLevels } from '@site/data/workbench/drawing-tools';
import { counted, durationText, HOUR, listed, signedPercent } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import { minutesOf } from '../markets/bars';
import { MINUTE } from '../markets/walk';
import { activePane, activeWidget } from '../model/outcome';
import { panesOf, savedAs } from '../model/saving';
import { screenerRows } from '../model/screenerRows';
import { alertsOf, drawingsOf, priceText } from '../model/select';
import type { Drawing, Pane, Place, State } from '../model/types';
import { seriesName } from '../model/values';

/** The app in a state, with one line what to try and a verdict that follows what the reader does. */
export type Lesson = {
  readonly place: Place;
  /** Lines that have run before the reader comes. */
  readonly lines: readonly string[];
  readonly chips: readonly string[];
  /** What to try; commands between backticks. */
  readonly task: string;
  readonly verdict: (state: State) => string;
};

/** Who follows the active widget's symbol, and the commands that would put it where it is. */
function widgetVerdict({ dashboard }: State): string {
  const widget = activeWidget(dashboard);
  if (!widget) {
    return 'No widget is left. Undo brings the last one back.';
  }
  const { kind, symbol, group, column, row, width, height } = widget;
  const name = nameIn(widgets, kind);
  const others = dashboard.widgets
    .filter((other) => other !== widget && group !== null && other.group === group)
    .map((other) => nameIn(widgets, other.kind));
  const place = `Its place is “move ${column},${row}”, its size “size ${width}x${height}”.`;
  const follows =
    group === null
      ? `${name} is in no group and keeps its own symbol, ${symbol}.`
      : others.length === 0
        ? `${name} is alone in the ${group} group and shows ${symbol}.`
        : `${name} and ${listed(others)} are in the ${group} group and show ${symbol}.`;
  return `${follows} ${place}${dashboard.locked ? ' The dashboard is locked, so nothing moves.' : ''}`;
}

const paneText = ({ symbol, timeframe, series }: Pane) =>
  `${symbol} ${timeframe}${series.length > 0 ? ` with ${listed(series.map(seriesName))}` : ''}`;
const panesText = (panes: readonly Pane[]) => listed(panes.map(paneText));

/** What the open workbench, the saved one and its widget show, and what a save would replace. */
function syncVerdict(state: State): string {
  const widget = state.dashboard.widgets.find(({ source }) => source && savedAs(state, source, 'workbench'));
  const saved = widget?.source && savedAs(state, widget.source, 'workbench');
  if (!widget || !saved) {
    return 'No widget on this dashboard comes from a saved workbench. Undo brings it back.';
  }
  const open = state.workbench.name === saved.name ? state.workbench : saved;
  const [inWorkbench, inSave, inWidget] = [open.panes, saved.panes, panesOf(state, widget)].map(panesText);
  const isOpen = inWorkbench !== inSave;
  if (!widget.synced) {
    return `Sync is off. The widget keeps ${inWidget} as its own copy, and the saved workbench is ${inSave}.`;
  }
  if (widget.edited) {
    return isOpen
      ? `Both sides have changed and neither is saved: the workbench shows ${inWorkbench}, the widget ${inWidget}. The later save will win.`
      : `The widget shows ${inWidget}, which isn’t saved. “push” writes it to the workbench, and “pull” brings ${inSave} back.`;
  }
  return isOpen
    ? `The saved workbench and its widget show ${inSave}, while the open workbench still has ${inWorkbench}. If you save that now, it wins, and the other moves to the version list.`
    : `The workbench and its widget both show ${inSave}, which was saved last. What it replaced is in the version list.`;
}

/** What a drawing says, in numbers. */
function drawingText({ symbol, timeframe }: Pane, { tool, points }: Drawing): string {
  const [from, to, third] = points;
  const price = (value: number) => priceText(symbol, value);
  if (!from || !to) {
    return from ? `a level at ${price(from.price)}, over all time` : 'placed';
  }
  const bars = Math.round((to.time - from.time) / (minutesOf(timeframe) * MINUTE));
  const slope = (to.price - from.price) / bars;
  switch (tool) {
    case 'fib':
      return fibonacciLevels
        .map((level) => `${level}% at ${price(retracementLevel(from.price, to.price, level))}`)
        .join(', ');
    case 'rectangle':
      return `a zone from ${price(Math.min(from.price, to.price))} to ${price(Math.max(from.price, to.price))}, ${counted(Math.abs(bars), 'bar')} wide`;
    case 'measure':
      return `${signedPercent(percentChange(from.price, to.price), 2)} in ${counted(Math.abs(bars), 'bar')}, ${durationText(Math.abs(to.time - from.time) / HOUR)}`;
    default:
      return bars === 0
        ? 'upright, so it has no slope'
        : `${slope < 0 ? '−' : '+'}${price(Math.abs(slope))} per bar${third ? `, with a second edge through ${price(third.price)}` : ''}`;
  }
}

function drawingVerdict(state: State): string {
  const pane = activePane(state);
  const last = drawingsOf(pane).at(-1);
  return last
    ? `${nameIn(drawingTools, last.tool)}: ${drawingText(pane, last)}.`
    : 'Nothing is drawn yet. Pick a tool, then click the price area.';
}

/** What each filter does to the list. */
function filterVerdict(state: State): string {
  const { looked, passed, failed, dropped, filters } = screenerRows(state);
  return filters.length === 0
    ? `No filter yet, so all ${looked} markets are listed.`
    : `${passed} of ${looked} markets pass, ${failed} fail and ${dropped} have no data for a filter.`;
}

const stateOf = (status: string) => alertStates.find(({ id }) => id === status);

/** Under which tab the alert stands, and what it has sent. */
function alertVerdict(state: State): string {
  const alert = alertsOf(state).at(-1);
  if (!alert) {
    return 'The alert is gone, with its log.';
  }
  const tab = stateOf(alert.status);
  const sent = alert.fired.length === 0 ? 'no message' : counted(alert.fired.length, 'message');
  return `The alert is under ${tab?.name ?? alert.status} and has sent ${sent}. ${tab?.meaning ?? ''}`;
}

export const lessons = {
  widgets: {
    place: 'dashboard',
    lines: [],
    chips: ['move 7,6', 'size 3x4', 'link green', 'lock', 'undo'],
    task: 'Drag a header or a corner, or type what does the same: `move 7,6`, `size 3x4`, `link green`.',
    verdict: widgetVerdict,
  },
  sync: {
    place: 'dashboard',
    lines: ['open "BTC 4H breakout"', 'study add rsi', 'open "Morning desk"', 'symbol ETHUSDT', 'push'],
    chips: ['symbol SOLUSDT', 'push', 'pull', 'sync off', 'undo'],
    task: 'The widget has just pushed ETHUSDT, while the open workbench has an RSI that isn’t saved. Click *Workbench* on the rail, type `save`, come back and see which of the two won.',
    verdict: syncVerdict,
  },
  drawings: {
    place: 'workbench',
    lines: [],
    chips: ['draw hline', 'draw trendline', 'draw fib', 'draw measure'],
    task: 'Pick a tool on the drawing rail or tap one here, then click the price area. Escape puts the tool back.',
    verdict: drawingVerdict,
  },
  filters: {
    place: 'screener',
    lines: ['where market_cap > 500m'],
    chips: ['where unlocks_30d < 1', 'where rsi < 40', 'where funding < 0', 'drop rsi < 40', 'undo'],
    task: 'Add a filter and see how many markets are left: `where rsi < 40`. A market must pass all of them.',
    verdict: filterVerdict,
  },
  'alert-states': {
    place: 'workbench',
    lines: ['alert price crosses 67500'],
    chips: ['1h', 'replay 2026-02-19', 'undo'],
    task: 'Press Play until it fires. Then pause, resume, re-arm or delete it under *Alerts*.',
    verdict: alertVerdict,
  },
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonId = keyof typeof lessons;
