import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { momentOf } from '@site/src/lib/commands/commandValues';
import { counted, listed } from '@site/src/lib/text/format';
import { metricNames } from '@site/src/lib/text/metricNames';
import { didYouMean, didYouMeanName } from '@site/src/lib/text/nearest';
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
  replaceAt,
  show,
  symbolOf,
  tell,
  viewInside,
  viewPane,
  withSymbol,
} from './outcome';
import { savedAs, savedNames, saveTemplate, sendToDashboard } from './saving';
import { FIRST_VIEW, paneOf, seriesOf } from './start';
import type { Scale, Series, Settings, State, Timeframe, View } from './types';
import { anchored, isOverlay, nameOf, recipeOf, studyRecipes, titleOf } from './values';

const MOST_SERIES = 10;
const MOST_COMPARED = 2;
const LONGEST = 500;
const FACTORS: readonly string[] = ['mult', 'step', 'maximum'];
const DATES: readonly string[] = ['anchor', 'period'];

const paneIn = (state: State) => activePane(state.workbench);
const without = (given: Arguments, ...names: readonly string[]): Settings =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => !names.includes(name)) as [string, string | number][],
  );

/** What the grammar lets through and the formula can't use. */
function settingProblem({ kind, name, settings }: Series): string | null {
  if (kind === 'metric') {
    return null;
  }
  const wrong = Object.entries(settings).find(
    ([key, value]) =>
      !DATES.includes(key) &&
      !(FACTORS.includes(key) ? Number(value) <= 100 : Number.isInteger(value) && Number(value) <= LONGEST),
  );
  if (wrong) {
    return `${wrong[0]} is ${FACTORS.includes(wrong[0]) ? 'a number up to 100' : `a whole number from 1 to ${LONGEST}`}.`;
  }
  if (name === 'macd' && Number(settings.fast) >= Number(settings.slow)) {
    return 'fast must be below slow.';
  }
  return name === 'parabolic sar' && Number(settings.step) > Number(settings.maximum)
    ? 'step must not be above maximum.'
    : null;
}

function addSeries(state: State, series: Series): Outcome {
  const pane = paneIn(state);
  const title = titleOf(series);
  const problem = settingProblem(series);
  if (problem) {
    return refuse(problem);
  }
  if (pane.series.some((known) => known.kind === series.kind && titleOf(known) === title)) {
    return tell(`${title} is on the pane already.`);
  }
  if (pane.series.length >= MOST_SERIES) {
    return refuse(`The sample holds ${MOST_SERIES} studies and metrics on a pane. Remove one first.`);
  }
  const where = isOverlay(series) ? 'on the price' : 'in a strip below the price';
  return editPane(state, { series: [...pane.series, series] }, `${title} is ${where} of ${pane.symbol}.`);
}

function removeSeries(state: State, kind: Series['kind'], given: Arguments): Outcome {
  const pane = paneIn(state);
  const name = String(given.NAME).toLowerCase();
  const wanted = Object.entries(without(given, 'NAME', 'venue'));
  const index = pane.series.findLastIndex(
    (known) =>
      known.kind === kind &&
      known.name === name &&
      wanted.every(([key, value]) => known.settings[key] === value),
  );
  const series = pane.series[index];
  return series
    ? editPane(
        state,
        { series: pane.series.filter((_, place) => place !== index) },
        `${titleOf(series)} is off the pane.`,
      )
    : refuse(
        `There’s no ${kind} "${name.slice(0, 40)}"${wanted.length > 0 ? ' with these settings' : ''} on the pane.${didYouMean(
          name,
          pane.series.map((known) => known.name),
        )}`,
      );
}

function studyAdd(state: State, given: Arguments): Outcome {
  const name = String(given.NAME).toLowerCase();
  if (!recipeOf({ kind: 'study', name })) {
    return refuse(
      `PT has no study "${name.slice(0, 40)}".${didYouMean(name, Object.keys(studyRecipes)) || ' Type studies for the list.'}`,
    );
  }
  return addSeries(state, seriesOf('study', name, without(given, 'NAME')));
}

function studySet(state: State, given: Arguments): Outcome {
  const pane = paneIn(state);
  const name = String(given.NAME).toLowerCase();
  const index = pane.series.findLastIndex((known) => known.kind === 'study' && known.name === name);
  const series = pane.series[index];
  const changed = without(given, 'NAME');
  if (!series) {
    return refuse(`There’s no study "${name}" on the pane. Add it with: study add ${name}`);
  }
  if (Object.keys(changed).length === 0) {
    return refuse('Say what to change, for example length=20.');
  }
  const next = { ...series, settings: { ...series.settings, ...changed } };
  const isTwin = pane.series.some((known, place) => place !== index && titleOf(known) === titleOf(next));
  if (isTwin) {
    return tell(`${titleOf(next)} is on the pane already.`);
  }
  const problem = settingProblem(next);
  return problem
    ? refuse(problem)
    : editPane(state, { series: replaceAt(pane.series, index, next) }, `It’s ${titleOf(next)} now.`);
}

function metricAdd(state: State, given: Arguments): Outcome {
  const name = String(given.NAME).toLowerCase();
  const known = metricNames.find((metric) => metric.toLowerCase() === name);
  if (!known) {
    return refuse(
      `PT has no metric "${name.slice(0, 40)}".${didYouMeanName(name, metricNames) || ' The metrics are on the page Studies and metrics.'}`,
    );
  }
  const recipe = recipeOf({ kind: 'metric', name });
  if (!recipe || (given.venue ?? 'bybit') !== 'bybit') {
    return tell(
      `The sample has no data for ${known}${recipe ? ` on ${given.venue}` : ''}. In PT this adds it to the pane.`,
    );
  }
  const settings = without(given, 'NAME', 'venue');
  const takes = [...Object.keys(recipe.defaults), ...(anchored.includes(name) ? ['anchor'] : [])];
  const extra = Object.keys(settings).find((key) => !takes.includes(key));
  if (extra) {
    return refuse(`${known} takes no ${extra}.`);
  }
  return 'size' in recipe.defaults && settings.size === undefined
    ? refuse(`${known} needs size=, the order size in USD.`)
    : addSeries(state, seriesOf('metric', name, settings));
}

function setPanes(state: State, given: Arguments): Outcome {
  const { workbench } = state;
  const count = Number(given.panes);
  const added = Array.from({ length: Math.max(0, count - workbench.panes.length) }, () => ({
    ...paneOf(paneIn(state).symbol),
    timeframe: paneIn(state).timeframe,
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

function drawings(state: State, given: Arguments): Outcome {
  const pane = paneIn(state);
  if (given.action !== 'clear') {
    const hidesDrawings = given.action === 'hide';
    return editPane(
      state,
      { hidesDrawings },
      hidesDrawings ? 'The drawings are hidden.' : 'The drawings show.',
    );
  }
  const kept = pane.drawings.filter(({ symbol }) => symbol !== pane.symbol);
  return kept.length === pane.drawings.length
    ? refuse(`There’s no drawing on ${pane.symbol}.`)
    : editPane(state, { drawings: kept }, `The drawings on ${pane.symbol} are gone.`);
}

function compare(state: State, given: Arguments): Outcome {
  const pane = paneIn(state);
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

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function dateProblem(time: number, until: number): string | null {
  if (time <= FIRST) {
    return `The sample begins on ${dateOf(FIRST)}. Choose a later day.`;
  }
  return time > until ? `That day hasn’t come yet: it’s ${dateOf(until)} in the sample.` : null;
}

const lengthOf = (timeframe: Timeframe) => minutesOf(timeframe) * MINUTE;

/** The view with a moment in its middle, or with the newest bar where that would be beyond it. */
function viewAround(state: State, time: number, timeframe: Timeframe): View {
  const { count } = paneIn(state).view;
  const end = time + (count / 2) * lengthOf(timeframe);
  return viewInside({ count, end: end >= state.clock ? null : end });
}

/** On another timeframe a pane that looks back keeps the date in its middle. */
function viewAt(state: State, timeframe: Timeframe): View {
  const { view, timeframe: before } = paneIn(state);
  return view.end === null
    ? view
    : viewAround(state, view.end - (view.count / 2) * lengthOf(before), timeframe);
}

function goto(state: State, given: Arguments): Outcome {
  const time = momentOf(String(given.DATE));
  const problem = dateProblem(time, state.clock);
  return problem
    ? refuse(problem)
    : viewPane(state, viewAround(state, time, paneIn(state).timeframe), `The chart shows ${given.DATE}.`);
}

function bars(state: State, given: Arguments): Outcome {
  const end = given.until === undefined ? null : momentOf(String(given.until));
  const problem = end === null ? null : dateProblem(end, LAST);
  const asked = Number(given.N);
  const { count } = viewInside({ count: asked, end });
  const limit = count < asked ? ', the most it can' : count > asked ? ', the fewest it can' : '';
  return problem
    ? refuse(problem)
    : viewPane(state, { count: asked, end }, `The chart shows ${counted(count, 'bar')}${limit}.`);
}

function replay(state: State, given: Arguments): Outcome {
  const until = state.returnTo ?? state.clock;
  const time = momentOf(String(given.DATE));
  const problem = dateProblem(time, until);
  if (problem) {
    return refuse(problem);
  }
  const back = viewPane(state, { ...paneIn(state).view, end: null }, '').state ?? state;
  return show(
    back,
    { clock: time, returnTo: until },
    `It’s ${given.DATE} again. Play lets the bars come; alerts are off until you exit.`,
  );
}

const fileName = (state: State) => {
  const { symbol, timeframe } = paneIn(state);
  return `${symbol}-${timeframe}-${new Date(state.clock).toISOString().slice(0, 16).replace(/[-:]/g, '')}.csv`;
};

export const workbenchHandlers: Handlers = {
  symbol: (state, given) => {
    const symbol = symbolOf(given);
    if (typeof symbol === 'object') {
      return symbol;
    }
    return editPane(state, withSymbol(paneIn(state), symbol), `The pane shows ${symbol}.`);
  },
  tf: (state, given) => {
    const timeframe = given.TIMEFRAME as Timeframe;
    return editPane(
      state,
      { timeframe, view: viewAt(state, timeframe) },
      `${paneIn(state).symbol} is on ${timeframe}.`,
    );
  },
  style: (state, given) =>
    given.style === 'renko'
      ? tell('In PT this draws bricks, on a time axis of their own. The sample doesn’t have them.')
      : editPane(state, { style: String(given.style) }, `Price is drawn as ${given.style}.`),
  panes: setPanes,
  pane: (state, given) => activatePane(state, Number(given.pane) - 1),
  'study-add': studyAdd,
  'study-set': studySet,
  'study-remove': (state, given) => removeSeries(state, 'study', given),
  'metric-add': metricAdd,
  'metric-remove': (state, given) => removeSeries(state, 'metric', given),
  studies: (state) =>
    show(
      state,
      { open: { kind: 'studies' } },
      `The list of ${Object.keys(studyRecipes).length} studies is open.`,
    ),
  'template-save': (state, given) => {
    const { series } = paneIn(state);
    const name = String(given.name);
    if (series.length === 0) {
      return refuse('The pane has no studies or metrics to keep.');
    }
    return saveTemplate(state, name, { series }, listed(series.map(titleOf)));
  },
  'template-load': (state, given) => {
    const template = savedAs(state, String(given.name), 'template');
    return template
      ? editPane(state, { series: template.series }, `The pane has ${listed(template.series.map(titleOf))}.`)
      : refuse(
          `No template is called "${given.name}". You have ${listed(savedNames(state, 'template').map((name) => `"${name}"`))}.`,
        );
  },
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
  'send-dashboard': sendToDashboard,
  'workbench-export': (state) =>
    tell(
      `The bars of ${paneIn(state).symbol} on ${paneIn(state).timeframe}, with ${listed(['prices', ...paneIn(state).series.map(nameOf)])}, as CSV.`,
      {
        kind: 'download',
        file: fileName(state),
        text: csvOfPane(state, paneIn(state)),
      },
    ),
  reset: (state) =>
    viewPane(state, FIRST_VIEW, 'Zoom and position are as at first. Studies and drawings stayed.'),
};
