import { cmo, ema, macd, roc, rsi, sma, stochasticK } from '@site/data/formulas/metrics/momentum';
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
import type { Bar } from '@site/src/lib/samples/barView';
import {
  anchorOf,
  closesOf,
  column,
  columns,
  type Numbers,
  none,
  number,
  oneLine,
  type Recipe,
  withEarlier,
} from './recipe';

const ofCloses = (formula: (closes: Numbers, length: number) => Numbers, length: number) =>
  oneLine({ length }, (context) => formula(closesOf(context), number(context, 'length')));
const ofBars = (formula: (bars: readonly Bar[], length: number) => Numbers, length: number) =>
  oneLine({ length }, (context) => formula(context.bars, number(context, 'length')));
const bands = (middle: Numbers, reach: Numbers) => ({
  upper: middle.map((value, index) => value + (reach[index] ?? none)),
  middle,
  lower: middle.map((value, index) => value - (reach[index] ?? none)),
});
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
