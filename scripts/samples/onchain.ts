import { arrayExport, normal, seededRandom, writeRecorded } from './seeded';

const random = seededRandom(20220109);
const WEEKS = 260;
const SUPPLY_MILLIONS = 20;
const START = 9_000;

/** Two rises and two falls: where the logarithm of price is pulled to, by week. */
const TURNS: readonly (readonly [week: number, price: number])[] = [
  [0, START],
  [50, 17_000],
  [78, 56_000],
  [125, 19_000],
  [165, 23_000],
  [222, 88_000],
  [259, 52_000],
];

function pulledTo(week: number): number {
  const next = Math.max(
    1,
    TURNS.findIndex(([turn]) => turn >= week),
  );
  const [fromWeek, from] = TURNS[next - 1] ?? [0, START];
  const [toWeek, to] = TURNS[next] ?? [WEEKS, START];
  const part = (week - fromWeek) / (toWeek - fromWeek);
  const eased = (1 - Math.cos(Math.PI * part)) / 2;
  return Math.log(from) + (Math.log(to) - Math.log(from)) * eased;
}

/** Each week a share of the supply moves and takes the week's price; more of it moves while price rises. */
const rows: number[][] = [];
let noise = 0;
let realisedPrice = 7_800;
let before = START;
for (let week = 0; week < WEEKS; week += 1) {
  noise = noise * 0.8 + 0.045 * normal(random);
  const price = Math.exp(pulledTo(week) + noise);
  const moved = 0.017 + Math.max(0, Math.min(0.03, (price / before - 1) * 0.18));
  realisedPrice += moved * (price - realisedPrice);
  before = price;
  rows.push([price, realisedPrice].map((each) => Math.round((each * SUPPLY_MILLIONS) / 100) / 10));
}

writeRecorded('onchain', 'onchain.ts', 'market cap and realised cap of an invented coin over 260 weeks.', [
  ...arrayExport(
    'recordedCaps',
    'readonly (readonly [market: number, realised: number])[]',
    rows,
    'One week per line, in billions of USD.',
  ),
]);
