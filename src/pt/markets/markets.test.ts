import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { delta } from '@site/data/formulas/metrics/orderflow';
import { workspaceSymbols } from '@site/data/samples/workspace';
import type { Bar } from '@site/src/lib/samples/barView';
import { describe, expect, it } from 'vitest';
import { screenerRows } from '../model/screenerRows';
import { tradesOf } from '../model/select';
import { seriesOf, startOf } from '../model/start';
import type { Series, Timeframe } from '../model/types';
import { seriesLines } from '../model/values';
import { barsUntil, closeOf } from './bars';
import { bookAt } from './book';
import { flowBetween, printsOf } from './flow';
import { openInterestAt } from './funding';
import { DAY, MINUTE, priceAt, START } from './walk';

const sizes = ['0-1k', '1k-10k', '10k-100k', '100k-1m', '1m-10m'];
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

  it('has no bars in a row that stop at one price', () => {
    for (const timeframe of ['1H', '4H'] as const) {
      const bars = barsUntil(symbol, timeframe, START);
      const level = bars.filter(
        ({ high, low }, at) => high === bars[at - 1]?.high || low === bars[at - 1]?.low,
      );
      // Prices are whole ticks, so now and then two are the same.
      expect(level.length).toBeLessThan(bars.length / 25);
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
    const whole = flowBetween(symbol, day.time, START);
    for (const key of ['buys', 'sells', 'coins'] as const) {
      const parts = hours.map(
        ({ time }) => flowBetween(symbol, time, Math.min(closeOf('1H', time), START))[key],
      );
      expect(parts.reduce((sum, part) => sum + part, 0) / whole[key]).toBeCloseTo(1, 9);
      const tiers = sizes.map((tier) => flowBetween(symbol, day.time, START, tier)[key]);
      expect(tiers.reduce((sum, part) => sum + part, 0) / whole[key]).toBeCloseTo(1, 9);
    }
    expect(whole.coins).toBeCloseTo(day.volume, 6);
    const cvd = seriesLines(seriesOf('metric', 'cvd'), {
      symbol,
      timeframe: '15m',
      clock: START,
    })[0]?.values.at(-1);
    expect(cvd).toBeCloseTo(delta(whole.buys, whole.sells), 2);
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

  it('is what it was when time goes back', () => {
    const bars = barsUntil(symbol, '4H', START);
    expect(barsUntil(symbol, '4H', START + 480 * MINUTE).at(-3)).not.toEqual(bars.at(-1));
    expect(barsUntil(symbol, '4H', START)).toEqual(bars);
  });

  it('has one VWAP and one set of pivots by month on every timeframe', () => {
    const last = (name: string, settings: Series['settings'], timeframe: Timeframe) =>
      seriesLines(seriesOf('study', name, settings), { symbol, timeframe, clock: START })[0]?.values.at(-1) ??
      0;
    const vwap = last('vwap', { anchor: 'month' }, '1H');
    const pivot = last('pivot points', { period: 'month' }, '1D');
    for (const timeframe of ['1m', '5m', '15m', '30m', '1H', '4H'] as const) {
      expect(last('vwap', { anchor: 'month' }, timeframe) / vwap).toBeCloseTo(1, 2);
      expect(last('pivot points', { period: 'month' }, timeframe)).toBeCloseTo(pivot, 6);
    }
  });
});

it('keeps no more while time runs', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const series = [seriesOf('metric', 'cvd'), seriesOf('metric', 'spread'), seriesOf('study', 'rsi')];
  let clock = START - 40 * DAY;
  /** Megabytes in use after some minutes, in each of which the app asks for all that it shows. */
  const after = (minutes: number) => {
    for (const end = clock + minutes * MINUTE; clock < end; clock += MINUTE) {
      for (const each of series) {
        seriesLines(each, { symbol: 'BTCUSDT', timeframe: '1H', clock }, 60);
      }
      tradesOf({ ...startOf(), clock }, 'BTCUSDT', 20);
    }
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const first = after(3_000);
  expect(after(3_000) - first).toBeLessThan(4);
}, 60_000);
