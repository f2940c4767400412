/**
 * Writes data/samples/bars.ts: 20 days of 1-hour bars of a market that does not exist. A seeded random walk
 * through a few hand-set phases, so that the figures have a rise, a sharp fall, a range and a trend to show.
 * Run it with `npx tsx scripts/samples/bars.ts`; the same seed always writes the same file.
 */
import { writeFileSync } from 'node:fs';
import { narrowNormal, numberLines, seededRandom } from './seeded';

const SEED = 20260105;
const START_PRICE = 2400;
/** Hours, drift and noise per hour, in shares of price. */
const PHASES = [
  { hours: 64, drift: 0.0004, noise: 0.009 },
  { hours: 84, drift: 0.0046, noise: 0.012 },
  { hours: 22, drift: -0.0095, noise: 0.017 },
  { hours: 110, drift: 0.0003, noise: 0.01 },
  { hours: 104, drift: 0.0049, noise: 0.012 },
  { hours: 40, drift: -0.0042, noise: 0.014 },
  { hours: 56, drift: 0.0019, noise: 0.011 },
];

const random = seededRandom(SEED);

function* bars() {
  let price = START_PRICE;
  for (const { hours, drift, noise } of PHASES) {
    for (let hour = 0; hour < hours; hour += 1) {
      const change = Math.round(price * (drift + noise * narrowNormal(random)));
      const above = Math.round(price * noise * 0.7 * random());
      const below = Math.round(price * noise * 0.7 * random());
      const volume = Math.round(40 + 900 * (Math.abs(change) / price) * 10 + 60 * random());
      price += change;
      yield [change, above, below, volume];
    }
  }
}

writeFileSync(
  new URL('../../data/samples/bars.ts', import.meta.url),
  `/**
 * Sample data, not a market: 1-hour bars from a seeded random walk, written by scripts/samples/bars.ts.
 * Prices are in ticks. Each bar opens at the close before it and is four numbers: close less open, high above
 * the higher of the two, low below the lower of the two, volume in coins.
 */
export const recordedBars = {
  symbol: 'SAMPLEUSDT',
  start: '2026-01-05T00:00:00Z',
  hours: 1,
  tick: 0.01,
  firstOpen: ${START_PRICE},
  // biome-ignore format: a table of numbers, not code
  values: [
${numberLines([...bars()].flat())}
  ],
} as const;
`,
);
