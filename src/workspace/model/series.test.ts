import { delta } from '@site/data/formulas/metrics/orderflow';
import { sampleTradesSince, workspaceSymbols } from '@site/data/samples/workspace';
import type { Bar } from '@site/src/lib/samples/sampleBars';
import { describe, expect, it } from 'vitest';
import { screenerRows, tradesOf } from './select';
import {
  barsUntil,
  bookAt,
  closeOf,
  flowOf,
  MINUTE,
  openInterestAt,
  priceAt,
  printsOf,
  START,
} from './series';
import { seriesOf, startOf } from './start';
import type { Timeframe } from './types';
import { linesOf } from './values';

const everySize = { from: 0, below: Number.POSITIVE_INFINITY };
const LONGER: readonly (readonly [Timeframe, Timeframe])[] = [
  ['1m', '5m'],
  ['5m', '15m'],
  ['15m', '30m'],
  ['30m', '1H'],
  ['1H', '4H'],
  ['4H', '1D'],
  ['1D', '1W'],
  ['1D', '1M'],
];
const rounded = (value: number) => Math.round(value * 1_000);

function expectSum(whole: Bar, parts: readonly Bar[]) {
  expect(parts[0]?.open).toBe(whole.open);
  expect(parts.at(-1)?.close).toBe(whole.close);
  expect(Math.max(...parts.map(({ high }) => high))).toBe(whole.high);
  expect(Math.min(...parts.map(({ low }) => low))).toBe(whole.low);
  expect(rounded(parts.reduce((sum, { volume }) => sum + volume, 0))).toBe(rounded(whole.volume));
}

describe.each(workspaceSymbols)('the sample market %s', (symbol) => {
  it.each(LONGER)('has the same bars on %s and on %s, the open one too', (short, long) => {
    const parts = barsUntil(symbol, short, START);
    const whole = barsUntil(symbol, long, START).filter(({ time }) => time >= (parts[0]?.time ?? 0));
    expect(whole.length).toBeGreaterThan(2);
    for (const bar of whole) {
      const end = closeOf(long, bar.time);
      expectSum(
        bar,
        parts.filter(({ time }) => time >= bar.time && time < end),
      );
    }
  });

  it('has trades that open, close, reach and add up to their minutes', () => {
    for (const bar of barsUntil(symbol, '1m', START, 60)) {
      const prints = printsOf(symbol, bar.time);
      const asBars = prints.map(({ price, quantity }) => ({
        ...bar,
        open: price,
        high: price,
        low: price,
        close: price,
        volume: quantity,
      }));
      expectSum(bar, asBars);
    }
  });

  it('has order flow that adds up over timeframes and sizes, and CVD that adds up delta', () => {
    const [day] = barsUntil(symbol, '1D', START, 1) as [Bar];
    const hours = barsUntil(symbol, '1H', START, 24).filter(({ time }) => time >= day.time);
    const whole = flowOf(symbol, '1D', day.time, START, everySize);
    const sum = (key: 'buys' | 'sells' | 'coins') =>
      hours.reduce((total, { time }) => total + flowOf(symbol, '1H', time, START, everySize)[key], 0);
    expect(sum('buys')).toBeCloseTo(whole.buys, 3);
    expect(sum('sells')).toBeCloseTo(whole.sells, 3);
    expect(sum('coins')).toBeCloseTo(day.volume, 6);
    const edges = [0, 1e3, 1e4, 1e5, 1e6, Number.POSITIVE_INFINITY];
    const tiers = edges
      .slice(1)
      .map((below, at) => flowOf(symbol, '1D', day.time, START, { from: edges[at] ?? 0, below }));
    expect(tiers.reduce((total, { buys }) => total + buys, 0)).toBeCloseTo(whole.buys, 3);
    const cvd = linesOf(seriesOf('metric', 'cvd'), { symbol, timeframe: '15m', clock: START })[0]?.values.at(
      -1,
    );
    expect(cvd).toBeCloseTo(delta(whole.buys, whole.sells), 3);
  });

  it('shows one price in chart, tape, book and screener', () => {
    const price = barsUntil(symbol, '1M', START).at(-1)?.close ?? 0;
    const { bids, asks } = bookAt(symbol, START);
    expect(priceAt(symbol, START)).toBe(price);
    expect(tradesOf(startOf(), symbol, 1)[0]?.price).toBe(price);
    expect([bids[0]?.price, asks[0]?.price]).toContain(price);
    expect(bids[0]?.price).toBeLessThan(asks[0]?.price ?? 0);
    expect(screenerRows(startOf('screener')).rows.find((row) => row.symbol === symbol)?.values[0]).toBe(
      price,
    );
    expect(openInterestAt(symbol, START)).toBeGreaterThan(0);
  });

  it('is what it was when time goes back, and has no order flow from before its first trades', () => {
    const bars = barsUntil(symbol, '4H', START);
    expect(barsUntil(symbol, '4H', START + 480 * MINUTE).at(-3)).not.toEqual(bars.at(-1));
    expect(barsUntil(symbol, '4H', START)).toEqual(bars);
    expect(flowOf(symbol, '1D', Date.parse(sampleTradesSince) - 1, START, everySize).buys).toBeNaN();
  });
});
