import {
  askDepth,
  averageFill,
  type Book,
  bidAskRatio,
  bidDepth,
  depthChange,
  feedReachPercent,
  imbalance,
  mid,
  slippagePercent,
  spread,
  spreadBps,
} from '../formulas/metrics/orderbook';
import { bookReach } from './depth-bands';
import { metricsOf } from './families';
import { venueParameter } from './shared';

/** One small book for every example of the family, so that its numbers can be followed from sheet to sheet. */
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

export const orderbookMetrics = metricsOf('orderbook', {
  spread: {
    name: 'Spread',
    definition:
      'The gap between the best ask and the best bid. You lose it, and the fees, if you buy and sell again at once.',
    formula:
      'spread = best ask − best bid; in bps = spread ÷ mid × 10,000, with mid = (best ask + best bid) ÷ 2',
    unit: 'bps of the mid price (1 bps = 0.01%)',
    sign: 'Wider is more expensive to trade.',
    parameters: [venueParameter],
    reading: [
      'It’s the first part of what a market order costs: half on the way in, half on the way out.',
      'When it widens without news, market makers are stepping back, and thin depth and jumps follow.',
    ],
    misleads: [
      'It can’t be smaller than one tick, the smallest price step. On a cheap coin with a coarse tick it may never move.',
      'It covers the first few units. A tight spread with little behind it is expensive for real size.',
    ],
    example: {
      title: 'from two prices to basis points',
      text: 'With the best bid at {bid} and the best ask at {ask}, mid is {mid}. The spread is {spread}, or {bps} bps of mid.',
      values: { bid: 99.9, ask: 100.1, mid: 100, spread: 0.2, bps: 20 },
      recompute: () => ({ mid: mid(book), spread: spread(book), bps: spreadBps(book) }),
    },
    command: 'metric add spread venue=bybit',
    screenerField: 'spread',
    synonyms: ['bid-ask spread', 'bid/ask spread'],
  },
  'bid-depth': {
    name: 'Bid depth',
    definition: 'The value of all visible buy orders from mid down to the edge of the band.',
    formula: 'Σ price × quantity of bids with price ≥ mid × (1 − band)',
    unit: 'USD',
    sign: 'More means more resting buy orders.',
    reading: [
      'Compare it with its past in the same band, and with your order size.',
      'When it falls, the same selling moves price further.',
      'A narrow band is about the next minutes, a wide one about where people would like to buy.',
    ],
    misleads: [
      'Orders far from price cost nothing to show, and a wall can be gone before price gets there.',
      `A feed ends somewhere: on BTC perpetuals about ${bookReach.Bybit.percent}% from mid at Binance and Bybit, and ${bookReach.Hyperliquid.percent}% at Hyperliquid while the price has five digits. Wider bands are partial there.`,
    ],
    example: {
      title: 'bids within 1% of mid',
      text: 'There are bids of {q1} at {p1}, {q2} at {p2} and {q3} at {p3}, and mid is {mid}. The band 0–{band}% reaches down to {edge}. All three bids count and make ${depth}.',
      values: {
        q1: 5,
        p1: 99.9,
        q2: 8,
        p2: 99.8,
        q3: 20,
        p3: 99.5,
        mid: 100,
        band: 1,
        edge: 99,
        depth: 3287.9,
      },
      decimals: { p3: 1 },
      recompute: ({ band = 0 }) => ({
        mid: mid(book),
        edge: mid(book) * (1 - band / 100),
        depth: bidDepth(book, band),
      }),
    },
    command: 'metric add "bid depth" band=0-1',
    synonyms: ['buy-side depth', 'bid liquidity'],
  },
  'ask-depth': {
    name: 'Ask depth',
    definition: 'The value of all visible sell orders from mid up to the edge of the band.',
    formula: 'Σ price × quantity of asks with price ≤ mid × (1 + band)',
    unit: 'USD',
    sign: 'More means more resting sell orders.',
    reading: ['Compare it with taker buying in the same bar: asks that refill are absorbing it.'],
    misleads: [
      'In USD, depth grows with price even if the same coins are on offer.',
      'Iceberg orders show only their tip.',
    ],
    example: {
      title: 'asks within 1% of mid, and how far a feed reaches',
      text: 'There are asks of {q1} at {p1}, {q2} at {p2} and {q3} at {p3}, and mid is {mid}. The band 0–{band}% holds ${depth}.\nA feed of {levels} levels on a market at {price} with a tick of {tick} reaches only {reach}% from mid when every tick holds an order.',
      values: {
        q1: 4,
        p1: 100.1,
        q2: 6,
        p2: 100.3,
        q3: 10,
        p3: 100.6,
        mid: 100,
        band: 1,
        depth: 2008.2,
        levels: 1000,
        price: 60000,
        tick: 0.1,
        reach: 0.17,
      },
      recompute: ({ band = 0, levels = 0, price = 0, tick = 0 }) => ({
        mid: mid(book),
        depth: askDepth(book, band),
        reach: feedReachPercent(levels, tick, price),
      }),
    },
    command: 'metric add "ask depth" band=0-1',
    synonyms: ['sell-side depth', 'ask liquidity'],
  },
  'bid-ask-ratio': {
    name: 'Bid/ask ratio',
    definition: 'Bid depth divided by ask depth in the same band: dollars of bids for each dollar of asks.',
    formula: 'bid depth ÷ ask depth',
    unit: 'ratio',
    sign: 'Above 1: more value rests on the bid. No value if the band has no asks.',
    reading: ['When it climbs as price falls into a level, bids are being added there.'],
    misleads: [
      'It says nothing about intent: someone who wants to sell can show large bids.',
      'The scale is lopsided: twice the bids reads 2, twice the asks reads 0.5. Imbalance treats both alike.',
    ],
    example: {
      title: 'the same book in two bands',
      text: 'Within {wide}% of mid, ${wideBids} of bids face ${wideAsks} of asks: the ratio is {wideRatio}. Within {narrow}%, ${narrowBids} face ${narrowAsks}: the ratio is {narrowRatio}.',
      values: {
        wide: 1,
        wideBids: 3287.9,
        wideAsks: 2008.2,
        wideRatio: 1.64,
        narrow: 0.5,
        narrowBids: 3287.9,
        narrowAsks: 1002.2,
        narrowRatio: 3.28,
      },
      recompute: ({ wide = 0, narrow = 0 }) => ({
        wideBids: bidDepth(book, wide),
        wideAsks: askDepth(book, wide),
        wideRatio: bidAskRatio(bidDepth(book, wide), askDepth(book, wide)),
        narrowBids: bidDepth(book, narrow),
        narrowAsks: askDepth(book, narrow),
        narrowRatio: bidAskRatio(bidDepth(book, narrow), askDepth(book, narrow)),
      }),
    },
    command: 'metric add "bid/ask ratio" band=0-2.5',
    synonyms: ['book ratio', 'depth ratio'],
  },
  imbalance: {
    name: 'Imbalance',
    definition: 'Bid depth minus ask depth, as a share of both: the ratio on a symmetrical scale.',
    formula: '(bid depth − ask depth) ÷ (bid depth + ask depth); also (ratio − 1) ÷ (ratio + 1)',
    unit: 'none, from −1 to +1',
    sign: 'Positive: more value rests on the bid. Without asks in the band it’s +1; without any orders there’s a gap.',
    reading: [
      'In a narrow band it describes the next seconds to minutes.',
      'On longer bars, look at how long it lasts, since a single snapshot is mostly noise.',
    ],
    misleads: [
      'Orders that are placed to be cancelled pull it wherever their owner likes.',
      'Footprint charts use the name for executed volume, not for resting orders.',
    ],
    example: {
      title: 'one book, two bands',
      text: 'Within {wide}%, ${wideBids} of bids face ${wideAsks} of asks: imbalance is +{wideImbalance}. Within {narrow}%, ${narrowBids} face ${narrowAsks}: imbalance is +{narrowImbalance}.',
      values: {
        wide: 1,
        wideBids: 3287.9,
        wideAsks: 2008.2,
        wideImbalance: 0.242,
        narrow: 0.5,
        narrowBids: 3287.9,
        narrowAsks: 1002.2,
        narrowImbalance: 0.533,
      },
      recompute: ({ wide = 0, narrow = 0 }) => ({
        wideBids: bidDepth(book, wide),
        wideAsks: askDepth(book, wide),
        wideImbalance: imbalance(bidDepth(book, wide), askDepth(book, wide)),
        narrowBids: bidDepth(book, narrow),
        narrowAsks: askDepth(book, narrow),
        narrowImbalance: imbalance(bidDepth(book, narrow), askDepth(book, narrow)),
      }),
    },
    command: 'metric add imbalance band=0-1',
    synonyms: ['order book imbalance', 'OBI', 'book pressure'],
  },
  'depth-change': {
    name: 'Depth change',
    definition: 'How much bid and ask depth grew or shrank since the bar before, one series per side.',
    formula: 'depth at the close of this bar − depth at the close of the bar before, per side',
    unit: 'USD per bar',
    sign: 'Positive: depth was added on that side. Negative: it was cancelled or traded away, or mid moved away from it.',
    reading: ['When depth grows while takers trade into it, depth is being refilled, which is absorption.'],
    misleads: ['The band moves with mid, and orders enter and leave it without anyone touching them.'],
    example: {
      title: 'a bid is cancelled',
      text: 'Bid depth within {band}% is ${before}. The order of {quantity} at {price} is cancelled and mid stays put. Bid depth is now ${now}, a change of ${change}.',
      values: { band: 1, before: 3287.9, quantity: 8, price: 99.8, now: 2489.5, change: -798.4 },
      recompute: ({ band = 0, price: gone = 0 }) => {
        const before = bidDepth(book, band);
        const now = bidDepth({ ...book, bids: book.bids.filter(({ price }) => price !== gone) }, band);
        return { before, now, change: depthChange(before, now) };
      },
    },
    command: 'metric add "depth change" band=0-2.5',
    synonyms: ['depth delta', 'liquidity added', 'liquidity pulled'],
  },
  'slippage-for-size': {
    name: 'Slippage for a size',
    definition:
      'What a market order of a given size would cost beyond the best price, found by walking the visible book.',
    formula: 'buy: (average fill − best ask) ÷ best ask; sell: (best bid − average fill) ÷ best bid',
    unit: '% of the best price',
    sign: 'Positive: worse than the best price, for buys and sells alike. No value: the visible book is smaller than the size.',
    parameters: [
      {
        name: 'size',
        values: 'an order size in USD',
        default: 'none: required',
        meaning: 'What you’d really send.',
      },
      venueParameter,
    ],
    reading: [
      'Check it before every market order, and add half the spread and the fee.',
      'Try several sizes. Where the cost bends upwards is what this market takes in one go.',
    ],
    misleads: [
      'It’s a snapshot, and the book changes before your order arrives.',
      'Hidden and iceberg orders are missing, and the real fill can be better.',
    ],
    example: {
      title: 'buying 8 into this book',
      text: 'There are asks of {q1} at {p1} and {q2} at {p2}, and the best bid is {bid}. A market buy of {size} takes {q1} from the first level and {rest} from the second, {average} on average. That’s {overBest}% above the best ask and {overMid}% above the mid price of {mid}.',
      values: {
        q1: 4,
        p1: 100.1,
        q2: 6,
        p2: 100.3,
        bid: 99.9,
        size: 8,
        rest: 4,
        average: 100.2,
        overBest: 0.1,
        overMid: 0.2,
        mid: 100,
      },
      decimals: { average: 2, overBest: 2, overMid: 2 },
      recompute: ({ size = 0, q1 = 0, p1 = 0 }) => {
        const average = averageFill(book.asks, size);
        return {
          rest: size - q1,
          average,
          overBest: slippagePercent(average, p1, 'buy'),
          overMid: slippagePercent(average, mid(book), 'buy'),
          mid: mid(book),
        };
      },
    },
    command: 'metric add "slippage for a size" size=50000 venue=bybit',
    synonyms: ['market order cost', 'book slippage', 'slippage estimate'],
  },
});
