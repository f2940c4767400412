import { ticks } from 'd3-array';

type PriceScale = {
  readonly y: (price: number) => number;
  readonly priceAt: (y: number) => number;
  readonly ticks: readonly { readonly price: number; readonly percent: number }[];
};

type PriceScaleInput = {
  readonly kind: 'linear' | 'log' | 'percent';
  readonly low: number;
  readonly high: number;
  /** The price that stands at 0% on a percent scale. */
  readonly base: number;
  readonly top: number;
  readonly bottom: number;
  readonly tickCount: number;
};

const percentOf = (price: number, base: number) => (price / base - 1) * 100;
const priceOf = (percent: number, base: number) => base * (1 + percent / 100);

/**
 * From price to height and back. A percent scale has the spacing of a linear one: only its figures differ. A log
 * scale gives equal heights to equal percentages.
 */
export function priceScale({ kind, low, high, base, top, bottom, tickCount }: PriceScaleInput): PriceScale {
  const isLog = kind === 'log';
  const measure = isLog ? Math.log : (price: number) => price;
  const unmeasure = isLog ? Math.exp : (measured: number) => measured;
  const span = measure(high) - measure(low);
  const prices =
    kind === 'percent'
      ? ticks(percentOf(low, base), percentOf(high, base), tickCount).map((each) => priceOf(each, base))
      : ticks(low, high, tickCount);
  return {
    y: (price) => bottom - ((measure(price) - measure(low)) / span) * (bottom - top),
    priceAt: (y) => unmeasure(measure(low) + ((bottom - y) / (bottom - top)) * span),
    ticks: prices.map((price) => ({ price, percent: percentOf(price, base) })),
  };
}

/** Lowest and highest of some prices, with a margin of air. */
export function priceRange(lows: readonly number[], highs: readonly number[]) {
  const low = Math.min(...lows);
  const high = Math.max(...highs);
  const half = ((high - low) / 2 || high * 0.01) * 1.06;
  const middle = (low + high) / 2;
  return { low: middle - half, high: middle + half };
}
