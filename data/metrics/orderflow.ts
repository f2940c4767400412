import {
  averageTradeSize,
  cumulativeDelta,
  delta,
  inTier,
  type Trade,
  takerVolume,
  vwap,
} from '../formulas/orderflow';
import { families } from './families';
import type { Metric } from './metric.schema';
import { anchorParameter, tierParameter, venueParameter } from './shared';

const common = {
  family: 'orderflow',
  page: families.orderflow.page,
  timeframes: families.orderflow.timeframes,
  venues: families.orderflow.venues,
} as const;

const closedBarIsFinal = 'A closed bar is final; trades that the venue never sent aren’t in it.';

export const orderflowMetrics: readonly Metric[] = [
  {
    ...common,
    id: 'taker-volume',
    name: 'Taker volume',
    definition:
      'The value traded by the side that crossed the spread. Two series: taker buys, which lifted an ask, and taker sells, which hit a bid.',
    formula: 'taker buy (sell) volume = Σ price × quantity of trades whose taker bought (sold)',
    unit: 'USD per bar',
    sign: 'Both series are never negative; together they’re the turnover. A bar without a trade in the tier is zero, not a gap.',
    parameters: [tierParameter, venueParameter],
    updates: `With every trade; the open bar only grows. ${closedBarIsFinal}`,
    reading: [
      'It shows who paid the spread to trade now. High taker buying with rising price is pressure that works.',
      'High taker buying with flat price is pressure that is being absorbed by resting sell orders.',
      'Compare tiers: the same bar can show small trades buying and large trades selling.',
    ],
    misleads: [
      'Every taker buy has a seller. The series names who was in a hurry, and the maker on the other side may know more.',
      'A maker can be the larger party: someone buying with resting orders shows up here as others selling.',
      'Block trades and some retail programmes are reported separately or not at all, depending on the venue.',
    ],
    example: {
      id: 'taker-volume',
      title: 'three prints, all sizes and one tier',
      text: 'Price {price} USD. Taker buys {buyLarge} BTC and {buySmall} BTC, taker sells {sell} BTC. All sizes: {allBuys} USD bought, {allSells} USD sold. Tier 10k–100k: {tierBuys} USD bought, {tierSells} USD sold; the small buy is left out.',
      values: {
        price: 60000,
        buyLarge: 0.5,
        buySmall: 0.01,
        sell: 0.2,
        allBuys: 30600,
        allSells: 12000,
        tierBuys: 30000,
        tierSells: 12000,
      },
      recompute: ({ price = 0, buyLarge = 0, buySmall = 0, sell = 0 }) => {
        const all: readonly Trade[] = [
          { taker: 'buy', price, quantity: buyLarge },
          { taker: 'buy', price, quantity: buySmall },
          { taker: 'sell', price, quantity: sell },
        ];
        const tier = inTier(all, { from: 10_000, below: 100_000 });
        return {
          allBuys: takerVolume(all, 'buy'),
          allSells: takerVolume(all, 'sell'),
          tierBuys: takerVolume(tier, 'buy'),
          tierSells: takerVolume(tier, 'sell'),
        };
      },
    },
    inApp: 'A strip below the price, with both series in it.',
    command: 'metric add "taker volume" tier=10k-100k',
    screenerField: null,
    related: ['delta', 'volume', 'large-trades'],
    synonyms: ['aggressive volume', 'taker buy volume', 'taker sell volume', 'market order volume'],
  },
  {
    ...common,
    id: 'trade-count',
    name: 'Trade count',
    definition:
      'How many trades were printed in the bar. Divided into the turnover it gives the average size of a trade.',
    formula: 'n = number of trades in the bar; average size = turnover ÷ n',
    unit: 'trades per bar',
    sign: 'Never negative; more means more prints, whatever their size. Buys and sells count alike.',
    parameters: [tierParameter, venueParameter],
    updates: `With every trade; the open bar only grows. ${closedBarIsFinal}`,
    reading: [
      'Many trades with a small average size point to broad, usually retail activity, few with a large average to a handful of participants.',
      'A rising count in the highest tiers while the total stays flat shows a change of hands from small to large.',
    ],
    misleads: [
      'Venues print per match. One order that meets ten resting orders is ten trades on most feeds.',
      'Bots split orders into hundreds of equal parts. The count then measures an algorithm, not a crowd.',
      'Counts of two venues aren’t comparable: fees, minimum sizes and ways of reporting differ.',
    ],
    example: {
      id: 'trade-count',
      title: 'the same turnover from two crowds',
      text: 'Both bars turn over {turnover} USD. The first has {many} trades, on average {smallAverage} USD. The second has {few} trades, on average {largeAverage} USD.',
      values: { turnover: 1000000, many: 200, smallAverage: 5000, few: 20, largeAverage: 50000 },
      recompute: ({ turnover = 0, many = 0, few = 0 }) => ({
        smallAverage: averageTradeSize(turnover, many),
        largeAverage: averageTradeSize(turnover, few),
      }),
    },
    inApp: 'A strip below the price.',
    command: 'metric add "trade count" tier=1m-10m',
    screenerField: null,
    related: ['taker-volume', 'large-trades', 'volume'],
    synonyms: ['number of trades', 'prints', 'average trade size'],
  },
  {
    ...common,
    id: 'delta',
    name: 'Delta',
    definition:
      'Taker buys minus taker sells within one bar. It’s the net of who was willing to pay the spread.',
    formula: 'delta = taker buy volume − taker sell volume, per bar',
    unit: 'USD per bar',
    sign: 'Positive: takers bought more than they sold. Negative: takers sold more. Zero: both were equal, or nothing traded in the tier.',
    parameters: [tierParameter, venueParameter],
    updates: `With every trade; in the open bar it can change sign until the close. ${closedBarIsFinal}`,
    reading: [
      'Delta and price in one direction: pressure moves price.',
      'Large delta and little movement: resting orders on the other side absorb it.',
      'Set it against the bar’s volume. A small net on huge volume means both sides traded hard; the same net on little volume is a one-sided bar.',
    ],
    misleads: [
      'It’s one venue. Delta on a perpetual can be the hedge of the opposite trade on spot.',
      'Delta of other tools may be in coin. A figure in USD grows with price although the same coins trade.',
      'Data made from bars instead of trades assigns a whole bar to one side. PT uses the side of every trade.',
    ],
    example: {
      id: 'delta',
      title: 'four bars',
      text: 'Taker buys {b1}k, {b2}k, {b3}k and {b4}k USD; taker sells {s1}k, {s2}k, {s3}k and {s4}k. Delta: +{d1}k, {d2}k, {d3}k and +{d4}k.',
      values: {
        b1: 120,
        b2: 90,
        b3: 60,
        b4: 150,
        s1: 100,
        s2: 110,
        s3: 70,
        s4: 90,
        d1: 20,
        d2: -20,
        d3: -10,
        d4: 60,
      },
      recompute: ({ b1 = 0, b2 = 0, b3 = 0, b4 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0 }) => ({
        d1: delta(b1, s1),
        d2: delta(b2, s2),
        d3: delta(b3, s3),
        d4: delta(b4, s4),
      }),
    },
    inApp: 'A strip below the price, as bars above and below zero.',
    command: 'metric add delta tier=100k-1m',
    screenerField: null,
    related: ['cvd', 'taker-volume', 'imbalance'],
    synonyms: ['volume delta', 'order flow delta', 'net taker volume'],
  },
  {
    ...common,
    id: 'cvd',
    name: 'CVD',
    definition:
      'Cumulative volume delta: the running sum of delta since an anchor. It turns single bars into a line whose slope can be compared with the slope of price.',
    formula: 'CVDₙ = CVDₙ₋₁ + deltaₙ, starting from 0 at the anchor',
    unit: 'USD since the anchor',
    sign: 'Rising: takers buy on balance. Falling: they sell on balance. The level alone has no meaning, because it depends on the anchor.',
    parameters: [tierParameter, venueParameter, anchorParameter],
    updates: `With every trade; closed bars stay until the anchor is moved. ${closedBarIsFinal}`,
    reading: [
      'Compare slopes and turning points with price, never the level with another chart.',
      'Price makes a lower low and CVD a higher low: sellers are running out. Price makes a higher high and CVD a lower high: buyers are.',
      'CVD makes a lower low and price doesn’t: resting bids absorb the selling. CVD makes a higher high and price doesn’t: resting asks absorb the buying.',
      'Compare tiers on one chart: a rising line of large trades against a falling one of small trades shows the two in opposition.',
    ],
    misleads: [
      'The anchor shifts the whole line. Two charts with different anchors show different levels and even different signs for the same trades.',
      'Spot and perpetual CVD of one asset often disagree, because the perpetual is used for hedging.',
      'A line anchored long ago drifts: small one-sided effects add up over months and mean nothing.',
      'Missing trades stay missing in every later value, while a missing bar of delta harms only itself.',
    ],
    example: {
      id: 'cvd',
      title: 'the same four bars, two anchors',
      text: 'Delta +{d1}k, {d2}k, {d3}k, +{d4}k. From 0 the CVD is {c1}k, {c2}k, {c3}k, {c4}k. Anchored earlier, where {start}k had already been added, it is {e1}k, {e2}k, {e3}k, {e4}k. Every level differs, every step is the same.',
      values: {
        d1: 20,
        d2: -20,
        d3: -10,
        d4: 60,
        c1: 20,
        c2: 0,
        c3: -10,
        c4: 50,
        start: 1000,
        e1: 1020,
        e2: 1000,
        e3: 990,
        e4: 1050,
      },
      recompute: ({ d1 = 0, d2 = 0, d3 = 0, d4 = 0, start = 0 }) => {
        const deltas = [d1, d2, d3, d4];
        const [c1 = 0, c2 = 0, c3 = 0, c4 = 0] = cumulativeDelta(deltas);
        const [e1 = 0, e2 = 0, e3 = 0, e4 = 0] = cumulativeDelta(deltas, start);
        return { c1, c2, c3, c4, e1, e2, e3, e4 };
      },
    },
    inApp:
      'A strip below the price; add it once per tier to compare them. Panda Intel reads it by tier on the flow card.',
    command: 'metric add cvd tier=100k-1m',
    screenerField: null,
    related: ['delta', 'large-trades', 'open-interest'],
    synonyms: ['cumulative delta', 'cumulative volume delta'],
  },
  {
    ...common,
    id: 'vwap',
    name: 'VWAP',
    definition:
      'The volume-weighted average price since an anchor: what the average unit actually cost. With a tier it is what trades of that size paid.',
    formula: 'VWAP = Σ(price × quantity) ÷ Σ quantity, over all trades since the anchor',
    unit: 'quote currency (a price)',
    sign: 'A price, so never negative; compare it with the last price. Above VWAP, price is higher than the average trade since the anchor. Below, it’s lower.',
    parameters: [tierParameter, venueParameter, anchorParameter],
    updates: `With every trade; it moves less and less as the day grows. ${closedBarIsFinal}`,
    reading: [
      'It’s the usual benchmark for an execution: a buy below VWAP was better than the average of the session.',
      'Many traders treat it as the fair price of the session and watch how price behaves when it comes back.',
      'A VWAP of a high tier above that of all trades means large trades happened at higher prices. It mixes buys and sells, so large sellers at the high look the same: check taker volume of the tier.',
    ],
    misleads: [
      'Crypto has no opening bell, so the anchor is a choice: by default the UTC day up to 4H, the month on 1D, the year on 1W and 1M. A tool that resets elsewhere shows a different line.',
      'Right after the reset it rests on a few trades and follows price. It says little in the first bars.',
      'The VWAP study is computed from bars with the typical price (high + low + close) ÷ 3. This metric is computed from trades, so the two differ slightly.',
    ],
    example: {
      id: 'vwap',
      title: 'three trades',
      text: '{q1} units at {p1}, {q2} at {p2}, {q3} at {p3}: VWAP {vwap}. The plain mean of the three prices is {mean}; the larger trades pull VWAP above it.',
      values: { p1: 100, q1: 5, p2: 101, q2: 3, p3: 99, q3: 2, vwap: 100.1, mean: 100 },
      decimals: { mean: 1 },
      recompute: ({ p1 = 0, q1 = 0, p2 = 0, q2 = 0, p3 = 0, q3 = 0 }) => ({
        vwap: vwap([
          { price: p1, quantity: q1 },
          { price: p2, quantity: q2 },
          { price: p3, quantity: q3 },
        ]),
        mean: (p1 + p2 + p3) / 3,
      }),
    },
    inApp: 'A line on the price itself, because it is a price.',
    command: 'metric add vwap tier=1m-10m',
    screenerField: null,
    related: ['cvd', 'taker-volume', 'slippage-for-size'],
    synonyms: ['volume weighted average price', 'trade VWAP'],
  },
  {
    ...common,
    id: 'large-trades',
    name: 'Large trades',
    definition:
      'Single trades at or above a threshold in USD, by taker side. The threshold is the lower edge of the chosen tier and there is no upper edge.',
    formula: 'Σ price × quantity of trades with price × quantity ≥ threshold, for buys and for sells',
    unit: 'USD per bar',
    sign: 'Both series are never negative; the name is the taker side. A large taker sell is still one seller and at least one buyer.',
    parameters: [
      {
        ...tierParameter,
        default: '100k–1m',
        meaning: 'Sets the threshold: the lower edge of the tier, in USD. Larger trades count too.',
      },
      venueParameter,
    ],
    updates: `With every trade above the threshold; the open bar only grows. ${closedBarIsFinal}`,
    reading: [
      'Look at where they happen: large buying at a low that holds, or large selling into a high that fails, says more than the total.',
      'A cluster on one side within a few bars is more telling than one print.',
    ],
    misleads: [
      'A threshold that is rare on a small coin is ordinary on BTC. Choose it for the symbol.',
      'Large orders are often cut into small ones. Their absence proves nothing.',
      'A print of one match can be smaller than the order behind it: the same order is large or not, depending on whom it met.',
    ],
    example: {
      id: 'large-trades',
      title: 'what passes a threshold, and what slips under it',
      text: 'Threshold {threshold} USD. A taker buys {buy} BTC at {buyPrice} and a taker sells {sell} BTC at {sellPrice}: {bought} USD bought, {sold} USD sold. Had the same purchase met {parts} resting orders, it would print as {parts} trades of {part} USD and count as {counted}.',
      values: {
        threshold: 100000,
        buy: 2,
        buyPrice: 60000,
        sell: 5,
        sellPrice: 59900,
        bought: 120000,
        sold: 299500,
        parts: 4,
        part: 30000,
        counted: 0,
      },
      recompute: ({ threshold = 0, buy = 0, buyPrice = 0, sell = 0, sellPrice = 0, parts = 1 }) => {
        const tier = { from: threshold, below: Number.POSITIVE_INFINITY };
        const purchase: Trade = { taker: 'buy', price: buyPrice, quantity: buy };
        const large = inTier([purchase, { taker: 'sell', price: sellPrice, quantity: sell }], tier);
        const split = Array.from({ length: parts }, () => ({ ...purchase, quantity: buy / parts }));
        return {
          bought: takerVolume(large, 'buy'),
          sold: takerVolume(large, 'sell'),
          part: takerVolume(split, 'buy') / parts,
          counted: takerVolume(inTier(split, tier), 'buy'),
        };
      },
    },
    inApp: 'A strip below the price, with both series in it.',
    command: 'metric add "large trades" tier=1m-10m',
    screenerField: null,
    related: ['taker-volume', 'trade-count', 'cvd', 'whale-transactions'],
    synonyms: ['big trades', 'whale trades', 'block prints'],
  },
];
