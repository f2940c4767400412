import { clamp } from '@site/src/lib/samples/barView';
import { DAY, FIRST } from '../markets/walk';
import { changeAlert, confirmAlert, dragLevel } from './alertChanges';
import { activateWidget, chooseSymbol } from './dashboard';
import { draftPoints, placeDrawing, writeText } from './drawings';
import { activePane, editDashboard, editPane, type Outcome, refuse, show, viewPane } from './outcome';
import { practise } from './practice';
import { resultOf } from './run';
import { setFilter } from './screener';
import type { Gesture, Result, State } from './types';
import { seriesName, seriesTitle } from './values';
import { activatePane } from './workbench';

/** Puts away what stands open. */
function close(state: State): Outcome {
  const { open } = state;
  const sentence =
    open?.kind === 'draw'
      ? `The ${open.tool} is put away.`
      : open?.kind === 'alert'
        ? `The dialog is closed, and ${open.id === undefined ? 'no alert is made' : 'the alert stays as it was'}.`
        : 'The list is closed.';
  return show(state, { open: null }, open ? sentence : '');
}

type Of<K extends Gesture['kind']> = Extract<Gesture, { kind: K }>;

/** Moves a drawing of the active pane to other points. */
function redraw(state: State, { drawing, points: to }: Of<'redraw'>): Outcome {
  const points = draftPoints(drawing.tool, drawing.symbol, to) ?? drawing.points;
  const drawings = activePane(state).drawings.map((other) =>
    other === drawing ? { ...other, points } : other,
  );
  return editPane(state, { drawings }, `The ${drawing.tool} is moved.`);
}

/** Puts the drawing whose tool is in the hand. */
const place = (state: State, { points, text }: Of<'place'>): Outcome =>
  state.open?.kind === 'draw'
    ? placeDrawing({ ...state, open: null }, state.open.tool, points, text)
    : refuse('Pick a drawing tool first, for example: draw hline');

/** Sets what a Metric tile shows. */
const setMetric = (state: State, { at, metric }: Of<'metric'>): Outcome =>
  editDashboard(
    state,
    { widgets: state.dashboard.widgets.map((tile, index) => (index === at ? { ...tile, metric } : tile)) },
    `The tile shows ${seriesName({ kind: 'metric', name: metric })}.`,
  );

const without = <T>(items: readonly T[], item: T) => items.filter((other) => other !== item);

/** What each gesture does. */
const HANDLERS: { readonly [K in Gesture['kind']]: (state: State, gesture: Of<K>) => Outcome } = {
  go: (state, { place: to }) => show(state, { place: to, open: null }, ''),
  pane: (state, { at }) => activatePane({ ...state, open: null }, at),
  widget: (state, { at }) => activateWidget({ ...state, open: null }, at),
  list: (state, { at, symbol }) =>
    editDashboard(
      state,
      { widgets: chooseSymbol(state, at, symbol) },
      `${symbol} is chosen in the list, and its group follows.`,
    ),
  metric: setMetric,
  filter: (state, { from, to }) => setFilter(state, from, to),
  write: (state, { drawing, text }) => writeText(state, drawing, text),
  view: (state, { view }) => viewPane(state, view, ''),
  place,
  remove: (state, { series }) =>
    editPane(
      state,
      { series: without(activePane(state).series, series) },
      `${seriesTitle(series)} is off the pane.`,
    ),
  uncompare: (state, { symbol }) =>
    editPane(state, { compared: without(activePane(state).compared, symbol) }, `${symbol} is off the pane.`),
  erase: (state, { drawing }) =>
    editPane(
      state,
      { drawings: without(activePane(state).drawings, drawing) },
      `The ${drawing.tool} is gone.`,
    ),
  redraw,
  create: confirmAlert,
  level: dragLevel,
  close,
  alert: changeAlert,
  practice: (state, { line }) => practise(state, line),
  seek: (state, { clock }) =>
    state.returnTo === null
      ? refuse('There’s no replay to move in.')
      : show(state, { clock: clamp(clock, FIRST + DAY, state.returnTo) }, ''),
  'exit-replay': (state) =>
    show(state, { clock: state.returnTo ?? state.clock, returnTo: null }, 'Back to now.'),
};

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
  const handle = HANDLERS[gesture.kind] as (state: State, gesture: Gesture) => Outcome;
  const outcome = handle(state, gesture);
  return gesture.kind === 'view' || gesture.kind === 'seek'
    ? { state, ok: true, ...outcome }
    : resultOf(state, '', outcome, labelOf(gesture, state));
}
