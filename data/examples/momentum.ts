import {
  type Bar,
  cmo,
  gainsAndLosses,
  macd,
  meanOfIngredients,
  momentumOscillator,
  positionInRange,
  rsi,
  seedShare,
  stochasticK,
  toSignedScale,
} from '../formulas/metrics/momentum';
import { formatNumber, type WorkedExample } from './example';

const length = 14;
/** Closes with a known RSI(14) series, so that readers can check another program against it. */
const closes: readonly number[] = [
  44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46,
  46.03, 46.41, 46.22, 45.64,
];
const list = (prices: readonly number[]) => prices.map((price) => formatNumber(price, 2)).join(', ');

/** The series has closes only; they stand in for highs and lows, and the texts say so. */
const barsOf = (prices: readonly number[]): Bar[] =>
  prices.map((close) => ({ high: close, low: close, close }));
const bars = barsOf(closes);

const fromEnd = (series: readonly number[], back: number) => series.at(-1 - back) ?? Number.NaN;

export const rsiSeries: WorkedExample = {
  title: 'RSI(14) from fifteen closes, and the next five',
  text: `Closes, oldest first: ${list(closes.slice(0, 15))}. The first RSI is {first}.\nThe next closes ${list(closes.slice(15))} give {second}, {third}, {fourth}, {fifth} and {sixth}. If another program agrees on the first value only, it smooths differently.`,
  values: { first: 70.46, second: 66.25, third: 66.48, fourth: 69.35, fifth: 66.29, sixth: 57.92 },
  recompute: () => {
    const readings = rsi(closes, length);
    return {
      first: fromEnd(readings, 5),
      second: fromEnd(readings, 4),
      third: fromEnd(readings, 3),
      fourth: fromEnd(readings, 2),
      fifth: fromEnd(readings, 1),
      sixth: fromEnd(readings, 0),
    };
  },
};

export const stochasticPosition: WorkedExample = {
  title: '%K from one range',
  text: 'Highest high of the window {high}, lowest low {low}, close {close}: %K is {position}. On the scale from −100 to +100 that’s +{signed}.',
  values: { high: 48, low: 42, close: 46.5, position: 75, signed: 50 },
  recompute: ({ high = 0, low = 0, close = 0 }) => {
    const position = positionInRange(high, low, close);
    return { position, signed: toSignedScale(position) };
  },
};

export const chandeSums: WorkedExample = {
  title: 'CMO(14) on the last closes of the RSI example',
  text: 'Over the last fourteen changes price gained {up} in all and lost {down}. CMO is {cmo}.\nThe RSI of the same bar is {rsi}, which is {signed} on this scale. They differ because RSI still remembers the older bars.',
  values: { up: 2.47, down: 1.66, cmo: 19.61, rsi: 57.915, signed: 15.83 },
  recompute: () => {
    const strength = fromEnd(rsi(closes, length), 0);
    return {
      ...gainsAndLosses(closes.slice(-length - 1)),
      cmo: fromEnd(cmo(closes, length), 0),
      rsi: strength,
      signed: toSignedScale(strength),
    };
  },
};

export const oscillatorFromIngredients: WorkedExample = {
  title: 'three ingredients into one reading, and what the smoothing does',
  text: 'This is the last of the twenty closes in the RSI example on this page, with closes in place of highs and lows. RSI {rsi} becomes {rsiSigned}, %K {stochastic} becomes {stochasticSigned}, CMO stays {cmo}. Their mean is {mean}.\nThe means of the two bars before were {earlier} and then {before}. Smoothed over three bars the oscillator reads {smoothed}, after {previous} one bar earlier. The unsmoothed mean is almost back at zero while the line is still near the upper band.',
  values: {
    // Three decimals: 2 × 57.92 − 100 would give 15.84.
    rsi: 57.915,
    rsiSigned: 15.83,
    stochastic: 41.22,
    stochasticSigned: -17.56,
    cmo: 19.61,
    mean: 5.96,
    before: 51.74,
    earlier: 66.61,
    smoothed: 41.44,
    previous: 56.55,
  },
  recompute: () => {
    const ingredients = (back: number) => ({
      rsi: fromEnd(rsi(closes, length), back),
      stochastic: fromEnd(stochasticK(bars, length), back),
      cmo: fromEnd(cmo(closes, length), back),
    });
    const mean = (back: number) => {
      const parts = ingredients(back);
      return meanOfIngredients(parts.rsi, parts.stochastic, parts.cmo);
    };
    const last = ingredients(0);
    return {
      ...last,
      rsiSigned: toSignedScale(last.rsi),
      stochasticSigned: toSignedScale(last.stochastic),
      mean: mean(0),
      before: mean(1),
      earlier: mean(2),
      smoothed: fromEnd(momentumOscillator(bars), 0),
      previous: fromEnd(momentumOscillator(bars), 1),
    };
  },
};

/** Two steps up and one back, over and over. */
function steadyClimb(start: number, steps: number): number[] {
  const pattern = [2, 2, -1];
  const path = [start];
  for (let step = 0; step < steps; step += 1) {
    path.push((path.at(-1) ?? start) + (pattern[step % pattern.length] ?? 0));
  }
  return path;
}

export const pinnedInTrend: WorkedExample = {
  title: 'a trend that stays “too high” from start to end',
  text: 'Price climbs from {start} to {end} in {steps} bars: +2, +2, −1, over and over. The oscillator has {readings} values on the way. The lowest is {lowest}, the highest {highest}, all above the upper band. Selling the first one would have meant selling at the start of the climb.',
  values: { start: 100, end: 220, steps: 120, readings: 105, lowest: 71.6, highest: 72.6 },
  recompute: ({ start = 0, steps = 0 }) => {
    const climb = steadyClimb(start, steps);
    const readings = momentumOscillator(barsOf(climb)).filter((reading) => !Number.isNaN(reading));
    return {
      end: fromEnd(climb, 0),
      readings: readings.length,
      lowest: Math.min(...readings),
      highest: Math.max(...readings),
    };
  },
};

export const warmUp: WorkedExample = {
  title: 'how long RSI(14) remembers where it was started',
  text: 'After {short} further bars {shortShare}% of the first average is still in the number, after {middle} bars {middleShare}%, after {long} bars {longShare}%. Two programs that load different histories agree only once that share is too small to see.',
  values: { short: 14, shortShare: 35.4, middle: 50, middleShare: 2.5, long: 100, longShare: 0.06 },
  recompute: ({ short = 0, middle = 0, long = 0 }) => ({
    shortShare: seedShare(length, short),
    middleShare: seedShare(length, middle),
    longShare: seedShare(length, long),
  }),
};

export const macdUnit: WorkedExample = {
  title: 'what a MACD value is made of',
  text: 'A price that climbs ${step} per bar, bar after bar, settles at a MACD of ${line}: seven times its slope. The histogram settles at zero, because nothing accelerates. The same climb in a token that gains ${smallStep} per bar gives ${smallLine}.',
  values: { step: 10, line: 70, smallStep: 0.01, smallLine: 0.07 },
  recompute: ({ step = 0, smallStep = 0 }) => {
    const settled = (slope: number) =>
      macd(Array.from({ length: 600 }, (_, bar) => 1000 * slope + slope * bar)).at(-1);
    return { line: settled(step)?.line ?? Number.NaN, smallLine: settled(smallStep)?.line ?? Number.NaN };
  },
};
