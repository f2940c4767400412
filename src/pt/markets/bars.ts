import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { type Bar, clamp } from '@site/src/lib/samples/barView';
import type { Timeframe } from '../model/types';
import { at, CLOSE, HIGH, LOW, OPEN, VOLUME } from './split';
import { DAY, FIRST, LAST, MINUTE, pieceAt, remember } from './walk';

/* Bars of every timeframe, from the same walk. */

export const MOST_BARS = 500;
/** Closed bars, and long lists of them, which chart, legend, studies and alerts ask for one after the other. */
const closedBars = new Map<string, Bar>();
const closedLists = new Map<string, readonly Bar[]>();
const MOST_CLOSED = 10_000;
const MOST_LISTS = 30;

/** One bar of any length, in whole minutes. */
export function barBetween(symbol: SampleSymbol, from: number, until: number): Bar {
  const { ticks, lots } = workspaceMarkets[symbol];
  let [open, high, low, close, volume] = [Number.NaN, 0, Number.POSITIVE_INFINITY, 0, 0];
  for (let time = from; time < until; ) {
    const [row, bar, length] = pieceAt(symbol, time, until);
    open = time === from ? at(row, bar, OPEN) : open;
    high = Math.max(high, at(row, bar, HIGH));
    low = Math.min(low, at(row, bar, LOW));
    close = at(row, bar, CLOSE);
    volume += at(row, bar, VOLUME);
    time += length;
  }
  return {
    time: from,
    open: open / ticks,
    high: high / ticks,
    low: low / ticks,
    close: close / ticks,
    volume: volume / lots,
  };
}

const LENGTHS = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1H': 60,
  '4H': 240,
  '1D': 1_440,
  '1W': 10_080,
  '1M': 43_200,
};
/** How long a bar lasts; a month is counted as 30 days. */
export const minutesOf = (timeframe: Timeframe): number => LENGTHS[timeframe];

/** When the bar opens that a moment belongs to. Weeks begin on Monday, and all bars are cut on UTC. */
export function openOf(timeframe: Timeframe, time: number): number {
  if (timeframe === '1M') {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  }
  const length = LENGTHS[timeframe] * MINUTE;
  const shift = timeframe === '1W' ? 4 * DAY : 0;
  return Math.floor((time - shift) / length) * length + shift;
}

export function closeOf(timeframe: Timeframe, open: number): number {
  if (timeframe === '1M') {
    const date = new Date(open);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  }
  return open + LENGTHS[timeframe] * MINUTE;
}

/** Counts bars, from one to the next. */
export function numberOf(timeframe: Timeframe, open: number): number {
  const date = new Date(open);
  return timeframe === '1M'
    ? date.getUTCFullYear() * 12 + date.getUTCMonth()
    : Math.floor(open / (LENGTHS[timeframe] * MINUTE));
}

/** A bar as far as it has come. The first week has begun before the sample. */
const barOf = (symbol: SampleSymbol, timeframe: Timeframe, open: number, clock = LAST): Bar => ({
  ...barBetween(symbol, Math.max(open, FIRST), Math.min(closeOf(timeframe, open), clock)),
  time: open,
});

const closedBar = (symbol: SampleSymbol, timeframe: Timeframe, open: number) =>
  remember(closedBars, MOST_CLOSED, `${symbol} ${timeframe} ${open}`, () => barOf(symbol, timeframe, open));

/** The newest bars, oldest first; the last one may still be open at `clock`. */
export function barsUntil(
  symbol: SampleSymbol,
  timeframe: Timeframe,
  clock: number,
  count = MOST_BARS,
): readonly Bar[] {
  const until = clamp(clock, FIRST + MINUTE, LAST);
  const last = openOf(timeframe, until - 1);
  const closed = remember(closedLists, MOST_LISTS, `${symbol} ${timeframe} ${count} ${last}`, () => {
    const bars: Bar[] = [];
    for (let open = last; bars.length < count - 1 && open > FIRST; ) {
      open = openOf(timeframe, open - 1);
      bars.push(closedBar(symbol, timeframe, open));
    }
    return bars.reverse();
  });
  const isClosed = until >= closeOf(timeframe, last);
  return [...closed, isClosed ? closedBar(symbol, timeframe, last) : barOf(symbol, timeframe, last, until)];
}

/** Closed bars that open from one moment on and before another. */
export function barsBetween(
  symbol: SampleSymbol,
  timeframe: Timeframe,
  from: number,
  until: number,
): readonly Bar[] {
  const bars: Bar[] = [];
  for (let open = openOf(timeframe, Math.max(from, FIRST)); open < until; open = closeOf(timeframe, open)) {
    bars.push(closedBar(symbol, timeframe, open));
  }
  return bars;
}
