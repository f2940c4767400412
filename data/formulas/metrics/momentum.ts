import { ratio, sum } from './ratio';

/*
 * Oscillators over closed bars. Every series is aligned with its input: position i belongs to bar i. NaN means
 * that the formula has no value there (warm-up, or a division by nothing), and it spreads to whatever is
 * computed from it.
 */
export type Bar = { readonly high: number; readonly low: number; readonly close: number };

const none = Number.NaN;

function changesOf(closes: readonly number[]) {
  return closes.slice(1).map((close, index) => {
    const change = close - (closes[index] ?? none);
    return { up: Math.max(change, 0), down: Math.max(-change, 0) };
  });
}

/** Wilder's relative strength index; 100 × G ÷ (G + L) is 100 − 100 ÷ (1 + G ÷ L), also where there are no losses. */
export function rsi(closes: readonly number[], length: number): number[] {
  let gain = 0;
  let loss = 0;
  const readings = changesOf(closes).map(({ up, down }, index) => {
    if (index < length) {
      gain += up / length;
      loss += down / length;
    } else {
      gain = (gain * (length - 1) + up) / length;
      loss = (loss * (length - 1) + down) / length;
    }
    return index < length - 1 ? none : 100 * ratio(gain, gain + loss);
  });
  return closes.length === 0 ? [] : [none, ...readings];
}

/** Share of Wilder's first average that is still inside his average after this many further bars, in %. */
export function seedShare(length: number, furtherBars: number): number {
  return 100 * ((length - 1) / length) ** furtherBars;
}

/** Where a close stands inside a range: 0 at the low, 100 at the high. */
export function positionInRange(high: number, low: number, close: number): number {
  return 100 * ratio(close - low, high - low);
}

/** Unsmoothed stochastic %K over the last `length` bars. */
export function stochasticK(bars: readonly Bar[], length: number): number[] {
  return bars.map((bar, index) => {
    if (index < length - 1) {
      return none;
    }
    const window = bars.slice(index - length + 1, index + 1);
    const high = Math.max(...window.map((each) => each.high));
    const low = Math.min(...window.map((each) => each.low));
    return positionInRange(high, low, bar.close);
  });
}

/** Everything that the closes gained and everything that they lost, both as positive sums. */
export function gainsAndLosses(closes: readonly number[]): { up: number; down: number } {
  const changes = changesOf(closes);
  return { up: sum(changes.map((change) => change.up)), down: sum(changes.map((change) => change.down)) };
}

/** Chande momentum oscillator: plain sums over the last `length` changes. */
export function cmo(closes: readonly number[], length: number): number[] {
  return closes.map((_, index) => {
    if (index < length) {
      return none;
    }
    const { up, down } = gainsAndLosses(closes.slice(index - length, index + 1));
    return 100 * ratio(up - down, up + down);
  });
}

/** Rate of change in %, against the close `length` bars earlier. */
export function roc(closes: readonly number[], length: number): number[] {
  return closes.map((close, index) => {
    const earlier = closes[index - length] ?? none;
    return 100 * ratio(close - earlier, earlier);
  });
}

/** Simple moving average; a window that holds a gap is a gap. */
export function sma(readings: readonly number[], length: number): number[] {
  return readings.map((_, index) =>
    index < length - 1 ? none : sum(readings.slice(index - length + 1, index + 1)) / length,
  );
}

/** Exponential moving average, α = 2 ÷ (length + 1), started with the simple mean of the first `length` values. */
export function ema(values: readonly number[], length: number): number[] {
  let average = 0;
  return values.map((value, index) => {
    average += index < length ? value / length : (2 / (length + 1)) * (value - average);
    return index < length - 1 ? none : average;
  });
}

/** MACD, its signal line and the histogram between them, all in the unit of price. */
export function macd(closes: readonly number[], fast = 12, slow = 26, smoothing = 9) {
  const quick = ema(closes, fast);
  const steady = ema(closes, slow);
  const lines = quick.map((value, index) => value - (steady[index] ?? none));
  // The signal is an average of MACD values: it can start only where MACD itself has started.
  const start = Math.min(slow - 1, lines.length);
  const signals = [...lines.slice(0, start), ...ema(lines.slice(start), smoothing)];
  return lines.map((line, index) => {
    const signal = signals[index] ?? none;
    return { line, signal, histogram: line - signal };
  });
}

/** Moves a reading from 0…100 to −100…+100. */
export function toSignedScale(reading: number): number {
  return 2 * reading - 100;
}

/** The three ingredients of one bar on one scale, averaged. */
export function meanOfIngredients(rsiReading: number, stochastic: number, chande: number): number {
  return (toSignedScale(rsiReading) + toSignedScale(stochastic) + chande) / 3;
}

/** The Momentum Oscillator: the mean of the three ingredients, smoothed over `smoothing` bars. */
export function momentumOscillator(bars: readonly Bar[], length = 14, smoothing = 3): number[] {
  const closes = bars.map((bar) => bar.close);
  const strengths = rsi(closes, length);
  const positions = stochasticK(bars, length);
  const balances = cmo(closes, length);
  const means = bars.map((_, index) =>
    meanOfIngredients(strengths[index] ?? none, positions[index] ?? none, balances[index] ?? none),
  );
  return sma(means, smoothing);
}
