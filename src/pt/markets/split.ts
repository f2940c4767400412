/* Random numbers, and the way that a bar takes: how a longer bar is split into shorter ones. */

import { clamp } from '@site/src/lib/samples/barView';

/** Bars in a row, each of six numbers. A typed array, because a month of order flow takes 40,000 minutes. */
export type PackedBars = Float64Array;
const FIELDS = 6;
export const [OPEN, HIGH, LOW, CLOSE, VOLUME, BUYS] = [0, 1, 2, 3, 4, 5] as const;
export const at = (row: PackedBars, bar: number, field: number) => row[bar * FIELDS + field] as number;
const set = (row: PackedBars, bar: number, field: number, value: number) => {
  row[bar * FIELDS + field] = value;
};

type Random = () => number;

/** Mulberry32: small, fast, and the same everywhere. */
export function randomFrom(seed: number, place: number, use: number): Random {
  let state = Math.imul(seed ^ 0x2545f491, 0x9e3779b1) ^ Math.imul(place ^ (use << 24), 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Near enough to a normal distribution with variance 1. */
export const bell = (random: Random) => (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** Puts a whole number into `field` of all bars, in whole parts that add up to it, in proportion to the weights there. */
function share(row: PackedBars, field: number, total: number): void {
  let all = 0;
  for (let place = field; place < row.length; place += FIELDS) {
    all += row[place] as number;
  }
  let passed = 0;
  let given = 0;
  for (let place = field; place < row.length; place += FIELDS) {
    passed += row[place] as number;
    const until = Math.round((total * passed) / all);
    row[place] = until - given;
    given = until;
  }
}

const path = new Float64Array(61);

/**
 * A way from open to close by both extremes: a rising bar goes near its low first, mostly, and a falling one near its high.
 * A leg takes about as long as it's far, and what happens along it is noise that ends where the leg does.
 */
function walk(open: number, close: number, high: number, low: number, parts: number, random: Random): void {
  const range = Math.max(high - low, 1);
  const near = [low + range * 0.1 * random(), high - range * 0.1 * random()] as const;
  const isLowFirst = close >= open === random() < 0.8;
  const first = isLowFirst ? Math.min(near[0], open, close) : Math.max(near[1], open, close);
  const second = isLowFirst ? Math.max(near[1], open, close) : Math.min(near[0], open, close);
  const times = [Math.abs(first - open), range, Math.abs(close - second)].map(
    (way) => (way + range * 0.1) * (0.4 + random()),
  ) as [number, number, number];
  const all = times[0] + times[1] + times[2];
  const turn = Math.round((parts * times[0]) / all);
  const last = Math.min(parts - 1, Math.round((parts * (times[0] + times[1])) / all));
  const step = (3 * range) / Math.sqrt(parts);
  path[0] = open;
  leg(0, turn, first, step, random);
  leg(turn, last, second, step, random);
  leg(last, parts, close, step, random);
  for (let place = 1; place < parts; place += 1) {
    const price = path[place] as number;
    // What would go beyond an extreme turns there.
    const turned = price > high ? 2 * high - price : price < low ? 2 * low - price : price;
    path[place] = Math.round(clamp(turned, low, high));
  }
  path[parts] = close;
}

/** Walks in random steps, then tilts the walk so that it ends at `to`. */
function leg(start: number, end: number, to: number, step: number, random: Random): void {
  for (let place = start + 1; place <= end; place += 1) {
    // Most moves are small, and a few are large.
    path[place] = (path[place - 1] as number) + (random() - 0.5) * random() * step;
  }
  const missed = to - (path[end] as number);
  for (let place = start + 1; place <= end; place += 1) {
    path[place] = (path[place] as number) + (missed * (place - start)) / (end - start);
  }
}

/** Shorter bars that make up a longer one. */
export function split(parent: PackedBars, bar: number, parts: number, random: Random): PackedBars {
  const high = at(parent, bar, HIGH);
  const low = at(parent, bar, LOW);
  walk(at(parent, bar, OPEN), at(parent, bar, CLOSE), high, low, parts, random);
  const usual = Math.max(high - low, 1) / Math.sqrt(parts);
  const row = new Float64Array(parts * FIELDS);
  let [tallest, deepest] = [0, 0];
  for (let part = 0; part < parts; part += 1) {
    const from = path[part] as number;
    const to = path[part + 1] as number;
    set(row, part, OPEN, from);
    set(row, part, CLOSE, to);
    // Only one part reaches the extreme, below: a wick that would go beyond it takes a share of what room there is.
    const wick = (room: number) => {
      const share = random() * random();
      return Math.round(Math.min(share * usual * 1.2, share * room));
    };
    set(row, part, HIGH, Math.max(from, to) + wick(high - Math.max(from, to)));
    set(row, part, LOW, Math.min(from, to) - wick(Math.min(from, to) - low));
    set(
      row,
      part,
      VOLUME,
      (0.35 + random()) * (1 + (2 * (at(row, part, HIGH) - at(row, part, LOW))) / usual),
    );
    tallest = at(row, part, HIGH) > at(row, tallest, HIGH) ? part : tallest;
    deepest = at(row, part, LOW) < at(row, deepest, LOW) ? part : deepest;
  }
  set(row, tallest, HIGH, high);
  set(row, deepest, LOW, low);
  share(row, VOLUME, at(parent, bar, VOLUME));
  for (let part = 0; part < parts; part += 1) {
    const move = clamp((at(row, part, CLOSE) - at(row, part, OPEN)) / usual, -1, 1);
    set(row, part, BUYS, at(row, part, VOLUME) * (1 + 0.1 * move));
  }
  share(row, BUYS, at(parent, bar, BUYS));
  return row;
}
