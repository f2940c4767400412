import { sampleBars } from '@site/src/lib/samples/sampleBars';
import { barTimeText, formatNumber, signedNumber } from '@site/src/lib/text/format';
import { countSides, type Readings, type SeriesId, type Side, sideOf } from './model';

const sideText: Readonly<Record<Side, string>> = {
  above: 'above the upper band',
  inside: 'between the bands',
  below: 'below the lower band',
  none: 'still in its warm-up',
};

const number = (reading: number) => (Number.isNaN(reading) ? '' : formatNumber(reading, 2));

export const readingText = (reading: number) =>
  Number.isNaN(reading) ? 'no value' : signedNumber(reading, 2);

/** The recipe for one bar: three ingredients, their mean, the smoothed value. */
export function recipeRows(readings: Readings, at: number) {
  const of = (series: readonly number[]) => series[at] ?? Number.NaN;
  return [
    { id: 'rsi', name: 'RSI', raw: number(of(readings.rsi)), reading: of(readings.rsiSigned) },
    {
      id: 'stochastic',
      name: '%K',
      raw: number(of(readings.stochastic)),
      reading: of(readings.stochasticSigned),
    },
    { id: 'cmo', name: 'CMO', raw: number(of(readings.cmo)), reading: of(readings.cmo) },
    { id: 'mean', name: 'Mean', raw: '', reading: of(readings.mean) },
    { id: 'value', name: 'Smoothed', raw: '', reading: of(readings.value) },
  ] as const;
}

/** The three ingredients with their own value and the one on the common scale. */
export const ingredientsOf = (readings: Readings, at: number) =>
  recipeRows(readings, at)
    .slice(0, 3)
    .map(({ name, raw, reading }) => [name, raw ? `${raw} → ${readingText(reading)}` : 'no value'] as const);

export function nameOfBar(series: SeriesId | 'given', index: number): string {
  const bar = sampleBars['4H'][index];
  return series === 'sample' && bar ? `${barTimeText(bar.time, 4)} UTC` : `Bar ${index + 1}`;
}

type Described = {
  readonly series: SeriesId | 'given';
  readonly n: number;
  readonly s: number;
  readonly band: number;
  readonly at: number;
  readonly readings: Readings;
};

/** The sentence below the picture. */
export function describeMomentum({ series, n, s, band, at, readings }: Described): string {
  const value = readings.value[at] ?? Number.NaN;
  const { readings: count, above, below } = countSides(readings.value, band);
  const ingredients = ingredientsOf(readings, at).map((ingredient) => ingredient.join(' '));
  const result = Number.isNaN(value)
    ? `no reading yet, ${sideText.none}`
    : `${ingredients.join(', ')}. The oscillator reads ${readingText(value)}, ${sideText[sideOf(value, band)]}`;
  return `${nameOfBar(series, at)}, n = ${n}, s = ${s}: ${result}. Of ${count} readings, ${above} are above ${signedNumber(band, 0)} and ${below} below ${signedNumber(-band, 0)}.`;
}
