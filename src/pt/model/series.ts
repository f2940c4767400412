import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { listed } from '@site/src/lib/text/format';
import { metricNames } from '@site/src/lib/text/metricNames';
import { didYouMean, didYouMeanName } from '@site/src/lib/text/nearest';
import { activePane, editPane, type Handlers, type Outcome, refuse, replaceAt, show, tell } from './outcome';
import { quotedList, savedAs, savedNames, saveTemplate } from './saving';
import { seriesOf } from './start';
import type { Series, Settings, State } from './types';
import { anchored, isOverlay, recipeOf, seriesTitle, studyRecipes } from './values';

/* The studies and metrics of the active pane. */

const MOST_SERIES = 10;
const LONGEST = 500;
const FACTORS: readonly string[] = ['mult', 'step', 'maximum'];
const DATES: readonly string[] = ['anchor', 'period'];

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
  const pane = activePane(state);
  const title = seriesTitle(series);
  const problem = settingProblem(series);
  if (problem) {
    return refuse(problem);
  }
  if (pane.series.some((other) => other.kind === series.kind && seriesTitle(other) === title)) {
    return tell(`${title} is on the pane already.`);
  }
  if (pane.series.length >= MOST_SERIES) {
    return refuse(`The sample holds ${MOST_SERIES} studies and metrics on a pane. Remove one first.`);
  }
  const where = isOverlay(series) ? 'on the price' : 'in a strip below the price';
  return editPane(state, { series: [...pane.series, series] }, `${title} is ${where} of ${pane.symbol}.`);
}

/** Removes the latest study or metric of a name, of those with the given settings. */
function removeSeries(state: State, kind: Series['kind'], given: Arguments): Outcome {
  const pane = activePane(state);
  const name = String(given.NAME).toLowerCase();
  const wanted = Object.entries(without(given, 'NAME', 'venue'));
  const index = pane.series.findLastIndex(
    (other) =>
      other.kind === kind &&
      other.name === name &&
      wanted.every(([key, value]) => other.settings[key] === value),
  );
  const series = pane.series[index];
  return series
    ? editPane(
        state,
        { series: pane.series.filter((_, at) => at !== index) },
        `${seriesTitle(series)} is off the pane.`,
      )
    : refuse(
        `There’s no ${kind} "${name.slice(0, 40)}"${wanted.length > 0 ? ' with these settings' : ''} on the pane.${didYouMean(
          name,
          pane.series.map((other) => other.name),
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

/** Changes settings of the latest study of a name, unless another one has exactly these. */
function studySet(state: State, given: Arguments): Outcome {
  const pane = activePane(state);
  const name = String(given.NAME).toLowerCase();
  const index = pane.series.findLastIndex((other) => other.kind === 'study' && other.name === name);
  const series = pane.series[index];
  const changed = without(given, 'NAME');
  if (!series) {
    return refuse(`There’s no study "${name}" on the pane. Add it with: study add ${name}`);
  }
  if (Object.keys(changed).length === 0) {
    return refuse('Say what to change, for example length=20.');
  }
  const next = { ...series, settings: { ...series.settings, ...changed } };
  const isTwin = pane.series.some((other, at) => at !== index && seriesTitle(other) === seriesTitle(next));
  if (isTwin) {
    return tell(`${seriesTitle(next)} is on the pane already.`);
  }
  const problem = settingProblem(next);
  return problem
    ? refuse(problem)
    : editPane(state, { series: replaceAt(pane.series, index, next) }, `It’s ${seriesTitle(next)} now.`);
}

function metricAdd(state: State, given: Arguments): Outcome {
  const name = String(given.NAME).toLowerCase();
  const title = metricNames.find((metric) => metric.toLowerCase() === name);
  if (!title) {
    return refuse(
      `PT has no metric "${name.slice(0, 40)}".${didYouMeanName(name, metricNames) || ' The metrics are on the page Studies and metrics.'}`,
    );
  }
  const recipe = recipeOf({ kind: 'metric', name });
  if (!recipe || (given.venue ?? 'bybit') !== 'bybit') {
    return tell(
      `The sample has no data for ${title}${recipe ? ` on ${given.venue}` : ''}. In PT this adds it to the pane.`,
    );
  }
  const settings = without(given, 'NAME', 'venue');
  const takes = [...Object.keys(recipe.defaults), ...(anchored.includes(name) ? ['anchor'] : [])];
  const extra = Object.keys(settings).find((key) => !takes.includes(key));
  if (extra) {
    return refuse(`${title} takes no ${extra}.`);
  }
  return 'size' in recipe.defaults && settings.size === undefined
    ? refuse(`${title} needs size=, the order size in USD.`)
    : addSeries(state, seriesOf('metric', name, settings));
}

export const seriesHandlers: Handlers = {
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
    const { series } = activePane(state);
    const name = String(given.name);
    if (series.length === 0) {
      return refuse('The pane has no studies or metrics to keep.');
    }
    return saveTemplate(state, name, { series }, listed(series.map(seriesTitle)));
  },
  'template-load': (state, given) => {
    const template = savedAs(state, String(given.name), 'template');
    return template
      ? editPane(
          state,
          { series: template.series },
          `The pane has ${listed(template.series.map(seriesTitle))}.`,
        )
      : refuse(
          `No template is called "${given.name}". You have ${quotedList(savedNames(state, 'template'))}.`,
        );
  },
};
