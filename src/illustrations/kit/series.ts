import { rsi, sma } from '@site/data/formulas/metrics/momentum';
import { sampleAsks, sampleBids } from '@site/data/samples/book';
import { recordedReadings } from '@site/data/samples/model-readings';
import { recordedTape } from '@site/data/samples/tape';
import { type Bar, sampleBars } from '@site/src/lib/samples/sampleBars';
import { dayText, HOUR } from '@site/src/lib/text/format';

/** As many bars as the widest picture has room for. */
const COUNT = 104;

/**
 * Each market shows another stretch of the sample bars, ending at bar `to`, moved to where the symbol trades. A
 * `step` below zero turns the stretch upside down. No market ever printed these prices, which every picture says.
 */
const MARKETS = {
  /** Moves sideways below its high. */
  BTCUSDT: { price: 67_023.5, step: 150, decimals: 1, to: 480 },
  /** Falls through its range. */
  ETHUSDT: { price: 3_501.45, step: -9, decimals: 2, to: 472 },
  /** Climbs, turns and falls fast. */
  SOLUSDT: { price: 164.2, step: 1.2, decimals: 2, to: 176 },
  /** Falls. */
  XRPUSDT: { price: 2.1405, step: -0.011, decimals: 4, to: 144 },
  /** Rises after a long base. */
  DOGEUSDT: { price: 0.1384, step: 0.0008, decimals: 4, to: 304 },
  /** Recovers. */
  LZUUSDT: { price: 245, step: 1.5, decimals: 2, to: 284 },
} as const;

export type SampleSymbol = keyof typeof MARKETS;

const HOURS = { '30m': 0.5, '1H': 1, '4H': 4, '1D': 24 } as const;
export type SampleTimeframe = keyof typeof HOURS;

export const decimalsOf = (symbol: SampleSymbol) => MARKETS[symbol].decimals;
export const hoursOf = (timeframe: SampleTimeframe) => HOURS[timeframe];
export const lastPrice = (symbol: SampleSymbol) => MARKETS[symbol].price;

const END = Date.UTC(2026, 0, 24, 20);

export function barsOf(symbol: SampleSymbol, timeframe: SampleTimeframe = '4H'): Bar[] {
  const { price: end, step, to } = MARKETS[symbol];
  const bars = sampleBars['1H'].slice(to - COUNT, to);
  const last = bars.at(-1)?.close ?? 0;
  const priced = (price: number) => end + step * (price - last);
  return bars.map(({ open, high, low, close, volume }, index) => ({
    time: END - (COUNT - 1 - index) * HOURS[timeframe] * HOUR,
    open: priced(open),
    high: priced(step > 0 ? high : low),
    low: priced(step > 0 ? low : high),
    close: priced(close),
    volume,
  }));
}

const closesOf = (symbol: SampleSymbol) => barsOf(symbol).map(({ close }) => close);

export const rsiOf = (symbol: SampleSymbol) => rsi(closesOf(symbol), 14);
export const averageOf = (symbol: SampleSymbol, length: number) => sma(closesOf(symbol), length);

/** In percent per interval: positive while price leads its own mean, as crowded longs make it. */
export const fundingOf = (symbol: SampleSymbol): number[] =>
  closesOf(symbol).map((close, index, all) => {
    const before = all.slice(Math.max(0, index - 8), index + 1);
    return 0.01 + (close / (before.reduce((sum, each) => sum + each, 0) / before.length) - 1) * 2;
  });

/** Signed volume in USD: rising bars were bought, falling ones sold. */
export const deltaOf = (symbol: SampleSymbol): number[] =>
  barsOf(symbol).map(({ open, close, volume }) => Math.sign(close - open) * volume * 7e4);

/** Running sum that starts over each UTC day, as CVD does up to 4H. */
export function dailySum(values: readonly number[], bars: readonly Bar[]): number[] {
  let [sum, day] = [0, ''];
  return values.map((value, index) => {
    const today = dayText(bars[index]?.time ?? 0);
    sum = today === day ? sum + value : value;
    day = today;
    return sum;
  });
}

/** Half-hour bins: percent moved per million USD. No bin here moved less than 0.01%. */
export const slippageOf = (symbol: SampleSymbol): number[] =>
  barsOf(symbol).map(
    ({ open, close, volume }) => Math.max(Math.abs(close / open - 1) * 100, 0.01) / (volume * 0.07),
  );

/** Positions that falls closed by force, in USD. */
export const liquidationsOf = (symbol: SampleSymbol): number[] =>
  barsOf(symbol).map(({ open, close }) => 2e5 + (Math.max(0, 1 - close / open) * 100) ** 2 * 9e6);

/** Every third reading of each bar, so that a strip is full. */
export const cari: readonly number[] = recordedReadings.cari.values
  .filter((_, index) => index % 3 === 2)
  .map((each) => each / 100);

/** The smallest step of a price. */
const tickOf = (symbol: SampleSymbol) => 10 ** -MARKETS[symbol].decimals;

type Level = { readonly price: number; readonly size: number; readonly total: number };

/** The levels next to the middle of the sample book, best first, with what they add up to. */
export function bookOf(symbol: SampleSymbol, side: 'bids' | 'asks', count: number): Level[] {
  let total = 0;
  return (side === 'bids' ? sampleBids : sampleAsks).slice(0, count).map(([price, quantity]) => {
    total += quantity / 10;
    const ticks = Math.round((price - 100) * 60);
    return { price: lastPrice(symbol) + ticks * tickOf(symbol), size: quantity / 10, total };
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
  let elapsed = Date.UTC(2026, 0, 24, 14, 2, 41);
  return recordedTape.slice(0, count).map(([gap, ticks, thousandths]) => {
    elapsed -= gap;
    return {
      time: new Date(elapsed).toISOString().slice(11, 19),
      price: lastPrice(symbol) + ticks * 15 * tickOf(symbol),
      size: Math.abs(thousandths) / 1000,
      isBuy: thousandths > 0,
    };
  });
}
