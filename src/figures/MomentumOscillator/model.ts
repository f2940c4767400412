import {
  cmo,
  type Bar as MomentumBar,
  meanOfIngredients,
  rsi,
  sma,
  stochasticK,
  toSignedScale,
} from '@site/data/formulas/metrics/momentum';
import { barTimeText, formatNumber, listed, signedNumber } from '@site/src/lib/text/format';
import { barsUntil, openOf } from '@site/src/pt/markets/bars';
import { START } from '@site/src/pt/markets/walk';
import type { Finding } from '../kit/shell/finding';

/** Of the sample market that the app shows, up to its last bar that has closed. */
export const sampleBars = barsUntil('BTCUSDT', '4H', openOf('4H', START), 120);

/** The bars that a lookback reaches back over, and the range in which %K finds the close. */
export function windowOf(bars: readonly MomentumBar[], at: number, lookback: number) {
  const first = Math.max(at - lookback + 1, 0);
  const inside = bars.slice(first, at + 1);
  return {
    first,
    low: Math.min(...inside.map(({ low }) => low)),
    high: Math.max(...inside.map(({ high }) => high)),
    closes: inside.map(({ close }) => close),
  };
}

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

type Side = 'above' | 'inside' | 'below' | 'none';

/** On which side of the bands a reading lies; exactly on a band is still inside. */
export function bandSideOf(reading: number, band: number): Side {
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
  const sides = values.map((value) => bandSideOf(value, band)).filter((side) => side !== 'none');
  return {
    readings: sides.length,
    above: sides.filter((side) => side === 'above').length,
    below: sides.filter((side) => side === 'below').length,
  };
}

const sideText = {
  above: 'above the upper band',
  inside: 'between the bands',
  below: 'below the lower band',
} as const;

export const readingText = (reading: number) =>
  Number.isNaN(reading) ? 'no value' : signedNumber(reading, 2);

/** The three ingredients of a bar with their own value and the one on the common scale. */
export const ingredientsOf = (readings: Readings, at: number) =>
  (
    [
      ['RSI', 'rsi', 'rsiSigned'],
      ['%K', 'stochastic', 'stochasticSigned'],
      ['CMO', 'cmo', 'cmo'],
    ] as const
  ).map(([name, own, signed]) => {
    const raw = readings[own][at] ?? Number.NaN;
    const reading = readingText(readings[signed][at] ?? Number.NaN);
    return [name, Number.isNaN(raw) ? 'no value' : `${formatNumber(raw, 2)} → ${reading}`] as const;
  });

export const nameOfBar = (index: number) => `${barTimeText(sampleBars[index]?.time ?? 0, 4)} UTC`;

export const firstReading = ({ value }: Readings) => value.findIndex((reading) => !Number.isNaN(reading));

type Described = {
  readonly n: number;
  readonly s: number;
  readonly band: number;
  readonly at: number;
  readonly readings: Readings;
};

export function describeMomentum({ n, s, band, at, readings }: Described): Finding {
  const value = readings.value[at] ?? Number.NaN;
  const { readings: count, above, below } = countSides(readings.value, band);
  const counts = `Of ${count} readings, ${above} are above ${signedNumber(band, 0)} and ${below} below ${signedNumber(-band, 0)}.`;
  const side = bandSideOf(value, band);
  if (side === 'none') {
    return {
      verdict: `${nameOfBar(at)} has no reading yet: the oscillator is warming up.`,
      detail: `With n = ${n} and s = ${s}, the first is ${nameOfBar(firstReading(readings))}. ${counts}`,
    };
  }
  const ingredients = ingredientsOf(readings, at).map((ingredient) => ingredient.join(' '));
  return {
    verdict: `${nameOfBar(at)}: the oscillator reads ${readingText(value)}, ${sideText[side]}.`,
    detail: `With n = ${n} and s = ${s}, it’s made of ${listed(ingredients)}. ${counts}`,
  };
}
