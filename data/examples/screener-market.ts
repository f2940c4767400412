// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before a value, not a template.

import { rsi } from '../formulas/metrics/momentum';
import { liquidatedUsd, longShortRatio, openInterestUsd } from '../formulas/metrics/openInterest';
import { askDepth, type Book, bidDepth, mid, spreadBps } from '../formulas/metrics/orderbook';
import { changePercent } from '../formulas/screener/screener';
import { atrPercent, relativeVolume, trueRange } from '../formulas/screener/screenerMarket';
import { basisPercent } from '../formulas/trading/basis';
import { normaliseFunding } from '../formulas/trading/funding';
import { rsiCheckCloses } from '../samples/rsi-check';
import type { WorkedExample } from './example';

/** The book of the order-book metrics, so that the two pages can be compared. */
const book: Book = {
  bids: [
    { price: 99.9, quantity: 5 },
    { price: 99.8, quantity: 8 },
    { price: 99.5, quantity: 20 },
  ],
  asks: [
    { price: 100.1, quantity: 4 },
    { price: 100.3, quantity: 6 },
    { price: 100.6, quantity: 10 },
  ],
};

export const priceExample: WorkedExample = {
  id: 'screener-price',
  title: 'the same 5% at two prices',
  text: 'A coin goes from ${cheapBefore} to ${cheapNow}, another from ${before} to ${now}. Both are up {change}%, so price changed% 5 24h keeps both. A filter on price alone would only sort them by how many coins exist.',
  values: { cheapBefore: 0.04, cheapNow: 0.042, before: 60_000, now: 63_000, change: 5 },
  recompute: ({ before = 0, now = 0 }) => ({ change: changePercent(now, before) }),
};

export const priceChangeExample: WorkedExample = {
  id: 'screener-price-change',
  title: 'down and back up',
  text: 'Price was ${before} a day ago and ${low} an hour ago. It’s ${now} now: {day}% over 24h, +{hour}% over 1h. One market, two opposite answers, so check the window first.',
  values: { before: 100, low: 90, now: 94.5, day: -5.5, hour: 5 },
  decimals: { hour: 1, now: 2 },
  recompute: ({ before = 0, low = 0, now = 0 }) => ({
    day: changePercent(now, before),
    hour: changePercent(now, low),
  }),
};

export const volumeExample: WorkedExample = {
  id: 'screener-volume',
  title: 'from coins to USD',
  text: '{coins}m coins traded in 24h at an average of ${price}: volume ${volume}m. With volume > 50m 24h the market drops out; with volume > 10m 24h it stays.',
  values: { coins: 12, price: 2.5, volume: 30 },
  decimals: { price: 2 },
  recompute: ({ coins = 0, price = 0 }) => ({ volume: coins * price }),
};

export const relativeVolumeExample: WorkedExample = {
  id: 'screener-relative-volume',
  title: 'a small coin wakes up',
  text: 'A coin usually trades ${usual}m a day and traded ${now}m in the last 24h: relative volume {ratio}. A large coin went from ${largeUsual}m to ${largeNow}m: {largeRatio}. The small one stands out, although the large one added far more dollars.',
  values: {
    usual: 2,
    now: 9,
    ratio: 4.5,
    largeUsual: 800,
    largeNow: 880,
    largeRatio: 1.1,
  },
  recompute: ({ usual = 0, now = 0, largeUsual = 0, largeNow = 0 }) => ({
    ratio: relativeVolume(now, usual),
    largeRatio: relativeVolume(largeNow, largeUsual),
  }),
};

export const atrExample: WorkedExample = {
  id: 'screener-atr-percent',
  title: 'one true range, then the average',
  text: 'The last bar closed at {close}. This one has a high of {high} and a low of {low}, so its true range is {range}. A market that never closes opens where it last closed, so the bar’s own range is usually all of it. If ATR(14) is {atr} at a price of {price}, ATR% is {percent}%.',
  values: { close: 104, high: 105, low: 98, range: 7, atr: 5, price: 100, percent: 5 },
  decimals: { percent: 1 },
  recompute: ({ close = 0, high = 0, low = 0, atr = 0, price = 0 }) => ({
    range: trueRange(high, low, close),
    percent: atrPercent(atr, price),
  }),
};

export const rsiExample: WorkedExample = {
  id: 'screener-rsi',
  title: 'the last bars of a known series',
  text: 'The twenty closes of the RSI check series end with RSI(14) at {before}, then {last}. rsi between 50 60 keeps the last bar and drops the one before.',
  values: { before: 66.29, last: 57.92 },
  recompute: () => {
    const readings = rsi(rsiCheckCloses, 14);
    return { before: readings.at(-2) ?? Number.NaN, last: readings.at(-1) ?? Number.NaN };
  },
};

export const spreadExample: WorkedExample = {
  id: 'screener-spread',
  title: 'from two prices to basis points',
  text: 'Best bid {bid}, best ask {ask}: mid {mid}, spread {bps} bps, which is 0.20%. spread < 5 drops it.',
  values: { bid: 99.9, ask: 100.1, mid: 100, bps: 20 },
  recompute: () => ({ mid: mid(book), bps: spreadBps(book) }),
};

export const depthExample: WorkedExample = {
  id: 'screener-depth',
  title: 'both sides of a small book',
  text: 'Within 1% of mid there are ${bids} of bids and ${asks} of asks: depth within 1% is ${depth}. The sum doesn’t show that one side is 1.6 times the other; the bid/ask ratio does.',
  values: { bids: 3287.9, asks: 2008.2, depth: 5296.1 },
  recompute: () => ({
    bids: bidDepth(book, 1),
    asks: askDepth(book, 1),
    depth: bidDepth(book, 1) + askDepth(book, 1),
  }),
};

export const fundingExample: WorkedExample = {
  id: 'screener-funding',
  title: 'hourly against 8-hourly',
  text: 'One contract pays {hourly}% every hour, another {eightHourly}% every 8 hours. As 8-hour rates they’re {first}% and {second}%. funding > 0.03 keeps only the first.',
  values: { hourly: 0.005, eightHourly: 0.02, first: 0.04, second: 0.02 },
  recompute: ({ hourly = 0, eightHourly = 0 }) => ({
    first: normaliseFunding(hourly, 1),
    second: normaliseFunding(eightHourly, 8),
  }),
};

export const openInterestExample: WorkedExample = {
  id: 'screener-open-interest',
  title: 'how much of the rise is price',
  text: 'Open interest goes from {coinsBefore}m to {coinsNow}m coins while price goes from ${priceBefore} to ${priceNow}. In USD that’s ${before}m to ${now}m, up {change}%; in coins it’s up {coinChange}%. The rest is price.',
  values: {
    coinsBefore: 1,
    coinsNow: 1.1,
    priceBefore: 20,
    priceNow: 22,
    before: 20,
    now: 24.2,
    change: 21,
    coinChange: 10,
  },
  recompute: ({ coinsBefore = 0, coinsNow = 0, priceBefore = 0, priceNow = 0 }) => {
    const before = openInterestUsd(coinsBefore, priceBefore);
    const now = openInterestUsd(coinsNow, priceNow);
    return {
      before,
      now,
      change: changePercent(now, before),
      coinChange: changePercent(coinsNow, coinsBefore),
    };
  },
};

export const longShortExample: WorkedExample = {
  id: 'screener-long-short',
  title: 'from a share to a ratio',
  text: '{share}% of accounts are net long: the ratio is {ratio}. long_short > 2 needs more than two thirds of the accounts on the long side.',
  values: { share: 70, ratio: 2.33 },
  recompute: ({ share = 0 }) => ({ ratio: longShortRatio(share) }),
};

export const liquidationsExample: WorkedExample = {
  id: 'screener-liquidations',
  title: 'both sides in one number',
  text: 'In 24h, longs worth ${longs}m and shorts worth ${shorts}m were liquidated: the field reads ${total}m. Open the chart to see which side it was.',
  values: { longs: 1.4, shorts: 0.3, total: 1.7 },
  recompute: ({ longs = 0, shorts = 0 }) => {
    const closed = [
      { position: 'long', price: 1, quantity: longs },
      { position: 'short', price: 1, quantity: shorts },
    ] as const;
    return { total: liquidatedUsd(closed, 'long') + liquidatedUsd(closed, 'short') };
  },
};

export const basisExample: WorkedExample = {
  id: 'screener-basis',
  title: 'a perpetual below spot',
  text: 'The perpetual trades at {perp}, spot at {spot}: basis {basis}%. basis < 0 keeps it.',
  values: { perp: 99.6, spot: 100, basis: -0.4 },
  recompute: ({ perp = 0, spot = 0 }) => ({ basis: basisPercent(perp, spot) }),
};

export const examples: readonly WorkedExample[] = [
  priceExample,
  priceChangeExample,
  volumeExample,
  relativeVolumeExample,
  atrExample,
  rsiExample,
  spreadExample,
  depthExample,
  fundingExample,
  openInterestExample,
  longShortExample,
  liquidationsExample,
  basisExample,
];
