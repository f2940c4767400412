import { clamp } from '@site/src/lib/samples/barView';
import { DAY, FIRST } from '../markets/walk';
import { changeAlert, confirmAlert, dragLevel } from './alertChanges';
import { activateWidget, chooseSymbol } from './dashboard';
import { draftPoints, placeDrawing, writeText } from './drawings';
import { activePane, edit, editDashboard, editPane, type Outcome, refuse, show, viewPane } from './outcome';
import { practise } from './practice';
import { resultOf } from './run';
import { setFilter } from './screener';
import type { Gesture, Result, State } from './types';
import { nameOf, titleOf } from './values';
import { activatePane } from './workbench';

/** Puts away what stands open. */
function close(state: State): Outcome {
  const { open } = state;
  const said =
    open?.kind === 'draw'
      ? `The ${open.tool} is put away.`
      : open?.kind === 'alert'
        ? `The dialog is closed, and ${open.id === undefined ? 'no alert is made' : 'the alert stays as it was'}.`
        : 'The list is closed.';
  return show(state, { open: null }, open ? said : '');
}

/** What a gesture does. */
function answer(state: State, gesture: Gesture): Outcome {
  const { dashboard } = state;
  const pane = activePane(state);
  switch (gesture.kind) {
    case 'go':
      return show(state, { place: gesture.place, open: null }, '');
    case 'pane':
      return activatePane({ ...state, open: null }, gesture.at);
    case 'widget':
      return activateWidget({ ...state, open: null }, gesture.at);
    case 'list':
      return edit(
        state,
        { dashboard: { ...dashboard, widgets: chooseSymbol(state, gesture.at, gesture.symbol) } },
        `${gesture.symbol} is chosen in the list, and its group follows.`,
      );
    case 'metric': {
      const { metric } = gesture;
      return editDashboard(
        state,
        { widgets: dashboard.widgets.map((tile, at) => (at === gesture.at ? { ...tile, metric } : tile)) },
        `The tile shows ${nameOf({ kind: 'metric', name: metric })}.`,
      );
    }
    case 'filter':
      return setFilter(state, gesture.from, gesture.to);
    case 'write':
      return writeText(state, gesture.drawing, gesture.text);
    case 'view':
      return viewPane(state, gesture.view, '');
    case 'place':
      return state.open?.kind === 'draw'
        ? placeDrawing({ ...state, open: null }, state.open.tool, gesture.points, gesture.text)
        : refuse('Pick a drawing tool first, for example: draw hline');
    case 'remove': {
      const series = pane.series.filter((known) => known !== gesture.series);
      return editPane(state, { series }, `${titleOf(gesture.series)} is off the pane.`);
    }
    case 'uncompare': {
      const compared = pane.compared.filter((known) => known !== gesture.symbol);
      return editPane(state, { compared }, `${gesture.symbol} is off the pane.`);
    }
    case 'erase': {
      const drawings = pane.drawings.filter((known) => known !== gesture.drawing);
      return editPane(state, { drawings }, `The ${gesture.drawing.tool} is gone.`);
    }
    case 'redraw': {
      const { drawing } = gesture;
      const points = draftPoints(drawing.tool, drawing.symbol, gesture.points) ?? drawing.points;
      const drawings = pane.drawings.map((known) => (known === drawing ? { ...known, points } : known));
      return editPane(state, { drawings }, `The ${drawing.tool} is moved.`);
    }
    case 'create':
      return confirmAlert(state, gesture);
    case 'level':
      return dragLevel(state, gesture);
    case 'close':
      return close(state);
    case 'alert':
      return changeAlert(state, gesture);
    case 'practice':
      return practise(state, gesture.line);
    case 'seek':
      return state.returnTo === null
        ? refuse('There’s no replay to move in.')
        : show(state, { clock: clamp(gesture.clock, FIRST + DAY, state.returnTo) }, '');
    case 'exit-replay':
      return show(state, { clock: state.returnTo ?? state.clock, returnTo: null }, 'Back to now.');
  }
}

/** What a gesture does, as the line would be written that does the same. */
function labelOf(gesture: Gesture, { open }: State): string {
  switch (gesture.kind) {
    case 'list':
      return `symbol ${gesture.symbol}`;
    case 'metric':
      return `metric ${gesture.metric}`;
    case 'place':
      return `draw ${open?.kind === 'draw' ? open.tool : ''}`;
    case 'remove':
      return `${gesture.series.kind} remove ${gesture.series.name}`;
    case 'uncompare':
      return `compare without ${gesture.symbol}`;
    case 'erase':
      return `remove the ${gesture.drawing.tool}`;
    case 'redraw':
      return `move the ${gesture.drawing.tool}`;
    case 'practice':
      return gesture.line;
    default:
      return gesture.kind;
  }
}

/** What is done by mouse or touch. Scrolling and seeking are too frequent for the log. */
export function act(state: State, gesture: Gesture): Result {
  const outcome = answer(state, gesture);
  return gesture.kind === 'view' || gesture.kind === 'seek'
    ? { state, ok: true, ...outcome }
    : resultOf(state, '', outcome, labelOf(gesture, state));
}
