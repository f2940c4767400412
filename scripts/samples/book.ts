import { arrayExport, seededRandom, writeRecorded } from './seeded';

const MID = 100;
const TICK = 0.01;
const HALF_SPREAD = 0.02;
const REACH_PERCENT = 25;
/** One ask far larger than its neighbours, close enough to turn the sign of the narrow bands. */
const WALL = { level: 5, quantity: 380 };

const random = seededRandom(20231024);

/** Levels thin out with the distance from mid, and the orders on them grow. */
function side(sign: 1 | -1): [price: number, quantity: number][] {
  const levels: [number, number][] = [];
  let distance = HALF_SPREAD;
  while (distance <= (MID * REACH_PERCENT) / 100) {
    const price = Math.round((MID + sign * distance) / TICK) * TICK;
    const typical = 45 + 26 * Math.sqrt(distance);
    levels.push([Number(price.toFixed(2)), Math.round(typical * (0.45 + 1.1 * random()))]);
    distance += 0.03 + 0.05 * random() + distance * (0.1 + 0.06 * random());
  }
  return levels;
}

const bids = side(-1);
const asks = side(1).map(([price, quantity], level) => [
  price,
  level === WALL.level ? WALL.quantity : quantity,
]);

writeRecorded(
  'book',
  'book.ts',
  'an order book with a mid price of 100, one large ask and levels out to 25 %.',
  [
    'type Levels = readonly (readonly [price: number, quantity: number])[];',
    '',
    ...arrayExport('sampleBids', 'Levels', bids, 'Best bid first.'),
    '',
    ...arrayExport('sampleAsks', 'Levels', asks, 'Best ask first.'),
    '',
    '/** Which ask is the large one: the figure can take it away, as its owner could. */',
    `export const wallLevel = ${WALL.level};`,
  ],
);
