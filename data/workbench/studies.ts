import { withCommands } from '../withIds';
import type { Study } from './types';

type Parameter = Study['parameters'][number];

/** `name [what holds without it] What it means.` */
function parameter(line: string): Parameter {
  const [, name = '', usual = '', meaning = ''] = /^(\w+) \[(.+?)\] (.+)$/.exec(line) ?? [];
  return { name, default: usual, meaning };
}
const length = (bars: number, meaning = 'How many bars the study looks back.') =>
  parameter(`length [${bars}] ${meaning}`);
const multiplier = (factor: number, of: string) =>
  parameter(`mult [${factor}] How many times ${of} the bands are away from the middle.`);

/** With its default length, if it has one. */
function commandOf({ name, parameters }: Pick<Study, 'name' | 'parameters'>): string {
  const typed = name.includes(' ') ? `"${name.toLowerCase()}"` : name.toLowerCase();
  const bars = parameters.find((parameter) => parameter.name === 'length')?.default;
  return `study add ${typed}${bars ? ` length=${bars}` : ''}`;
}

/** Everything that is calculated from a pane's own bars: trend first, then channels, momentum and volume. */
export const studies = withCommands<Study>(commandOf, {
  sma: {
    name: 'SMA',
    shows: 'The average close of the last bars.',
    place: 'overlay',
    parameters: [length(20)],
    formula: 'Σ close over the last n bars ÷ n',
    synonyms: ['simple moving average', 'MA', 'moving average'],
  },
  ema: {
    name: 'EMA',
    shows: 'An average close in which recent bars count more.',
    place: 'overlay',
    parameters: [length(20)],
    formula: 'α × close + (1 − α) × EMA of the bar before, with α = 2 ÷ (n + 1)',
    synonyms: ['exponential moving average'],
  },
  wma: {
    name: 'WMA',
    shows: 'An average close that weighs the newest bar most.',
    place: 'overlay',
    parameters: [length(20)],
    formula: '(n × newest close + … + 1 × oldest) ÷ (n × (n + 1) ÷ 2)',
    synonyms: ['weighted moving average'],
  },
  vwap: {
    name: 'VWAP',
    shows: 'The average price since the anchor, weighted by volume.',
    place: 'overlay',
    parameters: [
      parameter(
        'anchor [day, month or year by timeframe] Where the average starts over. anchor= sets day, month, year or one fixed date.',
      ),
    ],
    formula: 'Σ(typical price × volume) ÷ Σ volume, with typical price = (high + low + close) ÷ 3',
    command: 'study add vwap anchor=day',
    synonyms: ['volume weighted average price', 'anchored VWAP'],
  },
  bollinger: {
    name: 'Bollinger',
    shows: 'An average with bands that widen with volatility.',
    place: 'overlay',
    parameters: [length(20), multiplier(2, 'the standard deviation')],
    formula: 'SMA(n) ± multiplier × standard deviation of the last n closes',
    synonyms: ['Bollinger bands', 'BB', 'BBands'],
  },
  keltner: {
    name: 'Keltner',
    shows: 'An average with bands that follow the bars’ range.',
    place: 'overlay',
    parameters: [
      length(20),
      multiplier(2, 'the average true range'),
      parameter('atr [10] How many bars the average true range covers.'),
    ],
    formula: 'EMA(n) ± multiplier × ATR',
    synonyms: ['Keltner channel', 'KC'],
  },
  donchian: {
    name: 'Donchian',
    shows: 'The highest high and lowest low of the last bars.',
    place: 'overlay',
    parameters: [length(20)],
    formula: 'highest high and lowest low of n bars; middle = their mean',
    synonyms: ['Donchian channel', 'price channel'],
  },
  ichimoku: {
    name: 'Ichimoku',
    shows: 'Two lines, a shifted close and a cloud.',
    place: 'overlay',
    parameters: [
      parameter('conversion [9] Bars of the fast line.'),
      parameter('base [26] Bars of the slow line, and how far the cloud is shifted ahead.'),
      parameter('spanb [52] Bars of the slow edge of the cloud.'),
    ],
    formula:
      'each line = (highest high + lowest low) ÷ 2 of its bars; span A = (conversion + base) ÷ 2; spans 26 bars ahead, close 26 back',
    synonyms: ['Ichimoku cloud', 'kumo', 'tenkan', 'kijun'],
  },
  supertrend: {
    name: 'Supertrend',
    shows: 'A line that trails price and flips when a close breaks it.',
    place: 'overlay',
    parameters: [
      length(10, 'How many bars the average true range covers.'),
      multiplier(3, 'the average true range'),
    ],
    formula: '(high + low) ÷ 2 ± multiplier × ATR(n), only ever moved towards price',
    synonyms: ['super trend'],
  },
  'parabolic-sar': {
    name: 'Parabolic SAR',
    shows: 'Dots that trail price and switch sides when touched.',
    place: 'overlay',
    parameters: [
      parameter('step [0.02] How much faster the dots follow after each new extreme.'),
      parameter('maximum [0.2] The fastest they can follow.'),
    ],
    formula: 'SAR of the next bar = SAR + acceleration × (extreme of the trend − SAR)',
    synonyms: ['SAR', 'PSAR', 'stop and reverse'],
  },
  'pivot-points': {
    name: 'Pivot points',
    shows: 'Levels taken from the previous period.',
    place: 'overlay',
    parameters: [
      parameter(
        'period [day, month or year by timeframe] Which period’s high, low and close the levels come from.',
      ),
    ],
    formula:
      'P = (high + low + close) ÷ 3; R1 = 2 × P − low; S1 = 2 × P − high; R2 = P + (high − low); S2 = P − (high − low)',
    synonyms: ['pivots', 'floor pivots', 'support and resistance levels'],
  },
  atr: {
    name: 'ATR',
    shows: 'How far price usually moves within one bar.',
    place: 'strip',
    parameters: [length(14)],
    formula:
      'Wilder’s average of the largest of high − low, |high − previous close| and |low − previous close|',
    synonyms: ['average true range', 'volatility'],
  },
  rsi: {
    name: 'RSI',
    shows: 'How one-sided recent closes are, from 0 to 100.',
    place: 'strip',
    parameters: [length(14)],
    formula: '100 − 100 ÷ (1 + average gain ÷ average loss), with Wilder’s smoothing',
    synonyms: ['relative strength index', 'overbought', 'oversold'],
  },
  stochastic: {
    name: 'Stochastic',
    shows: 'Where the close is in its recent range, from 0 to 100.',
    place: 'strip',
    parameters: [
      length(14),
      parameter('smooth [3] How many bars %K is averaged over.'),
      parameter('signal [3] How many bars of %K the signal line averages.'),
    ],
    formula: '%K = 100 × (close − lowest low) ÷ (highest high − lowest low), smoothed; %D = SMA of %K',
    synonyms: ['stoch', '%K', '%D', 'stochastic oscillator'],
  },
  macd: {
    name: 'MACD',
    shows: 'The distance between a fast and a slow average.',
    place: 'strip',
    parameters: [
      parameter('fast [12] Bars of the fast EMA.'),
      parameter('slow [26] Bars of the slow EMA.'),
      parameter('signal [9] Bars of the EMA that smooths the difference.'),
    ],
    formula: 'MACD = EMA(fast) − EMA(slow); signal = EMA(9) of MACD; histogram = MACD − signal',
    synonyms: ['moving average convergence divergence'],
  },
  roc: {
    name: 'ROC',
    shows: 'How far the close is from that of n bars ago, in %.',
    place: 'strip',
    parameters: [length(14)],
    formula: '100 × (close ÷ close n bars ago − 1)',
    synonyms: ['rate of change', 'momentum'],
  },
  cmo: {
    name: 'CMO',
    shows: 'Gains against losses without smoothing, from −100 to +100.',
    place: 'strip',
    parameters: [length(14)],
    formula: '100 × (Σ gains − Σ losses) ÷ (Σ gains + Σ losses)',
    synonyms: ['Chande momentum oscillator'],
  },
  cci: {
    name: 'CCI',
    shows: 'How far the typical price is from its average.',
    place: 'strip',
    parameters: [length(20)],
    formula: '(typical price − SMA of typical price) ÷ (0.015 × mean absolute deviation)',
    synonyms: ['commodity channel index'],
  },
  adx: {
    name: 'ADX',
    shows: 'How strong the trend is, up or down alike.',
    place: 'strip',
    parameters: [length(14)],
    formula: 'Wilder’s average of 100 × |+DI − −DI| ÷ (+DI + −DI)',
    synonyms: ['average directional index', 'DMI', 'trend strength'],
  },
  obv: {
    name: 'OBV',
    shows: 'A running total of volume: plus when the close rises, minus when it falls.',
    place: 'strip',
    parameters: [],
    formula: 'OBV of the bar before ± volume, unchanged if the close didn’t move',
    synonyms: ['on-balance volume'],
  },
  mfi: {
    name: 'MFI',
    shows: 'RSI weighted by volume, from 0 to 100.',
    place: 'strip',
    parameters: [length(14)],
    formula: '100 − 100 ÷ (1 + Σ typical price × volume of rising bars ÷ the same of falling bars)',
    synonyms: ['money flow index'],
  },
  volume: {
    name: 'Volume',
    shows: 'How much traded in each bar.',
    place: 'strip',
    parameters: [],
    formula: 'Σ quantity of the bar’s trades',
    synonyms: ['vol', 'volume bars'],
  },
});
