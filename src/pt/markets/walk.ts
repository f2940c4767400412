import { type SampleSymbol, sampleSpan, workspaceMarkets } from '@site/data/samples/workspace';
import { clamp } from '@site/src/lib/samples/barView';
import type { Point } from '../model/types';
import { at, bell, CLOSE, HIGH, LOW, OPEN, type PackedBars, randomFrom, split } from './split';

/*
 * One walk of price per symbol, in days. A day is split into hours, an hour into minutes and a minute into trades, only
 * when somebody looks. Prices are whole ticks and quantities whole lots, and a split keeps open, high, low, close, volume
 * and taker buys of what it splits. So every timeframe and the tape agree to the last digit.
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const FIRST = Date.parse(sampleSpan.first);
export const START = Date.parse(sampleSpan.start);
export const LAST = Date.parse(sampleSpan.last);

/** Closes that the walk passes through, as [day, price] in order. */
function anchorsOf(symbol: SampleSymbol): readonly (readonly [number, number])[] {
  const { months, days } = workspaceMarkets[symbol];
  const ends = months.map((price, month) => [Date.UTC(2023, month, 0), price] as const);
  const single = Object.entries(days).map(([day, price]) => [Date.parse(day), price] as const);
  return [...ends, ...single].sort(([one], [other]) => one - other);
}

type Market = {
  readonly days: PackedBars;
  /** In coins, at the end of each day. */
  readonly openInterest: readonly number[];
  /** Hours by day and minutes by hour; the days have keys below 0. */
  readonly parts: Map<number, PackedBars>;
};

/** The days of a symbol. Closes drift from anchor to anchor, on a path that's partly common to all coins. */
function makeMarket(symbol: SampleSymbol): Market {
  const { seed, ticks, lots, volatility, turnover, openInterestUsd } = workspaceMarkets[symbol];
  const anchors = anchorsOf(symbol);
  const days: number[] = [];
  const openInterest: number[] = [];
  let held = openInterestUsd;
  let open = Math.round((anchors[0]?.[1] ?? 0) * ticks);
  for (const [index, [end, price]] of anchors.slice(1).entries()) {
    const [begin, before] = anchors[index] ?? [0, price];
    const count = (end - begin) / DAY;
    // Coins move together, and each a bit on its own.
    const noise = Array.from({ length: count }, (_, place) => {
      const day = begin / DAY + place;
      return 0.8 * bell(randomFrom(1, day, 1)) + 0.6 * bell(randomFrom(seed, day, 1));
    });
    const total = noise.reduce((sum, step) => sum + step, 0);
    let passed = 0;
    for (const [place, step] of noise.entries()) {
      passed += step;
      const part = (place + 1) / count;
      const random = randomFrom(seed, begin / DAY + place, 2);
      const drift = Math.log(price / before) * part + volatility * (passed - total * part);
      const close = Math.round(before * Math.exp(drift) * ticks);
      const move = Math.log(close / open) / volatility;
      const tail = () => Math.exp(volatility * 0.5 * Math.abs(bell(random)));
      const busy = 0.55 + 0.5 * random() + 0.4 * Math.abs(move);
      const volume = Math.round(((turnover * busy) / (close / ticks)) * lots);
      const leaning = 0.5 + clamp(move * 0.02, -0.05, 0.05) + (random() - 0.5) * 0.05;
      const high = Math.round(Math.max(open, close) * tail());
      const low = Math.round(Math.min(open, close) / tail());
      days.push(open, high, low, close, volume, Math.round(volume * leaning));
      // Busy days open positions, quiet ones close them, and it's drawn back to its usual size.
      held *= 1 + 0.03 * (busy - 1.1) + 0.05 * Math.log(openInterestUsd / held) + 0.01 * bell(random);
      openInterest.push(held / (close / ticks));
      open = close;
    }
  }
  return { days: Float64Array.from(days), openInterest, parts: new Map() };
}

const markets = new Map<SampleSymbol, Market>();
/** Hours and minutes of so many days and hours are kept: some 4 MB a market. */
const MOST_PARTS = 1_500;

/** Makes a thing once; the oldest goes when there are too many. */
export function remember<K, T>(cache: Map<K, T>, most: number, key: K, make: () => T): T {
  const cached = cache.get(key);
  if (cached !== undefined) {
    return cached;
  }
  const made = make();
  if (cache.size >= most) {
    cache.delete(cache.keys().next().value as K);
  }
  cache.set(key, made);
  return made;
}

export const marketOf = (symbol: SampleSymbol) => remember(markets, 3, symbol, () => makeMarket(symbol));

/** The hours of a day, or the minutes of an hour. */
export function partsOf(symbol: SampleSymbol, time: number, length: number): PackedBars {
  const isHour = length === HOUR;
  const begin = Math.floor(time / (isHour ? DAY : HOUR));
  return remember(marketOf(symbol).parts, MOST_PARTS, isHour ? -begin : begin, () => {
    const random = randomFrom(workspaceMarkets[symbol].seed, begin, isHour ? 3 : 4);
    return isHour
      ? split(marketOf(symbol).days, begin - FIRST / DAY, 24, random)
      : split(partsOf(symbol, time, HOUR), begin % 24, 60, random);
  });
}

/** The longest bar of the walk that begins here and ends by then: its row, its place and its length. */
export function pieceAt(
  symbol: SampleSymbol,
  time: number,
  until: number,
): readonly [PackedBars, number, number] {
  if (time % DAY === 0 && time + DAY <= until) {
    return [marketOf(symbol).days, (time - FIRST) / DAY, DAY];
  }
  return time % HOUR === 0 && time + HOUR <= until
    ? [partsOf(symbol, time, HOUR), (time % DAY) / HOUR, HOUR]
    : [partsOf(symbol, time, MINUTE), (time % HOUR) / MINUTE, MINUTE];
}

/** What was traded last by then: an hour at a full hour, otherwise a minute. */
export function lastPiece(symbol: SampleSymbol, time: number): readonly [PackedBars, number, number] {
  const until = clamp(Math.floor(time / MINUTE) * MINUTE, FIRST + HOUR, LAST);
  return pieceAt(symbol, until - (until % HOUR === 0 ? HOUR : MINUTE), until);
}

/** The last price by then. */
export function priceAt(symbol: SampleSymbol, time: number): number {
  const [row, bar] = lastPiece(symbol, time);
  return at(row, bar, CLOSE) / workspaceMarkets[symbol].ticks;
}

/** Where a minute goes: a rising one first to its low, a falling one first to its high. */
const RISING = [LOW, HIGH, CLOSE] as const;
const FALLING = [HIGH, LOW, CLOSE] as const;
export const wayOf = (row: PackedBars, bar: number) =>
  at(row, bar, CLOSE) >= at(row, bar, OPEN) ? RISING : FALLING;

/** The turns of price inside each minute, in order. Days, hours and minutes whose range doesn't matter are left out. */
export function* priceTurns(
  symbol: SampleSymbol,
  from: number,
  until: number,
  matters: (low: number, high: number) => boolean,
): Generator<Point> {
  const { ticks } = workspaceMarkets[symbol];
  for (let time = from; time < until; ) {
    const [row, bar, length] = pieceAt(symbol, time, until);
    if (!matters(at(row, bar, LOW) / ticks, at(row, bar, HIGH) / ticks)) {
      time += length;
    } else if (length > MINUTE) {
      // All but the last part of it, which then can't be taken as a whole again.
      const last = time + length - (length === DAY ? HOUR : MINUTE);
      yield* priceTurns(symbol, time, last, matters);
      yield* priceTurns(symbol, last, time + length, matters);
      time += length;
    } else {
      const [first, second, close] = wayOf(row, bar).map((field) => at(row, bar, field) / ticks) as [
        number,
        number,
        number,
      ];
      yield { time: time + 20_000, price: first };
      yield { time: time + 40_000, price: second };
      yield { time: time + 59_000, price: close };
      time += length;
    }
  }
}
