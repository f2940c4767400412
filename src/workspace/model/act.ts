import type { TriggerKind } from '@site/data/formulas/trading/triggers';
import { conditionText, firingsOf } from './alerts';
import { chooseSymbol, widgetName } from './dashboard';
import { triggerName } from './everywhere';
import {
  activePane,
  edit,
  editDashboard,
  editPane,
  type Outcome,
  refuse,
  replaceAt,
  viewPane,
} from './outcome';
import { resultOf } from './run';
import type { Gesture, Point, Result, State } from './types';
import { nameOf } from './values';

/** How many clicks each tool takes. */
export const toolPoints: Readonly<Record<string, number>> = {
  trendline: 2,
  ray: 2,
  channel: 3,
  fib: 2,
  rectangle: 2,
  hline: 1,
  vline: 1,
  measure: 2,
  text: 1,
};
export const MOST_ALERTS = 20;
export const MOST_DRAWINGS = 20;
const LONGEST_TEXT = 80;

function placeDrawing(state: State, points: readonly Point[], text?: string): Outcome {
  const pane = activePane(state.workbench);
  const tool = state.open?.kind === 'draw' ? state.open.tool : null;
  if (
    !tool ||
    points.length !== toolPoints[tool] ||
    !points.every(({ time, price }) => Number.isFinite(time) && Number.isFinite(price))
  ) {
    return refuse('Pick a drawing tool first, for example: draw hline');
  }
  if (pane.drawings.length >= MOST_DRAWINGS) {
    return refuse(`The sample holds ${MOST_DRAWINGS} drawings on a pane. Type drawings clear.`);
  }
  const drawing = { tool, symbol: pane.symbol, points, ...(text && { text: text.slice(0, LONGEST_TEXT) }) };
  return editPane(
    { ...state, open: null },
    { drawings: [...pane.drawings, drawing] },
    `The ${tool} is on ${pane.symbol}.`,
  );
}

function createAlert(state: State, trigger: TriggerKind): Outcome {
  if (state.open?.kind !== 'alert') {
    return refuse('Open the alert dialog first, for example: alert price crosses 67330');
  }
  if (state.alerts.length >= MOST_ALERTS) {
    return refuse(`The sample watches ${MOST_ALERTS} alerts. Delete one first.`);
  }
  const { draft } = state.open;
  const alert = { ...draft, trigger, since: state.returnTo ?? state.clock, pausedAt: null };
  const next = { ...state, open: null, alerts: [...state.alerts, alert] };
  const firesNow = firingsOf(alert, alert.since).length > 0;
  const watched = `${draft.symbol}: ${conditionText(draft.condition)} is watched, ${triggerName(trigger).toLowerCase()}.`;
  return { state: next, sentence: firesNow ? `${watched} It’s true already, so it fires now.` : watched };
}

function changeAlert(state: State, { at, to }: Extract<Gesture, { kind: 'alert' }>): Outcome {
  const alert = state.alerts[at];
  const now = state.returnTo ?? state.clock;
  if (!alert) {
    return refuse('That alert is gone.');
  }
  if (to === 'delete') {
    return {
      state: { ...state, alerts: state.alerts.filter((_, place) => place !== at) },
      sentence: 'The alert is deleted.',
    };
  }
  const next = to === 'pause' ? { ...alert, pausedAt: now } : { ...alert, pausedAt: null, since: now };
  const said = {
    pause: 'The alert is paused.',
    resume: 'The alert is watched again.',
    rearm: 'The alert is armed again.',
  };
  return { state: { ...state, alerts: replaceAt(state.alerts, at, next) }, sentence: said[to] };
}

function answer(state: State, gesture: Gesture): Outcome {
  const { workbench, dashboard } = state;
  switch (gesture.kind) {
    case 'go':
      return {
        state: { ...state, place: gesture.place, open: null },
        sentence: `This is the ${gesture.place}.`,
      };
    case 'pane':
      return workbench.panes[gesture.at]
        ? {
            state: { ...state, workbench: { ...workbench, active: gesture.at } },
            sentence: `Pane ${gesture.at + 1} is active.`,
          }
        : refuse('There’s no such pane.');
    case 'widget': {
      const widget = dashboard.widgets[gesture.at];
      return widget
        ? {
            state: { ...state, dashboard: { ...dashboard, active: gesture.at } },
            sentence: `${widgetName(widget)} is active.`,
          }
        : refuse('There’s no such widget.');
    }
    case 'list':
      return edit(
        state,
        { dashboard: { ...dashboard, widgets: chooseSymbol(state, gesture.at, gesture.symbol) } },
        `${gesture.symbol} is chosen in the list, and its group follows.`,
      );
    case 'metric':
      return editDashboard(
        state,
        {
          widgets: dashboard.widgets.map((widget, at) =>
            at === gesture.at ? { ...widget, metric: gesture.metric } : widget,
          ),
        },
        `The tile shows ${nameOf({ kind: 'metric', name: gesture.metric })}.`,
      );
    case 'view':
      return viewPane(state, gesture.view, '');
    case 'style':
      return editPane(state, { style: gesture.style }, `Price is drawn as ${gesture.style}.`);
    case 'place':
      return placeDrawing(state, gesture.points, gesture.text);
    case 'erase': {
      const drawings = activePane(workbench).drawings.filter((_, place) => place !== gesture.drawing);
      return editPane(state, { drawings }, 'The drawing is gone.');
    }
    case 'create':
      return createAlert(state, gesture.trigger);
    case 'close':
      return { state: { ...state, open: null }, sentence: 'Closed.' };
    case 'alert':
      return changeAlert(state, gesture);
    case 'exit-replay':
      return {
        state: { ...state, clock: state.returnTo ?? state.clock, returnTo: null },
        sentence: 'Back to now.',
      };
  }
}

/** What is done by mouse or touch. Scrolling is too frequent for the log. */
export function act(state: State, gesture: Gesture): Result {
  const outcome = answer(state, gesture);
  return gesture.kind === 'view'
    ? { state: outcome.state ?? state, sentence: outcome.sentence, ok: outcome.ok ?? true }
    : resultOf(state, '', outcome);
}
