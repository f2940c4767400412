import {
  cmo,
  ema,
  macd,
  momentumOscillator,
  roc,
  rsi,
  sma,
  stochasticK,
} from '@site/data/formulas/metrics/momentum';
import { openInterestUsd } from '@site/data/formulas/metrics/openInterest';
import {
  askDepth,
  averageFill,
  bidAskRatio,
  bidDepth,
  depthChange,
  imbalance,
  slippagePercent,
  spreadBps,
} from '@site/data/formulas/metrics/orderbook';
import { delta } from '@site/data/formulas/metrics/orderflow';
import { ratio } from '@site/data/formulas/metrics/ratio';
import {
  adx,
  anchoredVwap,
  atr,
  cci,
  donchian,
  mfi,
  obv,
  parabolicSar,
  pivotPoints,
  standardDeviation,
  supertrend,
  wma,
} from '@site/data/formulas/metrics/studies';
import { normaliseFunding } from '@site/data/formulas/trading/funding';
import { defaultBand, depthBands } from '@site/data/metrics/depth-bands';
import type { SampleSymbol } from '@site/data/samples/workspace';
import { overlays } from '@site/data/workbench/study-settings';
import type { Bar } from '@site/src/lib/samples/barView';
import { metricNames } from '@site/src/lib/text/metricNames';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { barsBetween, barsUntil, closeOf, MOST_BARS, minutesOf, openOf } from '../markets/bars';
import { bookAt } from '../markets/book';
import { flowBetween } from '../markets/flow';
import { fundingAt, openInterestAt } from '../markets/funding';
import { DAY, remember } from '../markets/walk';
import type { Series, Settings, Timeframe } from './types';

type Numbers = readonly number[];
export type Line = {
  readonly name: string;
  readonly values: Numbers;
  readonly look: 'line' | 'columns' | 'dots';
};

/** Where a series is looked at. */
type Spot = { readonly symbol: SampleSymbol; readonly timeframe: Timeframe; readonly clock: number };
type Context = Spot & { readonly bars: readonly Bar[]; readonly settings: Settings };
type Recipe = {
  readonly defaults: Settings;
  readonly lines: (context: Context) => Readonly<Record<string, Numbers>>;
  readonly look?: Line['look'];
};

const closesOf = ({ bars }: Context) => bars.map(({ close }) => close);
const number = ({ settings }: Context, name: string) => Number(settings[name]);
const none = Number.NaN;

/** When the period began that a moment belongs to. The default goes by timeframe; before a fixed date there is none. */
function anchorOf({ settings, timeframe }: Context, name: 'anchor' | 'period') {
  const short = timeframe !== '1D' && timeframe !== '1W' && timeframe !== '1M';
  const anchor = String(settings[name] ?? (short ? 'day' : timeframe === '1D' ? 'month' : 'year'));
  const fixed = Date.parse(anchor);
  return (time: number): number => {
    switch (anchor) {
      case 'day':
        return Math.floor(time / DAY) * DAY;
      case 'month':
        return openOf('1M', time);
      case 'year':
        return Date.UTC(new Date(time).getUTCFullYear(), 0);
      default:
        return time >= fixed ? fixed : none;
    }
  };
}

/**
 * For studies that start over: with the bars from the beginning of the period before, so that the first period is whole.
 * Below an hour, whole hours stand for the bars of their minutes.
 */
function withEarlier<T>(
  { symbol, timeframe, bars }: Context,
  period: (time: number) => number,
  calculate: (bars: readonly Bar[]) => readonly T[],
): readonly T[] {
  const first = bars[0]?.time ?? 0;
  const start = period(first);
  const coarse = minutesOf(timeframe) < 60 ? '1H' : timeframe;
  const before = Number.isNaN(start) ? first : period(start - 1) || start;
  // And the bar before that, which shows that the period is whole.
  const begin = Math.min(first, openOf(coarse, before - 1));
  const joint = Math.min(first, openOf(coarse, first));
  const earlier = [
    ...barsBetween(symbol, coarse, begin, joint),
    ...(joint < first ? barsBetween(symbol, timeframe, joint, first) : []),
  ];
  return calculate([...earlier, ...bars]).slice(-bars.length);
}

const oneLine = (defaults: Settings, values: (context: Context) => Numbers, look?: Line['look']): Recipe => ({
  defaults,
  lines: (context) => ({ '': values(context) }),
  ...(look && { look }),
});
const ofCloses = (formula: (closes: Numbers, length: number) => Numbers, length: number) =>
  oneLine({ length }, (context) => formula(closesOf(context), number(context, 'length')));
const ofBars = (formula: (bars: readonly Bar[], length: number) => Numbers, length: number) =>
  oneLine({ length }, (context) => formula(context.bars, number(context, 'length')));
const bands = (middle: Numbers, reach: Numbers) => ({
  upper: middle.map((value, index) => value + (reach[index] ?? none)),
  middle,
  lower: middle.map((value, index) => value - (reach[index] ?? none)),
});
const column = <T extends object, K extends keyof T>(rows: readonly T[], key: K) =>
  rows.map((row) => row[key]);
/** Columns of a table by the names of their lines. */
const columns = <K extends string>(
  rows: readonly Readonly<Record<K, number>>[],
  names: Readonly<Record<string, K>>,
) => Object.fromEntries(Object.entries(names).map(([name, key]) => [name, column(rows, key)]));
const blank = (count: number) => Array<number>(count).fill(none);

/** The studies of data/workbench/studies.ts by name, with their formulas. A test holds the defaults together. */
export const studyRecipes: Readonly<Record<string, Recipe>> = {
  sma: ofCloses(sma, 20),
  ema: ofCloses(ema, 20),
  wma: ofCloses(wma, 20),
  vwap: oneLine({}, (context) =>
    withEarlier(context, anchorOf(context, 'anchor'), (bars) => {
      const begin = anchorOf(context, 'anchor');
      return anchoredVwap(bars, (time) => (Number.isNaN(begin(time)) ? null : begin(time)));
    }),
  ),
  bollinger: {
    defaults: { length: 20, mult: 2 },
    lines: (context) => {
      const [closes, length] = [closesOf(context), number(context, 'length')];
      const reach = standardDeviation(closes, length).map((value) => value * number(context, 'mult'));
      return bands(sma(closes, length), reach);
    },
  },
  keltner: {
    defaults: { length: 20, mult: 2, atr: 10 },
    lines: (context) =>
      bands(
        ema(closesOf(context), number(context, 'length')),
        atr(context.bars, number(context, 'atr')).map((value) => value * number(context, 'mult')),
      ),
  },
  donchian: {
    defaults: { length: 20 },
    lines: (context) => {
      const rows = donchian(context.bars, number(context, 'length'));
      return columns(rows, { upper: 'upper', middle: 'middle', lower: 'lower' });
    },
  },
  ichimoku: {
    defaults: { conversion: 9, base: 26, spanb: 52 },
    lines: (context) => {
      const middle = (name: string) => column(donchian(context.bars, number(context, name)), 'middle');
      const [conversion, base, ahead] = [middle('conversion'), middle('base'), number(context, 'base')];
      const spanA = conversion.map((value, index) => (value + (base[index] ?? none)) / 2);
      return {
        conversion,
        base,
        // The cloud reaches beyond the newest bar.
        'span A': [...blank(ahead), ...spanA],
        'span B': [...blank(ahead), ...middle('spanb')],
        'close, shifted': [...closesOf(context).slice(ahead), ...blank(ahead)],
      };
    },
  },
  supertrend: oneLine({ length: 10, mult: 3 }, (context) =>
    supertrend(context.bars, number(context, 'length'), number(context, 'mult')),
  ),
  'parabolic sar': oneLine(
    { step: 0.02, maximum: 0.2 },
    (context) => parabolicSar(context.bars, number(context, 'step'), number(context, 'maximum')),
    'dots',
  ),
  'pivot points': {
    defaults: {},
    lines: (context) => {
      const period = anchorOf(context, 'period');
      const rows = withEarlier(context, period, (bars) => pivotPoints(bars, period));
      return columns(rows, { P: 'p', R1: 'r1', S1: 's1', R2: 'r2', S2: 's2' });
    },
  },
  atr: ofBars(atr, 14),
  rsi: ofCloses(rsi, 14),
  stochastic: {
    defaults: { length: 14, smooth: 3, signal: 3 },
    lines: (context) => {
      const fast = sma(stochasticK(context.bars, number(context, 'length')), number(context, 'smooth'));
      return { '%K': fast, '%D': sma(fast, number(context, 'signal')) };
    },
  },
  macd: {
    defaults: { fast: 12, slow: 26, signal: 9 },
    lines: (context) => {
      const [fast, slow, signal] = ['fast', 'slow', 'signal'].map((name) => number(context, name));
      const rows = macd(closesOf(context), fast, slow, signal);
      return columns(rows, { '': 'line', signal: 'signal', histogram: 'histogram' });
    },
  },
  roc: ofCloses(roc, 14),
  cmo: ofCloses(cmo, 14),
  cci: ofBars(cci, 20),
  adx: ofBars(adx, 14),
  obv: oneLine({}, ({ bars }) => obv(bars)),
  mfi: ofBars(mfi, 14),
  volume: oneLine({}, ({ bars }) => column(bars, 'volume'), 'columns'),
};

const closing = ({ timeframe, clock }: Spot, { time }: Bar) => Math.min(closeOf(timeframe, time), clock);

const MOST_READINGS = 100;
/** What was read for a bar, by what reads it. A closed bar is always the same object, an open one never. */
const readings = new WeakMap<Bar, Map<unknown, unknown>>();

function eachBar<T>({ bars }: Context, key: unknown, read: (bar: Bar) => T): readonly T[] {
  return bars.map((bar) => {
    let known = readings.get(bar);
    if (!known) {
      known = new Map();
      readings.set(bar, known);
    }
    return remember(known, MOST_READINGS, key, () => read(bar)) as T;
  });
}

/** A reading of the moment, taken where each bar closes. */
const atClose = (read: (symbol: SampleSymbol, time: number, bar: Bar) => number) =>
  oneLine({}, (context) => eachBar(context, read, (bar) => read(context.symbol, closing(context, bar), bar)));

/** What traded in each bar, of the tier that is set. */
const flowsOf = (context: Context) =>
  eachBar(context, `flow ${context.settings.tier}`, (bar) =>
    flowBetween(context.symbol, bar.time, closing(context, bar), String(context.settings.tier)),
  );
type Sum = Pick<ReturnType<typeof flowBetween>, 'buys' | 'sells' | 'coins'>;
const NOTHING: Sum = { buys: 0, sells: 0, coins: 0 };

const bySide = (tier: string): Recipe => ({
  defaults: { tier },
  lines: (context) => columns(flowsOf(context), { buys: 'buys', sells: 'sells' }),
  look: 'columns',
});
const ofFlow = (value: (flow: ReturnType<typeof flowBetween>) => number) =>
  oneLine({ tier: 'all' }, (context) => flowsOf(context).map(value), 'columns');

/** Of the flow since the anchor, up to each bar. What traded between the anchor and the first bar belongs to it. */
const sinceAnchor = (value: (flow: Sum) => number) =>
  oneLine({ tier: 'all' }, (context) => {
    const period = anchorOf(context, 'anchor');
    const flows = flowsOf(context);
    let current = none;
    let sum = NOTHING;
    return context.bars.map(({ time }, index) => {
      const start = period(time);
      if (Number.isNaN(start)) {
        return none;
      }
      if (start !== current) {
        sum =
          start < time ? flowBetween(context.symbol, start, time, String(context.settings.tier)) : NOTHING;
        current = start;
      }
      const { buys = none, sells = none, coins = none } = flows[index] ?? {};
      sum = { buys: sum.buys + buys, sells: sum.sells + sells, coins: sum.coins + coins };
      return value(sum);
    });
  });

type Depth = { readonly bids: number; readonly asks: number };
/** Lines that follow from what rests near the price where each bar closes. */
const ofDepths = (lines: (depths: readonly Depth[]) => ReturnType<Recipe['lines']>): Recipe => ({
  defaults: { band: defaultBand.id },
  lines(context) {
    const { band } = context.settings;
    const percent = depthBands.find(({ id }) => id === band)?.percent ?? none;
    return lines(
      eachBar(context, `depth ${band}`, (bar) => {
        const book = bookAt(context.symbol, closing(context, bar));
        return { bids: bidDepth(book, percent), asks: askDepth(book, percent) };
      }),
    );
  },
});

function slippage(context: Context, side: 'buy' | 'sell'): Numbers {
  return eachBar(context, `${side} ${context.settings.size}`, (bar) => {
    const book = bookAt(context.symbol, closing(context, bar));
    const levels = side === 'buy' ? book.asks : book.bids;
    const best = levels[0]?.price ?? none;
    return slippagePercent(averageFill(levels, number(context, 'size') / best), best, side);
  });
}

/** The metrics that the sample has data for, by name in small letters. */
export const metricRecipes: Readonly<Record<string, Recipe>> = {
  'funding rate': atClose(fundingAt),
  'funding rate, 8-hour': atClose((symbol, time) => normaliseFunding(fundingAt(symbol, time), 8)),
  'open interest, coin': atClose(openInterestAt),
  'open interest, usd': atClose((symbol, time, { close }) =>
    openInterestUsd(openInterestAt(symbol, time), close),
  ),
  volume: oneLine({}, ({ bars }) => column(bars, 'volume'), 'columns'),
  'taker volume': bySide('all'),
  'trade count': ofFlow(({ count }) => count),
  delta: ofFlow(({ buys, sells }) => delta(buys, sells)),
  cvd: sinceAnchor(({ buys, sells }) => delta(buys, sells)),
  vwap: sinceAnchor(({ buys, sells, coins }) => ratio(buys + sells, coins)),
  'large trades': bySide('100k-1m'),
  spread: atClose((symbol, time) => spreadBps(bookAt(symbol, time))),
  'bid depth': ofDepths((depths) => ({ '': column(depths, 'bids') })),
  'ask depth': ofDepths((depths) => ({ '': column(depths, 'asks') })),
  'bid/ask ratio': ofDepths((depths) => ({ '': depths.map(({ bids, asks }) => bidAskRatio(bids, asks)) })),
  imbalance: ofDepths((depths) => ({ '': depths.map(({ bids, asks }) => imbalance(bids, asks)) })),
  'depth change': ofDepths((depths) => {
    const change = (side: 'bids' | 'asks') =>
      depths.map((depth, index) => depthChange(depths[index - 1]?.[side] ?? none, depth[side]));
    return { bids: change('bids'), asks: change('asks') };
  }),
  'slippage for a size': {
    defaults: { size: none },
    lines: (context) => ({ buy: slippage(context, 'buy'), sell: slippage(context, 'sell') }),
  },
  'momentum oscillator': oneLine({}, ({ bars }) => momentumOscillator(bars)),
};

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
export function nameOf({ kind, name }: Pick<Series, 'kind' | 'name'>): string {
  if (kind === 'metric') {
    return metricNames.find((known) => known.toLowerCase() === name) ?? name;
  }
  return CAPITALS.includes(name) ? name.toUpperCase() : upperFirst(name).replace(' sar', ' SAR');
}

/** As the legend writes it: RSI 14, MACD 12 26 9. */
export const titleOf = (series: Series) =>
  [nameOf(series), ...Object.values(series.settings).filter((value) => value !== 'all')].join(' ');

/** What was calculated last: chart, legend, table and alerts ask for the same lines. */
const recent = new Map<string, readonly Line[]>();
const MOST_RECENT = 60;

/** The lines of a study or a metric, aligned with the newest bars; the spans of Ichimoku go on after them. */
export function linesOf({ kind, name, settings }: Series, spot: Spot, count = MOST_BARS): readonly Line[] {
  const { symbol, timeframe, clock } = spot;
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
