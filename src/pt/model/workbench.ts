import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { momentOf } from '@site/src/lib/commands/commandValues';
import { counted, listed } from '@site/src/lib/text/format';
import { minutesOf } from '../markets/bars';
import { FIRST, LAST, MINUTE } from '../markets/walk';
import { csvOfPane } from './csv';
import { drawAt } from './drawings';
import {
  activePane,
  edit,
  editPane,
  type Handlers,
  type Outcome,
  refuse,
  show,
  symbolOf,
  tell,
  viewInside,
  viewPane,
  withSymbol,
} from './outcome';
import { seriesHandlers } from './series';
import { FIRST_VIEW, paneOf } from './start';
import { minuteWord } from './texts';
import type { Scale, State, Timeframe, View } from './types';
import { seriesName } from './values';

const MOST_COMPARED = 2;

/** Adds panes with the active one's symbol and timeframe, or removes the last ones. */
function setPanes(state: State, given: Arguments): Outcome {
  const { workbench } = state;
  const count = Number(given.panes);
  const added = Array.from({ length: Math.max(0, count - workbench.panes.length) }, () => ({
    ...paneOf(activePane(state).symbol),
    timeframe: activePane(state).timeframe,
  }));
  const panes = [...workbench.panes, ...added].slice(0, count);
  const next = { ...workbench, panes, active: Math.min(workbench.active, count - 1) };
  return edit(state, { workbench: next }, `The workbench has ${counted(count, 'pane')}.`);
}

export function activatePane(state: State, active: number): Outcome {
  const { workbench } = state;
  return workbench.panes[active]
    ? show(state, { workbench: { ...workbench, active } }, `Pane ${active + 1} is active.`)
    : refuse(`The workbench has ${counted(workbench.panes.length, 'pane')}.`);
}

/** Shows, hides or clears drawings. Clear leaves those on other symbols. */
function drawings(state: State, given: Arguments): Outcome {
  const pane = activePane(state);
  if (given.action !== 'clear') {
    const hidesDrawings = given.action === 'hide';
    return editPane(
      state,
      { hidesDrawings },
      hidesDrawings ? 'The drawings are hidden.' : 'The drawings show.',
    );
  }
  const others = pane.drawings.filter(({ symbol }) => symbol !== pane.symbol);
  return others.length === pane.drawings.length
    ? refuse(`There’s no drawing on ${pane.symbol}.`)
    : editPane(state, { drawings: others }, `The drawings on ${pane.symbol} are gone.`);
}

/** Adds the line of another symbol to the active pane. `off` removes all of them. */
function compare(state: State, given: Arguments): Outcome {
  const pane = activePane(state);
  if (given.SYMBOL === 'off') {
    return pane.compared.length > 0
      ? editPane(state, { compared: [] }, `${listed(pane.compared)} is off the pane.`)
      : tell('Nothing is compared on this pane.');
  }
  const symbol = symbolOf(given);
  if (typeof symbol === 'object') {
    return symbol;
  }
  if (symbol === pane.symbol) {
    return refuse(`The pane shows ${symbol} itself. Compare it with another symbol.`);
  }
  if (pane.compared.includes(symbol)) {
    return tell(`${symbol} is on the pane already.`);
  }
  return pane.compared.length >= MOST_COMPARED
    ? refuse(`The sample compares with ${MOST_COMPARED} symbols at most.`)
    : editPane(state, { compared: [...pane.compared, symbol] }, `${symbol} is a line beside ${pane.symbol}.`);
}

const dateOf = (time: number) => minuteWord(time).slice(0, 10);

function dateProblem(time: number, until: number): string | null {
  if (time <= FIRST) {
    return `The sample begins on ${dateOf(FIRST)}. Choose a later day.`;
  }
  return time > until ? `That day hasn’t come yet: it’s ${dateOf(until)} in the sample.` : null;
}

const lengthOf = (timeframe: Timeframe) => minutesOf(timeframe) * MINUTE;

/** The view with a moment in its middle, or with the newest bar where that would be beyond it. */
function viewAround(state: State, time: number, timeframe: Timeframe): View {
  const { count } = activePane(state).view;
  const end = time + (count / 2) * lengthOf(timeframe);
  return viewInside({ count, end: end >= state.clock ? null : end });
}

/** On another timeframe a pane that looks back keeps the date in its middle. */
function viewAt(state: State, timeframe: Timeframe): View {
  const { view, timeframe: before } = activePane(state);
  return view.end === null
    ? view
    : viewAround(state, view.end - (view.count / 2) * lengthOf(before), timeframe);
}

function goto(state: State, given: Arguments): Outcome {
  const time = momentOf(String(given.DATE));
  const problem = dateProblem(time, state.clock);
  return problem
    ? refuse(problem)
    : viewPane(state, viewAround(state, time, activePane(state).timeframe), `The chart shows ${given.DATE}.`);
}

/** Shows a number of bars, the newest or those until a date, as far as a chart can hold them. */
function bars(state: State, given: Arguments): Outcome {
  const end = given.until === undefined ? null : momentOf(String(given.until));
  const problem = end === null ? null : dateProblem(end, LAST);
  const typed = Number(given.N);
  const { count } = viewInside({ count: typed, end });
  const limit = count < typed ? ', the most it can' : count > typed ? ', the fewest it can' : '';
  return problem
    ? refuse(problem)
    : viewPane(state, { count: typed, end }, `The chart shows ${counted(count, 'bar')}${limit}.`);
}

/** Takes the market back to a moment, and keeps the live time to return to. */
function replay(state: State, given: Arguments): Outcome {
  const until = state.returnTo ?? state.clock;
  const time = momentOf(String(given.DATE));
  const problem = dateProblem(time, until);
  if (problem) {
    return refuse(problem);
  }
  const back = viewPane(state, { ...activePane(state).view, end: null }, '').state ?? state;
  return show(
    back,
    { clock: time, returnTo: until },
    `It’s ${given.DATE} again. Play lets the bars come; alerts are off until you exit.`,
  );
}

const fileName = (state: State) => {
  const { symbol, timeframe } = activePane(state);
  return `${symbol}-${timeframe}-${minuteWord(state.clock).replace(/[-:]/g, '')}.csv`;
};

export const workbenchHandlers: Handlers = {
  ...seriesHandlers,
  symbol: (state, given) => {
    const symbol = symbolOf(given);
    if (typeof symbol === 'object') {
      return symbol;
    }
    return editPane(state, withSymbol(activePane(state), symbol), `The pane shows ${symbol}.`);
  },
  tf: (state, given) => {
    const timeframe = given.TIMEFRAME as Timeframe;
    return editPane(
      state,
      { timeframe, view: viewAt(state, timeframe) },
      `${activePane(state).symbol} is on ${timeframe}.`,
    );
  },
  style: (state, given) =>
    given.style === 'renko'
      ? tell('In PT this draws bricks, on a time axis of their own. The sample doesn’t have them.')
      : editPane(state, { style: String(given.style) }, `Price is drawn as ${given.style}.`),
  panes: setPanes,
  pane: (state, given) => activatePane(state, Number(given.pane) - 1),
  draw: (state, given) =>
    given.POINTS
      ? drawAt(state, String(given.tool), given.POINTS as readonly string[])
      : show(
          state,
          { open: { kind: 'draw', tool: String(given.tool) } },
          `The ${given.tool} is in your hand. Click on the price area to place it.`,
        ),
  drawings,
  compare,
  scale: (state, given) =>
    editPane(state, { scale: given.scale as Scale }, `The price scale is ${given.scale}.`),
  goto,
  bars,
  replay,
  'workbench-export': (state) =>
    tell(
      `The bars of ${activePane(state).symbol} on ${activePane(state).timeframe}, with ${listed(['prices', ...activePane(state).series.map(seriesName)])}, as CSV.`,
      {
        kind: 'download',
        file: fileName(state),
        text: csvOfPane(state, activePane(state)),
      },
    ),
  reset: (state) =>
    viewPane(state, FIRST_VIEW, 'Zoom and position are as at first. Studies and drawings stayed.'),
};
