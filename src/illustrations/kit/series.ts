import { rsi } from '@site/data/formulas/momentum';
import { sampleAsks, sampleBids } from '@site/data/recorded/book';
import { recordedTape } from '@site/data/recorded/tape';
import { type Bar, sampleBars } from '@site/src/lib/sampleBars';

/**
 * The sample bars, moved to where the symbol trades: shapes are those of data/recorded, prices look familiar. No
 * market ever printed them, which every picture says.
 */
const PLACES = {
  BTCUSDT: { base: 59_000, step: 150, decimals: 1 },
  ETHUSDT: { base: 3_020, step: 9, decimals: 2 },
  SOLUSDT: { base: 132, step: 0.6, decimals: 2 },
} as const;

export type SampleSymbol = keyof typeof PLACES;

export const decimalsOf = (symbol: SampleSymbol) => PLACES[symbol].decimals;

export function barsOf(symbol: SampleSymbol): Bar[] {
  const { base, step } = PLACES[symbol];
  const priced = (price: number) => base + step * price;
  return sampleBars['4H'].map((bar) => ({
    ...bar,
    open: priced(bar.open),
    high: priced(bar.high),
    low: priced(bar.low),
    close: priced(bar.close),
  }));
}

export const lastPrice = (symbol: SampleSymbol) => barsOf(symbol).at(-1)?.close ?? 0;

const closes = sampleBars['4H'].map(({ close }) => close);
export const rsi14 = rsi(closes, 14);

/** In percent per interval: positive while price leads its own mean, as crowded longs make it. */
export const funding = closes.map((close, index) => {
  const before = closes.slice(Math.max(0, index - 8), index + 1);
  const mean = before.reduce((sum, each) => sum + each, 0) / before.length;
  return 0.01 + (close / mean - 1) * 0.3;
});

/** Running sum of signed volume: rising bars were bought. */
export const cvd: readonly number[] = cumulative(
  sampleBars['4H'].map(({ open, close, volume }) => Math.sign(close - open) * volume),
);

function cumulative(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

export type Level = { readonly price: number; readonly size: number; readonly total: number };

/** The levels next to the middle of the sample book, best first, with what they add up to. */
export function bookOf(symbol: SampleSymbol, side: 'bids' | 'asks', count: number): Level[] {
  const { step } = PLACES[symbol];
  let total = 0;
  return (side === 'bids' ? sampleBids : sampleAsks).slice(0, count).map(([price, quantity]) => {
    total += quantity / 10;
    return { price: lastPrice(symbol) + ((price - 100) * step) / 25, size: quantity / 10, total };
  });
}

export type Print = {
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
