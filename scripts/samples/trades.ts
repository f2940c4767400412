import { arrayExport, normal, seededRandom, writeRecorded } from './seeded';

const BASE = 60_000;
const random = seededRandom(20230914);

/** Share of prints, and the edges of their value in USD. Most prints are small; most value is not. */
const SIZES: readonly (readonly [share: number, from: number, to: number])[] = [
  [0.44, 80, 1_000],
  [0.8, 1_000, 10_000],
  [0.95, 10_000, 100_000],
  [0.998, 100_000, 350_000],
  [1, 1_000_000, 1_200_000],
];

/** Prints above a million only where the selling is heavy: elsewhere one of them would be the whole bar. */
function usdSize(boost: number, isHeavy = false): number {
  const roll = Math.min(isHeavy ? 0.9999 : 0.9979, random() + boost);
  const [, from, to] = SIZES.find(([share]) => roll < share) ?? [1, 0, 0];
  return from * (to / from) ** random();
}

type Stretch = Readonly<Record<'bars' | 'drift' | 'small' | 'large' | 'prints' | 'boost', number>> & {
  readonly isHeavy?: boolean;
};

/**
 * The day in stretches: how many bars, where price goes per bar, how likely small and large takers buy, how many
 * prints a bar has, and whether they are larger than usual.
 */
const STRETCHES: readonly Stretch[] = [
  { bars: 8, drift: 34, small: 0.58, large: 0.64, prints: 24, boost: 0.01 },
  { bars: 5, drift: -4, small: 0.6, large: 0.47, prints: 20, boost: 0.01 },
  // The fall: small takers buy the dip, large ones sell.
  { bars: 5, drift: -58, small: 0.64, large: 0.28, prints: 26, boost: 0.012 },
  // Absorption: heavy selling by large takers, and price no longer falls.
  { bars: 3, drift: 5, small: 0.42, large: 0.12, prints: 46, boost: 0.025, isHeavy: true },
  { bars: 8, drift: 46, small: 0.36, large: 0.7, prints: 24, boost: 0.01 },
  // The last high: small takers buy, large ones sell to them.
  { bars: 7, drift: 12, small: 0.72, large: 0.34, prints: 24, boost: 0.01 },
];
const LARGE_FROM = 10_000;

function bar(open: number, { drift, small, large, prints, boost, isHeavy }: Stretch) {
  const close = open + drift + 14 * normal(random);
  const trades: number[] = [];
  for (let index = 0; index < prints; index += 1) {
    const usd = usdSize(boost, isHeavy);
    const isBuy = random() < (usd < LARGE_FROM ? small : large);
    const part = (index + 1) / prints;
    const wobble = 24 * normal(random) * Math.sqrt(part * (1 - part));
    const price = Math.round(open + (close - open) * part + wobble + (isBuy ? 1 : -1));
    const thousandths = Math.max(1, Math.round((usd / (BASE + price)) * 1_000));
    trades.push(isBuy ? thousandths : -thousandths, price);
  }
  return { trades, close };
}

const bars: number[][] = [];
let open = 0;
for (const stretch of STRETCHES) {
  for (let index = 0; index < stretch.bars; index += 1) {
    const made = bar(open, stretch);
    bars.push(made.trades);
    open = made.close;
  }
}

writeRecorded('trades', 'trades.ts', 'the trades of 36 bars of 15 minutes from 00:00 UTC, near 60,000 USD.', [
  '/** Prices are stored as the distance from here, in USD. */',
  `export const tradesBase = ${BASE};`,
  '',
  ...arrayExport(
    'recordedTrades',
    'readonly (readonly number[])[]',
    bars,
    'One bar per line: quantity in thousandths of a coin (negative: the taker sold), price, quantity, price, …',
  ),
]);

/* The tape: a few minutes of prints with the patterns that the page on trades describes. */

const TAPE_TICK = 0.5;
const tape: number[][] = [];
const moments: { id: string; from: number; to: number }[] = [];
let bid = 0;

function print(gapMs: number, isBuy: boolean, usd: number, bidOffset = bid): void {
  const ticks = isBuy ? bidOffset + 1 : bidOffset;
  const thousandths = Math.max(1, Math.round((usd / (BASE + ticks * TAPE_TICK)) * 1_000));
  tape.push([Math.round(gapMs), ticks, isBuy ? thousandths : -thousandths]);
}

function quiet(count: number): void {
  for (let index = 0; index < count; index += 1) {
    bid += Math.round(normal(random) * 0.8);
    print(250 + 2_400 * random() ** 2, random() < 0.5, usdSize(-0.05));
  }
}

function moment(id: string, make: () => void): void {
  const from = tape.length;
  make();
  moments.push({ id, from, to: tape.length - 1 });
}

quiet(26);
moment('walk', () => {
  for (const [index, usd] of [41_000, 66_000, 28_000, 92_000, 57_000, 120_000, 34_000].entries()) {
    print(index === 0 ? 900 : 0, true, usd, bid + index * 2);
  }
  bid += 11;
});
quiet(18);
moment('slices', () => {
  for (let index = 0; index < 8; index += 1) {
    print(1_000, true, 6_000);
    if (index % 3 === 1) {
      print(400 + 200 * random(), false, 300 + 900 * random());
    }
  }
});
quiet(12);
moment('absorption', () => {
  for (let index = 0; index < 12; index += 1) {
    print(180 + 500 * random(), false, 90_000 + 260_000 * random());
    if (index % 4 === 3) {
      print(200 + 300 * random(), true, 2_000 + 9_000 * random());
    }
  }
});
bid += 3;
quiet(16);
moment('stops', () => {
  for (let index = 0; index < 14; index += 1) {
    print(30 + 90 * random(), false, 3_000 + 60_000 * random() ** 2, bid);
    bid -= 1 + Math.round(3 * random());
  }
});
quiet(16);

writeRecorded('tape', 'trades.ts', 'a few minutes of single prints near 60,000 USD, oldest first.', [
  '/** Prices are stored in ticks from here. */',
  `export const tapeBase = ${BASE};`,
  `export const tapeTick = ${TAPE_TICK};`,
  '',
  ...arrayExport(
    'recordedTape',
    'readonly (readonly [gapMs: number, ticks: number, thousandths: number])[]',
    tape,
    'Time since the print before, price, and quantity in thousandths of a coin (negative: the taker sold).',
  ),
  '',
  'type Moment = {',
  "  readonly id: 'walk' | 'slices' | 'absorption' | 'stops';",
  '  readonly from: number;',
  '  readonly to: number;',
  '};',
  '',
  ...arrayExport('tapeMoments', 'readonly Moment[]', moments, 'Where the patterns lie, by index.'),
]);
