import { isOutOfReach } from '../model/alerts';
import { barsOf } from '../model/bars';
import { activePane } from '../model/outcome';
import { isUnsaved, savedAs } from '../model/saving';
import { sampleSaved } from '../model/start';
import type { Alert, Gesture, Pane, State } from '../model/types';

/** A line to run, a gesture, or so many bars that come. */
export type Deed = string | number | Gesture;

export type Step = {
  readonly id: string;
  /** What holds when the step is done, for those who hear it. */
  readonly done: string;
  readonly check: (state: State) => boolean;
  /** What does it, whatever was done before. */
  readonly does: (state: State) => readonly Deed[];
};

/** Another market and timeframe than the steps ask for, so that each of them changes something. */
export const tourStart: readonly string[] = ['symbol ETHUSDT', '1h'];

const NAMES = { workbench: 'BTC move and funding', dashboard: 'First desk' } as const;

const workbench: Gesture = { kind: 'go', place: 'workbench' };
const paneIs = (state: State, holds: (pane: Pane) => boolean) => state.workbench.panes.some(holds);
const shows = (name: string) => (state: State) =>
  paneIs(state, ({ series }) => series.some((other) => other.name === name));
const ran = (line: RegExp) => (state: State) => state.log.some((entry) => entry.ok && line.test(entry.line));
const isOwn = (name: string | null) => name !== null && !sampleSaved.some((other) => other.name === name);

/** The last obvious high: that of the newest twenty bars. */
function highest(state: State): { time: number; price: number } {
  const { bars } = barsOf(state, activePane(state));
  const high = bars.slice(-20).reduce((best, bar) => (bar.high > best.high ? bar : best));
  return { time: high.time, price: high.high };
}

/** The alert that waits for its level, and how it's made. */
const isWaiting = (alert: Alert) => alert.condition.verb === 'crosses' && !isOutOfReach(alert, alert.since);
const realAlert: readonly Deed[] = [
  workbench,
  'symbol BTCUSDT',
  'alert price crosses 67500 trigger=once-per-bar-close',
];

/** What it takes to stand on a saved workbench, and on a dashboard of the reader's own with three widgets. */
const savedFirst = (state: State): readonly Deed[] => [
  workbench,
  ...(state.workbench.name === null ? [`save as "${NAMES.workbench}"`] : []),
];
/** Leads to a dashboard of the reader's own: the open one, or the tour's, which may have to be made. */
function ownDashboard(state: State): readonly Deed[] {
  const go: Deed = { kind: 'go', place: 'dashboard' };
  if (isOwn(state.dashboard.name)) {
    return [go];
  }
  const verb = savedAs(state, NAMES.dashboard, 'dashboard') ? 'open' : 'new';
  return [go, `${verb} "${NAMES.dashboard}"`];
}
const WIDGETS = ['workbench', 'orderbook', 'trades'] as const;
const ownWidgets = ({ dashboard }: State) => (isOwn(dashboard.name) ? dashboard.widgets : []);
const withWidgets = (state: State): readonly Deed[] => [
  ...ownDashboard(state),
  ...WIDGETS.filter((kind) => !ownWidgets(state).some((other) => other.kind === kind)).map(
    (kind) => `add ${kind}`,
  ),
];
const allLinked = (state: State): readonly Deed[] => [
  ...withWidgets(state),
  ...WIDGETS.flatMap((_, at): Deed[] => [{ kind: 'widget', at }, 'link blue']),
];

export const steps: readonly Step[] = [
  {
    id: 'funding',
    done: 'the funding rate is on the chart',
    check: shows('funding rate'),
    does: () => [workbench, 'metric add "funding rate"'],
  },
  {
    id: 'symbol',
    done: 'BTCUSDT is on the chart',
    check: (state) => paneIs(state, ({ symbol }) => symbol === 'BTCUSDT'),
    does: () => [workbench, 'symbol BTCUSDT venue=bybit'],
  },
  {
    id: 'timeframe',
    done: 'the chart is on 4H',
    check: (state) => paneIs(state, ({ timeframe }) => timeframe === '4H'),
    does: () => [workbench, '4h'],
  },
  {
    id: 'rsi',
    done: 'RSI is on the chart',
    check: shows('rsi'),
    does: () => [workbench, 'study add rsi length=14'],
  },
  {
    id: 'level',
    done: 'a level is on the chart',
    check: (state) => paneIs(state, ({ drawings }) => drawings.some(({ tool }) => tool === 'hline')),
    does: (state) => [workbench, 'draw hline', { kind: 'place', points: [highest(state)] }],
  },
  {
    id: 'save',
    done: 'the workbench is saved',
    check: ({ workbench: { name } }) => isOwn(name),
    // On a second visit it's saved already, and a save is never replaced by another.
    does: ({ saved }) => [
      workbench,
      saved.some(({ name }) => name === NAMES.workbench)
        ? `open "${NAMES.workbench}"`
        : `save as "${NAMES.workbench}"`,
    ],
  },
  {
    id: 'undo',
    done: 'a change is undone',
    check: ran(/^undo/i),
    does: (state) => [workbench, activePane(state).timeframe === '1D' ? '4h' : '1d', 'undo'],
  },
  {
    id: 'open',
    done: 'a saved workbench is open again',
    // Two are opened one after the other: the sample, then the reader's own.
    check: (state) => ran(/^open /i)(state) && isOwn(state.workbench.name),
    does: (state) => [
      ...savedFirst(state),
      'open "BTC 4H breakout"',
      `open "${state.workbench.name ?? NAMES.workbench}"`,
    ],
  },
  {
    id: 'new-alert',
    done: 'the alert dialog is open',
    check: ({ open, alerts }) => open?.kind === 'alert' || alerts.length > 0,
    does: () => [workbench, 'symbol BTCUSDT', 'alert price above 50000'],
  },
  {
    id: 'test-alert',
    done: 'an alert has fired',
    check: ({ alerts }) => alerts.some(({ count }) => count > 0),
    does: () => [workbench, 'symbol BTCUSDT', 'alert price above 50000 trigger=once'],
  },
  {
    id: 'alert',
    done: 'an alert waits for its level',
    check: ({ alerts }) => alerts.some(isWaiting),
    does: () => realAlert,
  },
  {
    id: 'play',
    done: 'the alert has fired while bars came',
    check: ({ alerts }) => alerts.some((alert) => isWaiting(alert) && alert.count > 0),
    does: ({ alerts }) => [...(alerts.some(isWaiting) ? [workbench] : realAlert), 12],
  },
  {
    id: 'dashboard',
    done: 'you have a dashboard of your own',
    check: ({ dashboard }) => isOwn(dashboard.name),
    does: ownDashboard,
  },
  {
    id: 'widgets',
    done: 'the dashboard has its widgets',
    check: (state) => WIDGETS.every((kind) => ownWidgets(state).some((other) => other.kind === kind)),
    does: withWidgets,
  },
  {
    id: 'link',
    done: 'the widgets are in one link group',
    check: (state) => ownWidgets(state).filter(({ group }) => group === 'blue').length >= WIDGETS.length,
    does: allLinked,
  },
  {
    id: 'follow',
    done: 'one symbol changed the whole dashboard',
    check: ({ dashboard: { widgets } }) => {
      const group = widgets.filter(({ group: color }) => color === 'blue');
      return group.length > 1 && group.every(({ symbol }) => symbol === 'ETHUSDT');
    },
    does: (state) => [...allLinked(state), 'ethusdt'],
  },
  {
    id: 'keep',
    done: 'the dashboard is locked and saved',
    check: (state) =>
      isOwn(state.dashboard.name) && state.dashboard.locked && !isUnsaved({ ...state, place: 'dashboard' }),
    does: (state) => [...withWidgets(state), 'lock', 'save'],
  },
];
