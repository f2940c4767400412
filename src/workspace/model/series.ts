import type { Book } from '@site/data/formulas/metrics/orderbook';
import type { Trade } from '@site/data/formulas/metrics/orderflow';
import { fundingRate } from '@site/data/formulas/trading/funding';
import {
  type SampleSymbol,
  sampleSpan,
  sampleTradesSince,
  workspaceMarkets,
} from '@site/data/samples/workspace';
import type { Bar } from '@site/src/lib/samples/sampleBars';
import type { Timeframe } from './types';
import { at, BUYS, bell, CLOSE, HIGH, LOW, OPEN, type Row, randomFrom, split, VOLUME, within } from './walk';

/*
 * One walk per symbol, in days. A day is split into hours, an hour into minutes and a minute into trades, only when
 * somebody looks. Prices are whole ticks and quantities whole lots, and a split keeps open, high, low, close, volume and
 * taker buys of what it splits. So every timeframe, the tape and what is added up from it agree to the last digit.
 */
export type Print = Trade & { readonly time: number };
/** USD by taker side, coins and number of trades. */
type Flow = {
  readonly buys: number;
  readonly sells: number;
  readonly coins: number;
  readonly count: number;
};
export type Tier = { readonly from: number; readonly below: number };

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const FIRST = Date.parse(sampleSpan.first);
export const START = Date.parse(sampleSpan.start);
export const LAST = Date.parse(sampleSpan.last);
export const TRADES_SINCE = Date.parse(sampleTradesSince);
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
  readonly parts: Map<number, Row>;
  readonly bars: Readonly<Record<Timeframe, Map<number, Bar>>>;
  /** By tier, then by hour. */
  readonly flows: Map<string, Map<number, Sum>>;
  readonly books: Map<number, Book>;
  /** What was asked for last: chart, legend and studies ask for the same bars. */
  readonly recent: Map<string, { readonly clock: number; readonly bars: readonly Bar[] }>;
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
      const leaning = 0.5 + within(move * 0.02, -0.05, 0.05) + (random() - 0.5) * 0.05;
      const high = Math.round(Math.max(open, close) * tail());
      const low = Math.round(Math.min(open, close) / tail());
      days.push(open, high, low, close, volume, Math.round(volume * leaning));
      // Busy days open positions, quiet ones close them, and it's drawn back to its usual size.
      held *= 1 + 0.03 * (busy - 1.1) + 0.05 * Math.log(openInterestUsd / held) + 0.01 * bell(random);
      openInterest.push(held / (close / ticks));
      open = close;
    }
  }
  return {
    days: Float64Array.from(days),
    openInterest,
    parts: new Map(),
    bars: Object.fromEntries(
      Object.keys(LENGTHS).map((timeframe) => [timeframe, new Map()]),
    ) as Market['bars'],
    flows: new Map(),
    books: new Map(),
    recent: new Map(),
  };
}

const markets = new Map<SampleSymbol, Market>();
function marketOf(symbol: SampleSymbol): Market {
  const known = markets.get(symbol) ?? makeMarket(symbol);
  markets.set(symbol, known);
  return known;
}

/** The hours of a day, or the minutes of an hour. */
function partsOf(symbol: SampleSymbol, time: number, length: number): Row {
  const { parts, days } = marketOf(symbol);
  const isHour = length === HOUR;
  const begin = Math.floor(time / (isHour ? DAY : HOUR));
  const key = isHour ? -begin : begin;
  let row = parts.get(key);
  if (!row) {
    const random = randomFrom(workspaceMarkets[symbol].seed, begin, isHour ? 3 : 4);
    row = isHour
      ? split(days, begin - FIRST / DAY, 24, random)
      : split(partsOf(symbol, time, HOUR), begin % 24, 60, random);
    parts.set(key, row);
  }
  return row;
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

/** The moments at which the newest bars open, oldest first; the last bar may still be open at `clock`. */
function opensBefore(timeframe: Timeframe, clock: number, count: number): number[] {
  const opens: number[] = [];
  for (let open = openOf(timeframe, clock - 1); open >= FIRST && opens.length < count; ) {
    opens.push(open);
    open = openOf(timeframe, open - 1);
  }
  return opens.reverse();
}

/** Keeps what can't change any more. What is open now is made anew: time can also go back. */
function kept<T>(known: Map<number, T>, key: number, isClosed: boolean, make: () => T): T {
  if (!isClosed) {
    return make();
  }
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

export function barsUntil(
  symbol: SampleSymbol,
  timeframe: Timeframe,
  clock: number,
  count = MOST_BARS,
): readonly Bar[] {
  const { bars: known, recent } = marketOf(symbol);
  const key = timeframe + count;
  const before = recent.get(key);
  if (before?.clock === clock) {
    return before.bars;
  }
  const bars = opensBefore(timeframe, clock, count).map((open) => {
    const close = closeOf(timeframe, open);
    return kept(known[timeframe], open, close <= clock, () =>
      barBetween(symbol, open, Math.min(close, clock)),
    );
  });
  recent.set(key, { clock, bars });
  return bars;
}

/** What was traded last by then: an hour at a full hour, otherwise a minute. */
function lastPiece(symbol: SampleSymbol, time: number): readonly [Row, number, number] {
  const until = Math.max(time, FIRST + HOUR);
  return pieceAt(symbol, until - (until % HOUR === 0 ? HOUR : MINUTE), until);
}

/** The last price by then. */
export function priceAt(symbol: SampleSymbol, time: number): number {
  const [row, bar] = lastPiece(symbol, time);
  return at(row, bar, CLOSE) / workspaceMarkets[symbol].ticks;
}

/** The trades of one minute, in columns that are used again for the next. */
const tape = {
  price: new Float64Array(16),
  lots: new Float64Array(16),
  isBuy: new Uint8Array(16),
  size: new Float64Array(16),
};

/** Gives one side's prints its quantity, in whole lots. */
function fill(count: number, side: number, total: number, weight: number): void {
  let passed = 0;
  let given = 0;
  for (let place = 0; place < count; place += 1) {
    if (tape.isBuy[place] === side) {
      passed += tape.size[place] as number;
      const until = Math.round((total * passed) / weight);
      tape.lots[place] = until - given;
      given = until;
    }
  }
}

/** Where a minute goes: a rising one first to its low, a falling one first to its high. */
const RISING = [LOW, HIGH, CLOSE] as const;
const FALLING = [HIGH, LOW, CLOSE] as const;

/** They open, touch the high and the low, close and add up as the minute does. Returns how many there are. */
function printMinute(symbol: SampleSymbol, minute: number): number {
  const row = partsOf(symbol, minute, MINUTE);
  const bar = (minute % HOUR) / MINUTE;
  const random = randomFrom(workspaceMarkets[symbol].seed, minute / MINUTE, 5);
  const third = 1 + Math.floor(random() * 2);
  const count = 3 * third + 1;
  const marks = at(row, bar, CLOSE) >= at(row, bar, OPEN) ? RISING : FALLING;
  const weight = [0, 0];
  let from = at(row, bar, OPEN);
  let to = from;
  for (let place = 0; place < count; place += 1) {
    const step = place % third;
    if (step === 0) {
      from = to;
      to = at(row, bar, marks[place / third] ?? CLOSE);
    }
    // One of each side at first, so that no side's quantity is left over. Then takers follow price, mostly.
    const follows = random() < 0.75;
    const side = place < 2 ? 1 - place : Number(to > from === follows);
    const tail = random() * random() * random();
    tape.price[place] = Math.round(from + ((to - from) * step) / third);
    tape.isBuy[place] = side;
    tape.size[place] = 0.02 + tail * tail * 30;
    weight[side] = (weight[side] as number) + (tape.size[place] as number);
  }
  const buys = at(row, bar, BUYS);
  fill(count, 1, buys, weight[1] as number);
  fill(count, 0, at(row, bar, VOLUME) - buys, weight[0] as number);
  return count;
}

/** The trades of one minute, oldest first. */
export function printsOf(symbol: SampleSymbol, minute: number): readonly Print[] {
  const { ticks, lots } = workspaceMarkets[symbol];
  const count = printMinute(symbol, minute);
  return Array.from({ length: count }, (_, place) => ({
    time: minute + Math.floor(((place + 0.5) * MINUTE) / count),
    taker: tape.isBuy[place] ? ('buy' as const) : ('sell' as const),
    price: (tape.price[place] as number) / ticks,
    quantity: (tape.lots[place] as number) / lots,
  })).filter(({ quantity }) => quantity > 0);
}

type Sum = { buys: number; sells: number; coins: number; count: number };

function addMinutes(
  symbol: SampleSymbol,
  start: number,
  end: number,
  { from, below }: Tier,
  unit: number,
): Sum {
  const sum = { buys: 0, sells: 0, coins: 0, count: 0 };
  for (let minute = start; minute < end; minute += MINUTE) {
    const count = printMinute(symbol, minute);
    for (let place = 0; place < count; place += 1) {
      const quantity = tape.lots[place] as number;
      const value = (tape.price[place] as number) * quantity;
      if (quantity > 0 && value >= from * unit && value < below * unit) {
        sum[tape.isBuy[place] ? 'buys' : 'sells'] += value;
        sum.coins += quantity;
        sum.count += 1;
      }
    }
  }
  return sum;
}

/** What traded in a tier, in whole ticks times lots, so that parts add up exactly. Hours are kept. */
function addUp(symbol: SampleSymbol, from: number, until: number, tier: Tier, unit: number): Sum {
  const { flows } = marketOf(symbol);
  const name = `${tier.from}:${tier.below}`;
  const hours = flows.get(name) ?? new Map<number, Sum>();
  flows.set(name, hours);
  const sum = { buys: 0, sells: 0, coins: 0, count: 0 };
  for (let time = from; time < until; ) {
    const begin = time;
    const end = Math.min(until, Math.floor(time / HOUR) * HOUR + HOUR);
    const part = kept(hours, begin, end - begin === HOUR, () => addMinutes(symbol, begin, end, tier, unit));
    sum.buys += part.buys;
    sum.sells += part.sells;
    sum.coins += part.coins;
    sum.count += part.count;
    time = end;
  }
  return sum;
}

const NO_FLOW: Flow = { buys: Number.NaN, sells: Number.NaN, coins: Number.NaN, count: Number.NaN };

/** Everything that traded between two moments in a tier of sizes in USD; nothing is known from before the first trades. */
export function flowBetween(symbol: SampleSymbol, from: number, until: number, tier: Tier): Flow {
  if (from < TRADES_SINCE) {
    return NO_FLOW;
  }
  const { ticks, lots } = workspaceMarkets[symbol];
  const { buys, sells, coins, count } = addUp(symbol, from, until, tier, ticks * lots);
  return { buys: buys / (ticks * lots), sells: sells / (ticks * lots), coins: coins / lots, count };
}

/** The flow of a bar, as far as it has come. */
export const flowOf = (
  symbol: SampleSymbol,
  timeframe: Timeframe,
  open: number,
  clock: number,
  tier: Tier,
): Flow => flowBetween(symbol, open, Math.min(closeOf(timeframe, open), clock), tier);

const LEVELS = 40;

/** Resting orders around the last price. Where takers bought just now, more bids rest. */
export function bookAt(symbol: SampleSymbol, time: number): Book {
  return kept(marketOf(symbol).books, time, true, () => makeBook(symbol, time));
}

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

/** What the venue would predict at this moment, in % for 8 hours: it follows the move of the last three days. */
export function fundingAt(symbol: SampleSymbol, time: number): number {
  const hour = Math.floor(time / HOUR) * HOUR;
  const before = Math.max(hour - 3 * DAY, FIRST + HOUR);
  const move = (priceAt(symbol, hour) / priceAt(symbol, before) - 1) * 100;
  const premium =
    0.01 + 0.02 * move + 0.015 * bell(randomFrom(workspaceMarkets[symbol].seed, hour / HOUR, 7));
  return Number(within(fundingRate(premium, 0.01), -0.5, 0.5).toFixed(4));
}

/** Open contracts in coins. */
export function openInterestAt(symbol: SampleSymbol, time: number): number {
  const { openInterest } = marketOf(symbol);
  const { lots } = workspaceMarkets[symbol];
  const place = (time - FIRST) / DAY - 1;
  const day = Math.max(0, Math.floor(place));
  const [from = 0, to = from] = [openInterest[day], openInterest[day + 1]];
  return Math.round((from + (to - from) * within(place - day, 0, 1)) * lots) / lots;
}
