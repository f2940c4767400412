import { arrayExport, narrowNormal, seededRandom, writeRecorded } from './seeded';

/**
 * Bars of 4 hours with the open interest at each close. Hand-set phases, so that a rise and a fall are carried by new
 * positions once and by closed ones once.
 */
const random = seededRandom(20260117);
const START = { price: 60_000, coins: 50_000 };
/** Bars, and the drift of price and of open interest per bar, in shares of each. */
const PHASES = [
  { bars: 9, price: 0.009, coins: 0.013 },
  { bars: 7, price: 0.008, coins: -0.014 },
  { bars: 8, price: -0.011, coins: -0.016 },
  { bars: 7, price: -0.008, coins: 0.017 },
  { bars: 5, price: 0.012, coins: -0.012 },
];
const NOISE = { price: 0.006, coins: 0.007, wick: 0.005 };

const rows: number[][] = [];
let { price, coins } = START;
for (const phase of PHASES) {
  for (let bar = 0; bar < phase.bars; bar += 1) {
    const close = Math.round(price * (1 + phase.price + NOISE.price * narrowNormal(random)));
    coins = Math.round(coins * (1 + phase.coins + NOISE.coins * narrowNormal(random)));
    const above = Math.round(price * NOISE.wick * random());
    const below = Math.round(price * NOISE.wick * random());
    rows.push([close, Math.max(price, close) + above, Math.min(price, close) - below, coins]);
    price = close;
  }
}

writeRecorded(
  'open-interest',
  'open-interest.ts',
  'price and open interest over 36 bars of 4 hours. They begin at 60,000 USD and 50,000 coins.',
  arrayExport(
    'recordedInterest',
    'readonly (readonly [close: number, high: number, low: number, coins: number])[]',
    rows,
    'Each bar opens at the close before it; open interest is one-sided, at the close.',
  ),
);
