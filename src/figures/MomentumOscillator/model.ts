import {
  cmo,
  type Bar as MomentumBar,
  meanOfIngredients,
  rsi,
  sma,
  stochasticK,
  toSignedScale,
} from '@site/data/formulas/metrics/momentum';
import { rsiCheckCloses } from '@site/data/samples/rsi-check';
import { sampleBars } from '@site/src/lib/samples/sampleBars';

export const SERIES_IDS = ['sample', 'check'] as const;
export type SeriesId = (typeof SERIES_IDS)[number];

/** The check series has closes only; they stand in for highs and lows, as in the examples of the page. */
const checkBars: readonly MomentumBar[] = rsiCheckCloses.map((close) => ({ high: close, low: close, close }));

export const seriesBars: Readonly<Record<SeriesId, readonly MomentumBar[]>> = {
  sample: sampleBars['4H'],
  check: checkBars,
};

/** Four bars of a short series keep a reading: a longer lookback would draw a point, or nothing. */
export const longestLookback = (series: SeriesId, smoothing: number) =>
  seriesBars[series].length - smoothing - 3;

/** Every step of the recipe for every bar; NaN where a formula has no value yet. */
export function momentumReadings(bars: readonly MomentumBar[], lookback: number, smoothing: number) {
  const closes = bars.map((bar) => bar.close);
  const strengths = rsi(closes, lookback);
  const positions = stochasticK(bars, lookback);
  const balances = cmo(closes, lookback);
  const mean = bars.map((_, index) =>
    meanOfIngredients(
      strengths[index] ?? Number.NaN,
      positions[index] ?? Number.NaN,
      balances[index] ?? Number.NaN,
    ),
  );
  return {
    /** As their own formulas give them: 0 … 100, 0 … 100, −100 … +100. */
    rsi: strengths,
    stochastic: positions,
    cmo: balances,
    /** RSI and %K on the common scale −100 … +100. */
    rsiSigned: strengths.map(toSignedScale),
    stochasticSigned: positions.map(toSignedScale),
    mean,
    value: sma(mean, smoothing),
  };
}

export type Readings = ReturnType<typeof momentumReadings>;

export type Side = 'above' | 'inside' | 'below' | 'none';

/** On which side of the bands a reading lies; exactly on a band is still inside. */
export function sideOf(reading: number, band: number): Side {
  if (Number.isNaN(reading)) {
    return 'none';
  }
  if (reading > band) {
    return 'above';
  }
  return reading < -band ? 'below' : 'inside';
}

/** How many bars have a reading, and how many of these lie beyond each band. */
export function countSides(values: readonly number[], band: number) {
  const sides = values.map((value) => sideOf(value, band)).filter((side) => side !== 'none');
  return {
    readings: sides.length,
    above: sides.filter((side) => side === 'above').length,
    below: sides.filter((side) => side === 'below').length,
  };
}
