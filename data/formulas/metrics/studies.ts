import { trueRange } from '../screener/screenerMarket';
import { type Bar as PriceBar, sma } from './momentum';
import { ratio, sum } from './ratio';

/*
 * The studies of data/workbench/studies.ts that aren't oscillators of momentum.ts. As there, every series is aligned with
 * its bars, and NaN means that the formula has no value yet.
 */
export type Bar = PriceBar & { readonly time: number; readonly open: number; readonly volume: number };
type Numbers = readonly number[];

const none = Number.NaN;
const windowOf = <T>(values: readonly T[], index: number, length: number) =>
  index < length - 1 ? null : values.slice(index - length + 1, index + 1);

const typicalPrice = ({ high, low, close }: PriceBar) => (high + low + close) / 3;

/** Wilder's average: the mean of the first values, then a share of 1 ÷ length for each new one. */
export function wilder(values: Numbers, length: number): number[] {
  let average = none;
  let seen = 0;
  let total = 0;
  return values.map((value) => {
    if (Number.isNaN(value)) {
      return none;
    }
    seen += 1;
    total += seen <= length ? value : 0;
    average = seen < length ? none : seen === length ? total / length : average + (value - average) / length;
    return average;
  });
}

export function wma(values: Numbers, length: number): number[] {
  return values.map((_, index) => {
    const window = windowOf(values, index, length);
    return window
      ? sum(window.map((value, place) => value * (place + 1))) / ((length * (length + 1)) / 2)
      : none;
  });
}

export function standardDeviation(values: Numbers, length: number): number[] {
  return values.map((_, index) => {
    const window = windowOf(values, index, length);
    const mean = window ? sum(window) / length : none;
    return window ? Math.sqrt(sum(window.map((value) => (value - mean) ** 2)) / length) : none;
  });
}

export function atr(bars: readonly PriceBar[], length: number): number[] {
  return wilder(
    bars.map(({ high, low, close }, index) => trueRange(high, low, bars[index - 1]?.close ?? close)),
    length,
  );
}

/** The middle of the highest high and the lowest low, with both. */
export function donchian(bars: readonly PriceBar[], length: number) {
  return bars.map((_, index) => {
    const window = windowOf(bars, index, length);
    const upper = window ? Math.max(...window.map(({ high }) => high)) : none;
    const lower = window ? Math.min(...window.map(({ low }) => low)) : none;
    return { upper, lower, middle: (upper + lower) / 2 };
  });
}

/** A line that trails price: the bands only ever move towards it, and a close beyond one changes sides. */
export function supertrend(bars: readonly PriceBar[], length: number, multiplier: number): number[] {
  const ranges = atr(bars, length);
  let [upper, lower, isUp] = [none, none, true];
  return bars.map(({ high, low, close }, index) => {
    const reach = multiplier * (ranges[index] ?? none);
    const before = bars[index - 1]?.close ?? none;
    const [top, bottom] = [(high + low) / 2 + reach, (high + low) / 2 - reach];
    upper = top < upper || before > upper || Number.isNaN(upper) ? top : upper;
    lower = bottom > lower || before < lower || Number.isNaN(lower) ? bottom : lower;
    isUp = isUp ? close >= lower || Number.isNaN(lower) : close > upper;
    return isUp ? lower : upper;
  });
}

/** In a falling trend everything is mirrored, so that one rule serves both. */
export function parabolicSar(bars: readonly PriceBar[], step: number, maximum: number): number[] {
  let [sign, speed] = [1, step];
  let [sar, extreme] = [bars[0]?.low ?? none, bars[0]?.high ?? none];
  const near = (bar: PriceBar | undefined) => (sign > 0 ? (bar?.low ?? none) : -(bar?.high ?? none));
  const far = (bar: PriceBar) => (sign > 0 ? bar.high : -bar.low);
  return bars.map((bar, index) => {
    if (index === 0) {
      return none;
    }
    // It may not enter the range of the last two bars.
    const last = bars[index - 1];
    sar = Math.min(sar + speed * (extreme - sar), near(last), near(bars[index - 2] ?? last));
    if (near(bar) < sar) {
      sign = -sign;
      [sar, extreme, speed] = [Math.min(-extreme, near(bar), near(last)), far(bar), step];
    } else if (far(bar) > extreme) {
      [extreme, speed] = [far(bar), Math.min(speed + step, maximum)];
    }
    return sign * sar;
  });
}

export function cci(bars: readonly PriceBar[], length: number): number[] {
  const prices = bars.map(typicalPrice);
  const means = sma(prices, length);
  return prices.map((price, index) => {
    const window = windowOf(prices, index, length);
    const mean = means[index] ?? none;
    return window
      ? ratio(price - mean, 0.015 * (sum(window.map((each) => Math.abs(each - mean))) / length))
      : none;
  });
}

export function adx(bars: readonly PriceBar[], length: number): number[] {
  const moves = bars.map(({ high, low }, index) => {
    const before = bars[index - 1];
    const [up, down] = [high - (before?.high ?? none), (before?.low ?? none) - low];
    return { up: up > down && up > 0 ? up : 0, down: down > up && down > 0 ? down : 0, isFirst: !before };
  });
  const smoothed = (side: 'up' | 'down') =>
    wilder(
      moves.map((move) => (move.isFirst ? none : move[side])),
      length,
    );
  const [plus, minus] = [smoothed('up'), smoothed('down')];
  // Both lines are divided by the same average range, which the ratio leaves out.
  return wilder(
    plus.map((up, index) => 100 * ratio(Math.abs(up - (minus[index] ?? none)), up + (minus[index] ?? none))),
    length,
  );
}

export function obv(bars: readonly Bar[]): number[] {
  let total = 0;
  return bars.map(({ close, volume }, index) => {
    const before = bars[index - 1]?.close ?? close;
    total += Math.sign(close - before) * volume;
    return total;
  });
}

export function mfi(bars: readonly Bar[], length: number): number[] {
  const flows = bars.map((bar, index) => {
    const before = bars[index - 1];
    const price = typicalPrice(bar);
    const change = before ? price - typicalPrice(before) : 0;
    return { up: change > 0 ? price * bar.volume : 0, down: change < 0 ? price * bar.volume : 0 };
  });
  return flows.map((_, index) => {
    const window = index < length ? null : windowOf(flows, index, length);
    const up = window ? sum(window.map((flow) => flow.up)) : none;
    return 100 * ratio(up, up + (window ? sum(window.map((flow) => flow.down)) : none));
  });
}

/** Running from each start on: `periodOf` names the period of a bar, null before the first one. */
export function anchoredVwap(bars: readonly Bar[], periodOf: (time: number) => number | null): number[] {
  let [period, paid, volume] = [null as number | null, 0, 0];
  return bars.map((bar) => {
    const current = periodOf(bar.time);
    [period, paid, volume] = current === period ? [period, paid, volume] : [current, 0, 0];
    paid += typicalPrice(bar) * bar.volume;
    volume += bar.volume;
    return current === null ? none : ratio(paid, volume);
  });
}

export function pivotLevels({ high, low, close }: PriceBar) {
  const p = typicalPrice({ high, low, close });
  return { p, r1: 2 * p - low, s1: 2 * p - high, r2: p + (high - low), s2: p - (high - low) };
}

/** Levels from the period before; none in the first period, which may have begun before the bars. */
export function pivotPoints(bars: readonly Bar[], periodOf: (time: number) => number) {
  const nothing = { p: none, r1: none, s1: none, r2: none, s2: none };
  let period = bars[0] && periodOf(bars[0].time);
  let isWhole = false;
  let [current, levels] = [undefined as PriceBar | undefined, nothing];
  return bars.map((bar) => {
    if (periodOf(bar.time) !== period) {
      levels = current && isWhole ? pivotLevels(current) : nothing;
      [period, current, isWhole] = [periodOf(bar.time), undefined, true];
    }
    current = {
      high: Math.max(current?.high ?? bar.high, bar.high),
      low: Math.min(current?.low ?? bar.low, bar.low),
      close: bar.close,
    };
    return levels;
  });
}
