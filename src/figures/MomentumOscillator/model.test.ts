import { oscillatorFromIngredients, settingsCompared } from '@site/data/examples/momentum';
import { momentumOscillator } from '@site/data/formulas/metrics/momentum';
import { describe, expect, it } from 'vitest';
import { countSides, momentumReadings, seriesBars, sideOf } from './model';

const check = (lookback: number, smoothing: number) =>
  momentumReadings(seriesBars.check, lookback, smoothing);

describe('momentum figure', () => {
  it('shows the numbers of the page for the last bar: ingredients, mean, smoothed value', () => {
    const readings = check(14, 3);
    const { values } = oscillatorFromIngredients;
    expect(readings.rsiSigned.at(-1)).toBeCloseTo(values.rsiSigned ?? 0, 2);
    expect(readings.stochastic.at(-1)).toBeCloseTo(values.stochastic ?? 0, 2);
    expect(readings.stochasticSigned.at(-1)).toBeCloseTo(values.stochasticSigned ?? 0, 2);
    expect(readings.cmo.at(-1)).toBeCloseTo(values.cmo ?? 0, 2);
    expect(readings.mean.at(-1)).toBeCloseTo(values.mean ?? 0, 2);
    expect(readings.value.at(-1)).toBeCloseTo(values.smoothed ?? 0, 2);
  });

  it('agrees with the page on four settings, and with the oscillator on every sample bar', () => {
    const { standard, unsmoothed, quick, quickest } = settingsCompared.values;
    expect(check(14, 3).value.at(-1)).toBeCloseTo(standard ?? 0, 2);
    expect(check(14, 1).value.at(-1)).toBeCloseTo(unsmoothed ?? 0, 2);
    expect(check(7, 3).value.at(-1)).toBeCloseTo(quick ?? 0, 2);
    expect(check(7, 1).value.at(-1)).toBeCloseTo(quickest ?? 0, 2);
    expect(momentumReadings(seriesBars.sample, 9, 4).value).toEqual(
      momentumOscillator(seriesBars.sample, 9, 4),
    );
  });

  it('calls a reading on a band inside, and counts gaps as nothing', () => {
    expect([50, 50.1, -50, -50.1, Number.NaN].map((reading) => sideOf(reading, 50))).toEqual([
      'inside',
      'above',
      'inside',
      'below',
      'none',
    ]);
    expect(countSides([Number.NaN, 60, 10, -80, 55], 50)).toEqual({ readings: 4, above: 2, below: 1 });
  });
});
