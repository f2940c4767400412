import type { Book } from '@site/data/formulas/metrics/orderbook';
import type { Trade } from '@site/data/formulas/metrics/orderflow';
import { fundingRate } from '@site/data/formulas/trading/funding';
import { type SampleSymbol, sampleSpan, workspaceMarkets } from '@site/data/samples/workspace';
import { type Bar, clamp } from '@site/src/lib/samples/barView';
import type { Timeframe } from '../model/types';
import { at, BUYS, bell, CLOSE, HIGH, LOW, OPEN, type Row, randomFrom, split, VOLUME } from './walk';

/*
 * One walk per symbol, in days. A day is split into hours, an hour into minutes and a minute into trades, only when
 * somebody looks. Prices are whole ticks and quantities whole lots, and a split keeps open, high, low, close, volume and
 * taker buys of what it splits. So every timeframe and the tape agree to the last digit.
 */
export type Print = Trade & { readonly time: number };
/** USD by taker side, coins and number of trades. */
type Flow = {
  readonly buys: number;
  readonly sells: number;
  readonly coins: number;
  readonly count: number;
};

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const FIRST = Date.parse(sampleSpan.first);
export const START = Date.parse(sampleSpan.start);
export const LAST = Date.parse(sampleSpan.last);
export const MOST_BARS = 500;

/** Closes that the walk passes through, as [day, price] in order. */
function anchorsOf(symbol: SampleSymbol): readonly (readonly [number, number])[] {
  const { months, days } = workspaceMarkets[symbol];
  const ends = months.map((price, month) => [Date.UTC(2023, month, 0), price] as const);
  const single = Object.entries(days).map(([day, price]) => [Date.parse(day), price] as const);
  return [...ends, ...single].sort(([one], [other]) => one - other);
}

type Market = {
  readonly days: Row;
  /** In coins, at the end of each day. */
  readonly openInterest: readonly number[];
  /** Hours by day and minutes by hour; the days have keys below 0. */
  readonly parts: Map<number, Row>;
  readonly cache: Map<string, unknown>;
};

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
  return { days: Float64Array.from(days), openInterest, parts: new Map(), cache: new Map() };
}

const markets = new Map<SampleSymbol, Market>();
const MOST_CACHED = 50_000;
const MOST_LISTS = 60;

/** Makes a thing once; the oldest goes when there are too many. */
export function remember<K, T>(cache: Map<K, T>, most: number, key: K, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = make();
  if (cache.size >= most) {
    cache.delete(cache.keys().next().value as K);
  }
  cache.set(key, made);
  return made;
}

const marketOf = (symbol: SampleSymbol) => remember(markets, MOST_LISTS, symbol, () => makeMarket(symbol));

/** What was made for a market and stays the same. */
const cached = <T>(symbol: SampleSymbol, key: string, make: () => T): T =>
  remember(marketOf(symbol).cache as Map<string, T>, MOST_CACHED, key, make);

/** Long lists of closed bars, which chart, legend, studies and alerts ask for one after the other. */
const closedLists = new Map<string, readonly Bar[]>();

/** The hours of a day, or the minutes of an hour. */
function partsOf(symbol: SampleSymbol, time: number, length: number): Row {
  const isHour = length === HOUR;
  const begin = Math.floor(time / (isHour ? DAY : HOUR));
  return remember(marketOf(symbol).parts, MOST_CACHED, isHour ? -begin : begin, () => {
    const random = randomFrom(workspaceMarkets[symbol].seed, begin, isHour ? 3 : 4);
    return isHour
      ? split(marketOf(symbol).days, begin - FIRST / DAY, 24, random)
      : split(partsOf(symbol, time, HOUR), begin % 24, 60, random);
  });
}

/** The longest bar of the walk that begins here and ends by then: its row, its place and its length. */
function pieceAt(symbol: SampleSymbol, time: number, until: number): readonly [Row, number, number] {
  if (time % DAY === 0 && time + DAY <= until) {
    return [marketOf(symbol).days, (time - FIRST) / DAY, DAY];
  }
  return time % HOUR === 0 && time + HOUR <= until
    ? [partsOf(symbol, time, HOUR), (time % DAY) / HOUR, HOUR]
    : [partsOf(symbol, time, MINUTE), (time % HOUR) / MINUTE, MINUTE];
}

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
  cached(symbol, `${timeframe} ${open}`, () => barOf(symbol, timeframe, open));

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

/** What was traded last by then: an hour at a full hour, otherwise a minute. */
function lastPiece(symbol: SampleSymbol, time: number): readonly [Row, number, number] {
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
const wayOf = (row: Row, bar: number) => (at(row, bar, CLOSE) >= at(row, bar, OPEN) ? RISING : FALLING);

type Turn = { readonly time: number; readonly price: number };

/** The turns of price inside each minute, in order. Days, hours and minutes whose range doesn't matter are left out. */
export function* priceTurns(
  symbol: SampleSymbol,
  from: number,
  until: number,
  matters: (low: number, high: number) => boolean,
): Generator<Turn> {
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

/** Whole lots that add up to a total, in proportion to weights. */
function shared(weights: readonly number[], total: number): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const lots = Math.round((total * passed) / all) - given;
    given += lots;
    return lots;
  });
}

/** The trades of one minute, oldest first. They open, touch the high and the low, close and add up as the minute does. */
export function printsOf(symbol: SampleSymbol, minute: number): readonly Print[] {
  const { ticks, lots, seed } = workspaceMarkets[symbol];
  const row = partsOf(symbol, minute, MINUTE);
  const bar = (minute % HOUR) / MINUTE;
  const random = randomFrom(seed, minute / MINUTE, 5);
  const third = 1 + Math.floor(random() * 2);
  const turns = [at(row, bar, OPEN), ...wayOf(row, bar).map((field) => at(row, bar, field))];
  const trades = Array.from({ length: 3 * third + 1 }, (_, place) => {
    const from = turns[Math.floor(place / third)] as number;
    const to = turns[Math.floor(place / third) + 1] ?? from;
    // One of each side at first, so that no side's quantity is left over. Then takers follow price, mostly.
    const isBuy = place < 2 ? place === 0 : to > from === random() < 0.75;
    return {
      price: Math.round(from + ((to - from) * (place % third)) / third) / ticks,
      isBuy,
      weight: 0.02 + 30 * (random() * random() * random()) ** 2,
    };
  });
  const buys = at(row, bar, BUYS);
  const quantities = [true, false].map((side) =>
    shared(
      trades.map(({ isBuy, weight }) => (isBuy === side ? weight : 0)),
      side ? buys : at(row, bar, VOLUME) - buys,
    ),
  );
  return trades
    .map(({ price, isBuy }, place) => ({
      time: minute + Math.floor(((place + 0.5) * MINUTE) / trades.length),
      taker: isBuy ? ('buy' as const) : ('sell' as const),
      price,
      quantity: (quantities[isBuy ? 0 : 1]?.[place] ?? 0) / lots,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Of the turnover, what share trades of a size have; how much more than the market they lean to one side, which adds up to
 * nothing over all sizes; and what one of them is worth, in USD.
 */
const TIERS: Readonly<Record<string, readonly [share: number, leaning: number, usd: number]>> = {
  '0-1k': [0.05, -0.5, 300],
  '1k-10k': [0.2, -0.2, 3_500],
  '10k-100k': [0.4, 0, 32_000],
  '100k-1m': [0.25, 0.1, 260_000],
  '1m-10m': [0.1, 0.4, 2_100_000],
};

/** What takers bought and sold in a span, in USD. A minute counts at its hour's price, so that minutes add up to hours. */
function flowOfAll(symbol: SampleSymbol, from: number, until: number) {
  const { ticks, lots } = workspaceMarkets[symbol];
  let [buys, sells, coins] = [0, 0, 0];
  for (let time = from; time < until; ) {
    const [row, bar, length] = pieceAt(symbol, time, Math.min(until, time + HOUR));
    const hours = partsOf(symbol, time, HOUR);
    const hour = Math.floor((time % DAY) / HOUR);
    const price = (at(hours, hour, HIGH) + at(hours, hour, LOW) + at(hours, hour, CLOSE)) / 3 / ticks / lots;
    buys += at(row, bar, BUYS) * price;
    sells += (at(row, bar, VOLUME) - at(row, bar, BUYS)) * price;
    coins += at(row, bar, VOLUME) / lots;
    time += length;
  }
  return { buys, sells, coins };
}

/** Everything that traded between two moments, of all sizes or of one. */
export function flowBetween(symbol: SampleSymbol, from: number, until: number, tier = 'all'): Flow {
  const all = cached(symbol, `flow ${from} ${until}`, () => flowOfAll(symbol, Math.max(from, FIRST), until));
  const [total, delta] = [all.buys + all.sells, all.buys - all.sells];
  const part = (id: string): Flow => {
    const [share, leaning, usd] = TIERS[id] ?? [Number.NaN, 0, 1];
    return {
      buys: (share * (total + delta * (1 + leaning))) / 2,
      sells: (share * (total - delta * (1 + leaning))) / 2,
      coins: all.coins * share,
      count: Math.round((share * total) / usd),
    };
  };
  const count = Object.keys(TIERS).reduce((sum, id) => sum + part(id).count, 0);
  return tier === 'all' ? { ...all, count } : part(tier);
}

const LEVELS = 40;

/** Resting orders around the last price. Where takers bought just now, more bids rest. */
function makeBook(symbol: SampleSymbol, time: number): Book {
  const { seed, ticks, lots, turnover } = workspaceMarkets[symbol];
  const price = Math.round(priceAt(symbol, time) * ticks);
  const random = randomFrom(seed, time / MINUTE, 6);
  const [row, bar] = lastPiece(symbol, time);
  const leaning = at(row, bar, BUYS) / Math.max(at(row, bar, VOLUME), 1);
  const growth = (price * 0.25) ** (1 / (LEVELS - 1));
  const usual = (turnover / 90_000 / (price / ticks)) * lots;
  const sideOf = (sign: 1 | -1) => {
    let distance = 0;
    return Array.from({ length: LEVELS }, (_, level) => {
      const before = distance;
      distance = Math.max(distance + 1, Math.round(growth ** level));
      const size =
        usual * Math.sqrt(distance - before) * (0.3 + 1.4 * random()) * (1 - sign * (leaning - 0.5));
      // The best two levels are one tick around the last price, which is one of them.
      const away = sign === 1 ? distance : distance - 1;
      return { price: (price + sign * away) / ticks, quantity: Math.max(1, Math.round(size)) / lots };
    });
  };
  return { bids: sideOf(-1), asks: sideOf(1) };
}

export const bookAt = (symbol: SampleSymbol, time: number): Book =>
  cached(symbol, `book ${time}`, () => makeBook(symbol, time));

/** What the venue would predict at this moment, in % for 8 hours: it follows the move of the last three days. */
export function fundingAt(symbol: SampleSymbol, time: number): number {
  const hour = Math.floor(time / HOUR) * HOUR;
  const before = Math.max(hour - 3 * DAY, FIRST + HOUR);
  const move = (priceAt(symbol, hour) / priceAt(symbol, before) - 1) * 100;
  const premium =
    0.01 + 0.02 * move + 0.015 * bell(randomFrom(workspaceMarkets[symbol].seed, hour / HOUR, 7));
  return Number(clamp(fundingRate(premium, 0.01), -0.5, 0.5).toFixed(4));
}

/** Open contracts in coins. */
export function openInterestAt(symbol: SampleSymbol, time: number): number {
  const { openInterest } = marketOf(symbol);
  const { lots } = workspaceMarkets[symbol];
  const place = (time - FIRST) / DAY - 1;
  const day = Math.max(0, Math.floor(place));
  const [from = 0, to = from] = [openInterest[day], openInterest[day + 1]];
  return Math.round((from + (to - from) * clamp(place - day, 0, 1)) * lots) / lots;
}
