import { expectancy, overallRating } from '../formulas/metrics/ratings';
import { movePerVolume, sensitivity, sharedVariance } from '../formulas/trading/impact';
import { bandOf, cariBands, rosiBands } from '../models/bands';
import type { Band } from '../models/types';
import type { WorkedExample } from './example';

/* Examples of the JLabs pages that stand outside the sheets: ratings, bands of the models, price per volume. */

const bandName = (bands: readonly Band[], reading: number) => bandOf(bands, reading)?.label.toLowerCase();

export const rallyCancelsOut: WorkedExample = {
  title: 'a rally that the overall doesn’t see',
  text: 'Before a rally Price level is {levelBefore} and Price strength {strengthBefore}. After it Price level is {levelAfter} and Price strength {strengthAfter}. The other seven still add up to {others}. With all weights the same, the overall is {before} before and {after} after.',
  values: {
    levelBefore: 7,
    strengthBefore: 4,
    levelAfter: 3,
    strengthAfter: 8,
    others: 38,
    before: 5.4,
    after: 5.4,
  },
  recompute: ({ levelBefore = 0, strengthBefore = 0, levelAfter = 0, strengthAfter = 0, others = 0 }) => {
    const seven = Array<number>(7).fill(others / 7);
    return {
      before: overallRating([levelBefore, strengthBefore, ...seven]),
      after: overallRating([levelAfter, strengthAfter, ...seven]),
    };
  },
};

const cari = { reading: 0.64, before: 0.51 };

export const cariReading: WorkedExample = {
  title: 'reading CARI by band and by path',
  text: `CARI closes the day at {reading}. Between {from} and {to} the band is ${bandName(cariBands, cari.reading)}, with {room} left to the next one. A week earlier it closed at {before}, ${bandName(cariBands, cari.before)}. That +{change} in one week says more than either number.`,
  values: { ...cari, from: 0.6, to: 0.8, room: 0.16, change: 0.13 },
  recompute: ({ reading = 0, before = 0 }) => {
    const band = bandOf(cariBands, reading);
    const to = band?.to ?? Number.NaN;
    return { from: band?.from ?? Number.NaN, to, room: to - reading, change: reading - before };
  },
};

const rosi = { start: 66, peak: 78, end: 66 };

export const rosiReading: WorkedExample = {
  title: 'the same ROSI on the way up and on the way down',
  text: `ROSI reads {start}, {peak}, {end} on three closed bars: ${bandName(rosiBands, rosi.start)}, ${bandName(rosiBands, rosi.peak)}, ${bandName(rosiBands, rosi.end)}. The first and the last number are the same, but the market isn’t. On the way up, {added} points of shorts were added, which is selling. On the way down, {removed} points were closed, which is buying.`,
  values: { ...rosi, added: 12, removed: 12 },
  recompute: ({ start = 0, peak = 0, end = 0 }) => ({ added: peak - start, removed: peak - end }),
};

export const dollarSensitivity: WorkedExample = {
  title: 'how much a link with the dollar is worth',
  text: 'Over a window, the daily correlation of an asset with the dollar index is {correlation}. The asset moves {asset}% on an ordinary day and the index moves {dollar}%. That makes {beta}% for each +1% of the index, or {day}% on an ordinary dollar day. Still, only {explained}% of its variance moves with the dollar.',
  values: { correlation: -0.6, asset: 3, dollar: 0.4, beta: -4.5, day: 1.8, explained: 36 },
  recompute: ({ correlation = 0, asset = 0, dollar = 0 }) => {
    const beta = sensitivity(correlation, asset, dollar);
    return { beta, day: Math.abs(beta * dollar), explained: sharedVariance(correlation) };
  },
};

export const rightMoreOftenThanNot: WorkedExample = {
  title: 'right more often than not, and still losing',
  text: 'These numbers are chosen, not measured. Suppose that a day later price is up {gain}% on average after {hits} of 100 marks, and down {loss}% after the rest. The average result is {result}% per mark before fees.',
  values: { hits: 60, gain: 1, loss: 1.8, result: -0.12 },
  decimals: { gain: 1 },
  recompute: ({ hits = 0, gain = 0, loss = 0 }) => ({ result: expectancy(hits / 100, gain, loss) }),
};

export const roundTrip: WorkedExample = {
  title: 'a wild half hour that reads as calm',
  text: 'A half hour opens at {open}, runs up to {high} and closes at {close} on ${volume}m of aggressive volume. JLabs Slippage is {reading}% per $1m. Measured to the high it would be {run}%, thirty times as much.',
  values: { open: 60000, high: 60900, close: 60030, volume: 50, reading: 0.001, run: 0.03 },
  recompute: ({ open = 0, high = 0, close = 0, volume = 0 }) => ({
    reading: movePerVolume(open, close, volume),
    run: movePerVolume(open, high, volume),
  }),
};

export const oneSidedFlow: WorkedExample = {
  title: 'why your order slips more than the reading',
  text: 'A half hour opens at {open} and closes at {close}. Takers bought ${buys}m and sold ${sells}m, together ${total}m: JLabs Slippage is {reading}% per $1m. Most of it cancelled out. Only ${net}m was left to move price, which is {perNet}% per $1m, ten times the reading. Your order is one-sided: expect something closer to the second number.',
  values: { open: 60000, close: 60120, buys: 22, sells: 18, total: 40, reading: 0.005, net: 4, perNet: 0.05 },
  recompute: ({ open = 0, close = 0, buys = 0, sells = 0 }) => ({
    total: buys + sells,
    net: buys - sells,
    reading: movePerVolume(open, close, buys + sells),
    perNet: movePerVolume(open, close, buys - sells),
  }),
};
