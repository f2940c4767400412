import { overlays } from '@site/data/workbench/study-settings';
import { metricNames } from '@site/src/lib/text/metricNames';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { barsUntil, MOST_BARS } from '../markets/bars';
import { remember } from '../markets/walk';
import { metricRecipes } from './metricRecipes';
import type { Line, MarketMoment, Recipe } from './recipe';
import { studyRecipes } from './studyRecipes';
import type { Series } from './types';

export type { Line } from './recipe';
export { metricRecipes, studyRecipes };

/** What a Metric tile can show: all that needs no setting of its own. */
export const tileMetrics = Object.keys(metricRecipes).filter((name) => name !== 'slippage for a size');

/** Settings that a metric may have besides its defaults. */
export const anchored: readonly string[] = ['cvd', 'vwap'];

/** How a series is calculated; undefined if the sample has none of that name. */
export function recipeOf({ kind, name }: Pick<Series, 'kind' | 'name'>): Recipe | undefined {
  const recipes = kind === 'study' ? studyRecipes : metricRecipes;
  return Object.hasOwn(recipes, name) ? recipes[name] : undefined;
}

export const isOverlay = ({ kind, name }: Pick<Series, 'kind' | 'name'>) =>
  kind === 'study' ? overlays.includes(name) : name === 'vwap';

const CAPITALS = 'sma ema wma vwap atr rsi macd roc cmo cci adx obv mfi'.split(' ');

/** As the catalogue writes it. */
export function seriesName({ kind, name }: Pick<Series, 'kind' | 'name'>): string {
  if (kind === 'metric') {
    return metricNames.find((metric) => metric.toLowerCase() === name) ?? name;
  }
  return CAPITALS.includes(name) ? name.toUpperCase() : upperFirst(name).replace(' sar', ' SAR');
}

/** As the legend writes it: RSI 14, MACD 12 26 9. */
export const seriesTitle = (series: Series) =>
  [seriesName(series), ...Object.values(series.settings).filter((value) => value !== 'all')].join(' ');

/** What was calculated last: chart, legend, table and alerts ask for the same lines. */
const recent = new Map<string, readonly Line[]>();
const MOST_RECENT = 60;

/** The lines of a study or a metric, aligned with the newest bars; the spans of Ichimoku go on after them. */
export function seriesLines(
  { kind, name, settings }: Series,
  moment: MarketMoment,
  count = MOST_BARS,
): readonly Line[] {
  const { symbol, timeframe, clock } = moment;
  const key = [symbol, timeframe, clock, count, kind, name, JSON.stringify(settings)].join();
  return remember(recent, MOST_RECENT, key, () => {
    const recipe = recipeOf({ kind, name });
    const bars = barsUntil(symbol, timeframe, clock, count);
    const lines =
      recipe?.lines({ symbol, timeframe, clock, bars, settings: { ...recipe.defaults, ...settings } }) ?? {};
    return Object.entries(lines).map(([line, values]) => ({
      name: line,
      values,
      look: line === 'histogram' ? 'columns' : (recipe?.look ?? 'line'),
    }));
  });
}
