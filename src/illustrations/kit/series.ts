import { momentumOscillator, rsi, sma } from '@site/data/formulas/metrics/momentum';
import { sampleAsks, sampleBids } from '@site/data/samples/book';
import { recordedReadings } from '@site/data/samples/model-readings';
import { recordedCaps } from '@site/data/samples/onchain';
import { recordedTape } from '@site/data/samples/tape';
import { type Bar, sampleBars } from '@site/src/lib/samples/sampleBars';
import { dayText, HOUR } from '@site/src/lib/text/format';

/**
 * The sample bars, moved to where the symbol trades: shapes are those of data/samples, prices look familiar. No
 * market ever printed them, which every picture says.
 */
const PLACES = {
  BTCUSDT: { base: 59_000, step: 150, decimals: 1 },
  ETHUSDT: { base: 3_020, step: 9, decimals: 2 },
  SOLUSDT: { base: 132, step: 0.6, decimals: 2 },
  LZUUSDT: { base: 224.94, step: 0.375, decimals: 2 },
  HXEUSDT: { base: 0.0916, step: 0.000232, decimals: 4 },
} as const;

export type SampleSymbol = keyof typeof PLACES;

export const decimalsOf = (symbol: SampleSymbol) => PLACES[symbol].decimals;

const END = sampleBars['4H'].at(-1) ?? { time: 0, close: 0 };

/** The recorded market caps as bars: each opens where the one before it closed. */
const weekly: readonly Bar[] = recordedCaps.map(([market], index) => {
  const { base, step } = PLACES.BTCUSDT;
  const priced = (cap: number) =>
    ((base + step * END.close) * (cap / (recordedCaps.at(-1)?.[0] ?? 1)) - base) / step;
  const before = recordedCaps[index - 1]?.[0] ?? market;
  return {
    time: 0,
    open: priced(before),
    high: priced(Math.max(before, market) * 1.015),
    low: priced(Math.min(before, market) * 0.985),
    close: priced(market),
    volume: 0,
  };
});

/** Other timeframes borrow hourly bars; prices are stretched by `gain` and end where the 4H bars do. */
const TIMEFRAMES = {
  '15m': { hours: 0.25, gain: 0.4, bars: sampleBars['1H'].slice(330, 450) },
  '30m': { hours: 0.5, gain: 0.6, bars: sampleBars['1H'].slice(240, 360) },
  '1H': { hours: 1, gain: 1.5, bars: sampleBars['1H'].slice(66, 186) },
  '4H': { hours: 4, gain: 1, bars: sampleBars['4H'] },
  '1D': { hours: 24, gain: 5, bars: sampleBars['1H'].slice(60, 180) },
  '1W': { hours: 168, gain: 1, bars: weekly },
} as const;

export type SampleTimeframe = keyof typeof TIMEFRAMES;

export const hoursOf = (timeframe: SampleTimeframe) => TIMEFRAMES[timeframe].hours;

export function barsOf(symbol: SampleSymbol, timeframe: SampleTimeframe = '4H'): Bar[] {
  const { base, step } = PLACES[symbol];
  const { hours, gain, bars } = TIMEFRAMES[timeframe];
  const last = bars.at(-1)?.close ?? 0;
  const priced = (price: number) => base + step * (END.close + gain * (price - last));
  return bars.map((bar, index) => ({
    ...bar,
    time: END.time + (4 - hours - (bars.length - 1 - index) * hours) * HOUR,
    open: priced(bar.open),
    high: priced(bar.high),
    low: priced(bar.low),
    close: priced(bar.close),
  }));
}

export const lastPrice = (symbol: SampleSymbol) => barsOf(symbol).at(-1)?.close ?? 0;

/** In percent, against six bars of four hours earlier. */
export function dayChange(symbol: SampleSymbol): number {
  const before = barsOf(symbol).at(-7)?.close ?? 1;
  return (lastPrice(symbol) / before - 1) * 100;
}

const closes = sampleBars['4H'].map(({ close }) => close);
export const rsi14 = rsi(closes, 14);
export const rsi14On = (timeframe: SampleTimeframe) =>
  rsi(
    barsOf('BTCUSDT', timeframe).map(({ close }) => close),
    14,
  );

/** In percent per interval: positive while price leads its own mean, as crowded longs make it. */
const fundingFrom = (prices: readonly number[], weight: number) =>
  prices.map((close, index) => {
    const before = prices.slice(Math.max(0, index - 8), index + 1);
    const mean = before.reduce((sum, each) => sum + each, 0) / before.length;
    return 0.01 + (close / mean - 1) * weight;
  });

export const funding: readonly number[] = fundingFrom(closes, 0.3);
export const fundingOn = (timeframe: SampleTimeframe): number[] =>
  fundingFrom(
    barsOf('BTCUSDT', timeframe).map(({ close }) => close),
    4,
  );

/** Signed volume in USD: rising bars were bought, falling ones sold. `share` is what one tier has of it. */
export const deltaOf = (timeframe: SampleTimeframe, share = 1): number[] =>
  barsOf('BTCUSDT', timeframe).map(
    ({ open, close, volume }) => Math.sign(close - open) * volume * close * share,
  );

/** Running sum that starts over each UTC day, as CVD does up to 4H. */
export function dailySum(values: readonly number[], timeframe: SampleTimeframe): number[] {
  const bars = barsOf('BTCUSDT', timeframe);
  let [sum, day] = [0, ''];
  return values.map((value, index) => {
    const today = dayText(bars[index]?.time ?? 0);
    sum = today === day ? sum + value : value;
    day = today;
    return sum;
  });
}

export const momentum: readonly number[] = momentumOscillator(sampleBars['4H']);

/** An average of the closes, to be drawn on the price. */
export const averageOf = (symbol: SampleSymbol, length: number): number[] =>
  sma(
    barsOf(symbol).map(({ close }) => close),
    length,
  );

/** Half-hour bins: percent moved per million USD, and its inverse. No bin here moved less than 0.01%. */
export const jlabsSlippage: readonly number[] = barsOf('BTCUSDT', '30m').map(
  ({ open, close, volume }) => Math.max(Math.abs(close / open - 1) * 100, 0.01) / ((volume * close) / 1e6),
);
export const priceEquilibrium: readonly number[] = jlabsSlippage.map((each) => 1 / each);

/** One value a week, in USD where it is money. */
export const mvrv: readonly number[] = recordedCaps.map(([market, realised]) => market / realised);
export const realisedCap: readonly number[] = recordedCaps.map(([, realised]) => realised * 1e9);

/** Positions that falls closed by force, in USD, and what stayed open, in coins. */
export const longLiquidations: readonly number[] = barsOf('BTCUSDT', '1H').map(
  ({ open, close }) => 2e5 + Math.max(0, open - close) ** 2 * 160,
);
export const openInterest: readonly number[] = longLiquidations.map(
  (_, index) =>
    57_000 + index * 55 - longLiquidations.slice(0, index + 1).reduce((sum, each) => sum + each, 0) / 20_000,
);

const { values: drafted } = recordedReadings.cari;
/** Every third reading of each bar, so that a strip is full. */
export const cari: readonly number[] = drafted
  .filter((_, index) => index % 3 === 2)
  .map((each) => each / 100);

type Level = { readonly price: number; readonly size: number; readonly total: number };

/** The levels next to the middle of the sample book, best first, with what they add up to. */
export function bookOf(symbol: SampleSymbol, side: 'bids' | 'asks', count: number): Level[] {
  const { step } = PLACES[symbol];
  let total = 0;
  return (side === 'bids' ? sampleBids : sampleAsks).slice(0, count).map(([price, quantity]) => {
    total += quantity / 10;
    return { price: lastPrice(symbol) + ((price - 100) * step) / 25, size: quantity / 10, total };
  });
}

type Print = {
  readonly time: string;
  readonly price: number;
  readonly size: number;
  readonly isBuy: boolean;
};

/** The last prints of the sample tape, newest first. */
export function printsOf(symbol: SampleSymbol, count: number): Print[] {
  const { step } = PLACES[symbol];
  const last = lastPrice(symbol);
  let elapsed = Date.UTC(2026, 0, 24, 14, 2, 41);
  return recordedTape.slice(0, count).map(([gap, ticks, thousandths]) => {
    elapsed -= gap;
    return {
      time: new Date(elapsed).toISOString().slice(11, 19),
      price: last + (ticks * step) / 75,
      size: Math.abs(thousandths) / 1000,
      isBuy: thousandths > 0,
    };
  });
}
