import { cumulativeDelta, delta, inTier, type Trade, takerVolume, vwap } from '../formulas/metrics/orderflow';
import { ratio } from '../formulas/metrics/ratio';
import { metricsOf } from './families';
import { anchorParameter, tierParameter, venueParameter } from './shared';

export const orderflowMetrics = metricsOf('orderflow', {
  'taker-volume': {
    name: 'Taker volume',
    definition: 'How much takers bought and how much they sold. A taker is the side that crossed the spread.',
    formula: 'taker buy (sell) volume = Σ price × quantity of trades whose taker bought (sold)',
    unit: 'USD per bar',
    sign: 'The two series add up to the turnover.',
    reading: [
      'When price rises while takers buy, their buying works. When it stays flat, resting sell orders absorb it.',
      'Compare tiers, because in the same bar small trades can buy while large ones sell.',
    ],
    misleads: [
      'Someone who buys with resting orders shows up as other people’s selling.',
      'Depending on the venue, block trades are reported separately or not at all.',
    ],
    example: {
      title: 'three trades, all sizes and one tier',
      text: 'The price is ${price}. Takers buy {buyLarge} BTC and {buySmall} BTC, and sell {sell} BTC. Over all sizes that’s ${allBuys} bought and ${allSells} sold. In tier 10k–100k it’s ${tierBuys} bought and ${tierSells} sold: the small buy doesn’t count.',
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
    command: 'metric add "taker volume" tier=10k-100k',
    synonyms: ['aggressive volume', 'taker buy volume', 'taker sell volume', 'market order volume'],
  },
  'trade-count': {
    name: 'Trade count',
    definition: 'How many trades the bar had. Turnover divided by it is the average trade size.',
    formula: 'n = number of trades in the bar; average size = turnover ÷ n',
    unit: 'trades per bar',
    sign: 'Buys and sells count alike.',
    reading: [
      'Many small trades usually come from many small accounts, a few large ones from a handful of participants.',
      'When the count rises in the high tiers and the total doesn’t, larger traders are taking over.',
    ],
    misleads: [
      'One order that meets ten resting orders is ten trades, and bots that slice orders add hundreds more.',
    ],
    example: {
      title: 'the same turnover, two crowds',
      text: 'Two bars have the same turnover of ${turnover}. One has {many} trades of ${smallAverage} on average, the other has {few} trades of ${largeAverage}.',
      values: { turnover: 1000000, many: 200, smallAverage: 5000, few: 20, largeAverage: 50000 },
      recompute: ({ turnover = 0, many = 0, few = 0 }) => ({
        smallAverage: ratio(turnover, many),
        largeAverage: ratio(turnover, few),
      }),
    },
    command: 'metric add "trade count" tier=1m-10m',
    synonyms: ['number of trades', 'prints', 'average trade size'],
  },
  delta: {
    name: 'Delta',
    definition: 'Taker buys minus taker sells in one bar: who was more willing to pay the spread.',
    formula: 'delta = taker buy volume − taker sell volume, per bar',
    unit: 'USD per bar',
    sign: 'Positive: takers bought more than they sold. Zero: equal, or nothing traded in the tier.',
    reading: [
      'When price goes the same way, the pressure works. When it hardly moves, resting orders absorb it.',
      'A small delta on huge volume means that both sides traded hard.',
    ],
    misleads: [
      'A perpetual’s delta can be the hedge of an opposite spot trade.',
      'Some tools guess the side from the bar, whereas PT uses the side of every trade.',
    ],
    example: {
      title: 'four bars',
      text: 'In four bars takers buy ${b1}k, ${b2}k, ${b3}k and ${b4}k, and sell ${s1}k, ${s2}k, ${s3}k and ${s4}k. Delta is +${d1}k, ${d2}k, ${d3}k and +${d4}k.',
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
    command: 'metric add delta tier=100k-1m',
    synonyms: ['volume delta', 'order flow delta', 'net taker volume'],
  },
  cvd: {
    name: 'CVD',
    definition: 'Cumulative volume delta: the running total of delta since an anchor.',
    formula: 'CVDₙ = CVDₙ₋₁ + deltaₙ, starting from 0 at the anchor',
    unit: 'USD since the anchor',
    sign: 'Rising: takers buy more than they sell. The level depends on the anchor.',
    parameters: [tierParameter, venueParameter, anchorParameter],
    reading: [
      'Compare slopes and turning points with price, never levels. Where the turning points disagree, one side is running out or being absorbed.',
    ],
    misleads: [
      'When you move the anchor, the whole line shifts, sometimes across zero.',
      'Spot and perpetual CVD often disagree, since perpetuals are also used to hedge.',
      'Trades missing from the feed stay missing in every later value.',
    ],
    example: {
      title: 'the same four bars, two anchors',
      text: 'Delta is +${d1}k, ${d2}k, ${d3}k and +${d4}k. From 0, CVD reads ${c1}k, ${c2}k, ${c3}k, ${c4}k. With an earlier anchor and ${start}k already in the total, it reads ${e1}k, ${e2}k, ${e3}k, ${e4}k. The steps are the same.',
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
    command: 'metric add cvd tier=100k-1m',
    synonyms: ['cumulative delta', 'cumulative volume delta'],
  },
  vwap: {
    name: 'VWAP',
    definition:
      'The volume-weighted average price since an anchor. With a tier, it’s the average of trades of that size.',
    formula: 'VWAP = Σ(price × quantity) ÷ Σ quantity, over all trades since the anchor',
    unit: 'quote currency (a price)',
    sign: 'A price, drawn on the chart. Above it, you pay more than the average trade since the anchor.',
    parameters: [tierParameter, venueParameter, anchorParameter],
    reading: [
      'Use it to judge a fill: below VWAP, you bought better than the average trade.',
      'When a high tier’s VWAP is above that of all trades, large trades happened at higher prices. Large sellers at the high look the same as large buyers. Check the tier’s taker volume.',
    ],
    misleads: ['Crypto has no opening bell: a tool with another anchor shows another line.'],
    example: {
      title: 'three trades',
      text: '{q1} units trade at {p1}, {q2} at {p2} and {q3} at {p3}. VWAP is {vwap}. The plain mean of the prices is {mean}: the larger trades pull VWAP above it.',
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
    command: 'metric add vwap tier=1m-10m',
    synonyms: ['volume weighted average price', 'trade VWAP'],
  },
  'large-trades': {
    name: 'Large trades',
    definition: 'Trades at or above a threshold in USD, by taker side.',
    formula: 'Σ price × quantity of trades with price × quantity ≥ threshold, for buys and for sells',
    unit: 'USD per bar',
    sign: 'The two series are named after the taker’s side.',
    parameters: [
      {
        ...tierParameter,
        default: '100k–1m',
        meaning: 'Its lower edge in USD is the threshold. Larger trades count too.',
      },
      venueParameter,
    ],
    reading: ['Look for large buying at a low that holds, or large selling into a high that fails.'],
    misleads: [
      'What’s rare on a small coin is ordinary on BTC. Pick the threshold for the symbol.',
      'Large orders are often sliced, and seeing none proves nothing.',
    ],
    example: {
      title: 'what passes the threshold',
      text: 'The threshold is ${threshold}. One taker buys {buy} BTC at ${buyPrice} and another sells {sell} BTC at ${sellPrice}: ${bought} bought, ${sold} sold. If the same buy had met {parts} resting orders, it would be reported as {parts} trades of ${part} and count as {counted}.',
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
    command: 'metric add "large trades" tier=1m-10m',
    synonyms: ['big trades', 'whale trades', 'block prints'],
  },
});
