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
} from '../formulas/orderbook';
import { families } from './families';
import type { Metric } from './metric.schema';
import { bandParameter, everyTimeframe, venueParameter } from './shared';

const common = {
  family: 'orderbook',
  page: families.orderbook.page,
  timeframes: everyTimeframe,
  venues: 'Spot markets and perpetuals on Binance, Bybit and Hyperliquid, one venue at a time.',
} as const;

const snapshot = 'A snapshot; the bar keeps the one at its close.';
const snapshotFinality = `${snapshot} Orders placed and cancelled in between don’t show. A closed bar is final.`;

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

export const orderbookMetrics: readonly Metric[] = [
  {
    ...common,
    id: 'spread',
    name: 'Spread',
    definition:
      'The distance between the best ask and the best bid. A taker who buys and sells again at once loses at least this much, before fees.',
    formula:
      'spread = best ask − best bid; in bps = spread ÷ mid × 10,000, with mid = (best ask + best bid) ÷ 2',
    unit: 'bps of the mid price (1 bps = 0.01%)',
    sign: 'Positive; wider is more expensive to trade. It can’t be negative on one venue, because crossing orders trade at once.',
    parameters: [venueParameter],
    updates: snapshotFinality,
    reading: [
      'It’s the first part of the cost of a taker order. Half of it is paid on the way in and half on the way out, measured from the mid price.',
      'A spread that widens without news says that market makers step back. Expect thin depth and jumps.',
    ],
    misleads: [
      'The tick size is a floor. On a cheap coin with a coarse tick the spread can stay at one tick and say nothing.',
      'It concerns the first few units only. A tight spread with little behind it is expensive for any real size.',
      'Orders of retail price-improvement programmes are left out of API books on some venues, so the spread you trade at can be tighter than shown.',
    ],
    example: {
      id: 'spread',
      title: 'from two prices to basis points',
      text: 'Best bid {bid}, best ask {ask}: mid {mid}, spread {spread}, which is {bps} bps of mid.',
      values: { bid: 99.9, ask: 100.1, mid: 100, spread: 0.2, bps: 20 },
      recompute: () => ({ mid: mid(book), spread: spread(book), bps: spreadBps(book) }),
    },
    inApp:
      'A strip below the price. Panda Intel reads depth and slippage, which go with it, on the liquidity card.',
    command: 'metric add spread venue=bybit',
    screenerField: 'spread',
    related: ['slippage-for-size', 'bid-depth', 'ask-depth'],
    synonyms: ['bid-ask spread', 'bid/ask spread'],
  },
  {
    ...common,
    id: 'bid-depth',
    name: 'Bid depth',
    definition:
      'The value of all visible buy orders from the mid price down to the edge of the band. It’s what stands ready to buy from sellers.',
    formula: 'Σ price × quantity of bids with price ≥ mid × (1 − band)',
    unit: 'USD',
    sign: 'Never negative; more means more resting buy orders. They can be cancelled at any moment.',
    parameters: [bandParameter, venueParameter],
    updates: snapshotFinality,
    reading: [
      'Compare it with its own past in the same band, and with your order size.',
      'Falling bid depth before a move down says that buyers step aside: the same selling then moves price further.',
      'Narrow bands tell you about the next minutes, wide ones about where people would like to buy.',
    ],
    misleads: [
      'Orders far away inflate the wide bands. They cost nothing to show and rarely trade.',
      'A wall can be cancelled before price gets there, or be placed only to be seen.',
      'A feed stops after a fixed number of levels. A band it doesn’t reach the end of is marked partial: on BTC at Bybit, everything beyond about 0.2% each side.',
    ],
    example: {
      id: 'bid-depth',
      title: 'bids within 1% of mid',
      text: 'Bids {q1} at {p1}, {q2} at {p2} and {q3} at {p3}, mid {mid}. Band 0–{band}% reaches down to {edge}, so all three count: {depth} USD.',
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
    inApp: 'A strip below the price. Panda Intel reads depth on the liquidity card.',
    command: 'metric add "bid depth" band=0-1',
    screenerField: null,
    related: ['ask-depth', 'depth-change', 'bid-ask-ratio', 'imbalance'],
    synonyms: ['buy-side depth', 'bid liquidity'],
  },
  {
    ...common,
    id: 'ask-depth',
    name: 'Ask depth',
    definition:
      'The value of all visible sell orders from the mid price up to the edge of the band. It’s what stands ready to sell to buyers.',
    formula: 'Σ price × quantity of asks with price ≤ mid × (1 + band)',
    unit: 'USD',
    sign: 'Never negative; more means that more resting sellers are shown. It says where sellers would sell and nothing about when.',
    parameters: [bandParameter, venueParameter],
    updates: snapshotFinality,
    reading: [
      'Compare it with its own past in the same band, and with taker buying in the same bar.',
      'Asks that are refilled while takers buy into them are absorption: look at delta beside it.',
    ],
    misleads: [
      'Depth in USD grows with price although the same coins are on offer.',
      'Wide bands are often partial: the worked example shows how short a feed can be.',
      'Iceberg orders show only their tip. What a book can really absorb is seen after the trade.',
    ],
    example: {
      id: 'ask-depth',
      title: 'asks within 1% of mid, and how far a feed reaches',
      text: 'Asks {q1} at {p1}, {q2} at {p2} and {q3} at {p3}, mid {mid}: band 0–{band}% holds {depth} USD.\nA feed of {levels} levels on a market at {price} with a tick of {tick} reaches only {reach}% from mid when every tick holds an order. Wider bands are marked partial.',
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
    inApp: 'A strip below the price. Panda Intel reads depth on the liquidity card.',
    command: 'metric add "ask depth" band=0-1',
    screenerField: null,
    related: ['bid-depth', 'depth-change', 'bid-ask-ratio', 'slippage-for-size'],
    synonyms: ['sell-side depth', 'ask liquidity'],
  },
  {
    ...common,
    id: 'bid-ask-ratio',
    name: 'Bid/ask ratio',
    definition:
      'Bid depth divided by ask depth in the same band: how many dollars of bids there are for each dollar of asks.',
    formula: 'bid depth ÷ ask depth',
    unit: 'ratio',
    sign: 'Above 1: more value rests on the bid. Below 1: more rests on the ask. No value when a band holds no asks.',
    parameters: [bandParameter, venueParameter],
    updates: snapshotFinality,
    reading: [
      'Watch how it changes around a level. A ratio that climbs as price falls into it says that bids are added there.',
      'Compare bands: narrow against wide shows whether the weight sits close to price or far away.',
    ],
    misleads: [
      'It says nothing about intent. Someone who wants to sell can show large bids.',
      'The band decides the answer, as the example shows. A ratio without its band says nothing.',
      'The scale is lopsided: twice the bids is 2, twice the asks is 0.5. Imbalance treats both alike.',
    ],
    example: {
      id: 'bid-ask-ratio',
      title: 'the same book in two bands',
      text: 'Within {wide}% of mid: {wideBids} USD of bids and {wideAsks} of asks, ratio {wideRatio}. Within {narrow}%: {narrowBids} against {narrowAsks}, ratio {narrowRatio}. No order was moved.',
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
    inApp: 'A strip below the price. A log scale makes both directions comparable.',
    command: 'metric add "bid/ask ratio" band=0-2.5',
    screenerField: null,
    related: ['imbalance', 'bid-depth', 'ask-depth'],
    synonyms: ['book ratio', 'depth ratio'],
  },
  {
    ...common,
    id: 'imbalance',
    name: 'Imbalance',
    definition:
      'The difference between bid and ask depth as a share of both. It carries the same information as the ratio on a symmetrical scale.',
    formula: '(bid depth − ask depth) ÷ (bid depth + ask depth); also (ratio − 1) ÷ (ratio + 1)',
    unit: 'none, from −1 to +1',
    sign: 'Positive: more value rests on the bid. Negative: more rests on the ask. +1: bids but no asks in the band. A gap means PT has no data, or both sides are empty.',
    parameters: [bandParameter, venueParameter],
    updates: snapshotFinality,
    reading: [
      'In the narrow band it describes pressure over the next seconds to minutes, and no longer.',
      'On longer bars look at how long it lasts. A single snapshot is mostly noise.',
      'Imbalance against delta is the interesting case: heavy bids and heavy taker selling is absorption in the making.',
    ],
    misleads: [
      'It flips within seconds. A value at the close of a 4H bar is one moment out of four hours.',
      'Orders that are placed only to be cancelled pull it wherever their owner wants it.',
      'The imbalance of a footprint chart compares executed volume at neighbouring prices. This one compares resting orders.',
    ],
    example: {
      id: 'imbalance',
      title: 'one book, two bands',
      text: 'Within {wide}%: {wideBids} USD of bids, {wideAsks} of asks, imbalance +{wideImbalance}. Within {narrow}%: {narrowBids} and {narrowAsks}, imbalance +{narrowImbalance}.',
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
    inApp: 'A strip below the price, above and below zero.',
    command: 'metric add imbalance band=0-1',
    screenerField: null,
    related: ['bid-ask-ratio', 'depth-change', 'delta'],
    synonyms: ['order book imbalance', 'OBI', 'book pressure'],
  },
  {
    ...common,
    id: 'depth-change',
    name: 'Depth change',
    definition: 'How much bid and ask depth grew or shrank since the bar before. Two series, one per side.',
    formula: 'depth at the close of this bar − depth at the close of the bar before, per side',
    unit: 'USD per bar',
    sign: 'Positive: depth was added on that side. Negative: it was cancelled, traded away, or left behind when price moved.',
    parameters: [bandParameter, venueParameter],
    updates: snapshotFinality,
    reading: [
      'Shrinking with little trading is cancelling: makers step back.',
      'Shrinking with as much trading on that side is consumption: takers ate it.',
      'Growing while takers hit that side means someone keeps refilling it: absorption.',
    ],
    misleads: [
      'Executions reduce depth exactly as cancellations do. Only the comparison with taker volume tells them apart.',
      'The band moves with the mid price. When price moves, orders enter and leave the band without anyone touching them.',
      'Don’t add it up: the sum of all changes is just the depth itself, minus where it started.',
    ],
    example: {
      id: 'depth-change',
      title: 'a bid is cancelled',
      text: 'Bid depth within {band}% is {before} USD. The order of {quantity} at {price} is cancelled; mid stays where it was. Bid depth is now {now} USD: change {change} USD.',
      values: { band: 1, before: 3287.9, quantity: 8, price: 99.8, now: 2489.5, change: -798.4 },
      recompute: ({ band = 0, price: gone = 0 }) => {
        const before = bidDepth(book, band);
        const now = bidDepth({ ...book, bids: book.bids.filter(({ price }) => price !== gone) }, band);
        return { before, now, change: depthChange(before, now) };
      },
    },
    inApp: 'A strip below the price, with both sides in it. Put taker volume in the next strip.',
    command: 'metric add "depth change" band=0-2.5',
    screenerField: null,
    related: ['bid-depth', 'ask-depth', 'taker-volume'],
    synonyms: ['depth delta', 'liquidity added', 'liquidity pulled'],
  },
  {
    ...common,
    id: 'slippage-for-size',
    name: 'Slippage for a size',
    definition:
      'What a market order of a given size would cost beyond the best price, found by walking the visible book. Two series: a buy walks the asks, a sell walks the bids.',
    formula: 'buy: (average fill − best ask) ÷ best ask; sell: (best bid − average fill) ÷ best bid',
    unit: '% of the best price',
    sign: 'Positive: worse than the best price, for buys and sells alike. Zero: the whole size fits at the best price. No value: the visible book is smaller than the size.',
    parameters: [
      {
        name: 'size',
        values: 'an order size in USD',
        default: 'none: required',
        meaning: 'The order whose cost is estimated, in USD. Enter what you’d really send.',
      },
      venueParameter,
    ],
    updates: snapshotFinality,
    reading: [
      'It’s the second part of the cost of a taker order. Add half the spread to measure from mid, and the fee of the venue.',
      'A buy that costs more than a sell of the same size says that the asks are thinner.',
      'Watch how it grows with size: where it bends upwards is the size this market takes in one go.',
    ],
    misleads: [
      'It’s a snapshot. Between reading and sending the book changes, and your own order makes others move theirs.',
      'Hidden and iceberg orders, and retail price-improvement orders, are missing. The real fill can be better.',
      'It assumes one market order. Splitting the order or waiting as a maker costs differently.',
    ],
    example: {
      id: 'slippage-for-size',
      title: 'buying 8 into this book',
      text: 'Asks {q1} at {p1} and {q2} at {p2}, best bid {bid}. A market buy of {size} takes {q1} from the first level and {rest} from the second: average {average}. That is {overBest}% above the best ask, and {overMid}% above the mid price of {mid}.',
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
    inApp:
      'A strip below the price; the size is set with the metric’s other parameters. Panda Intel reads slippage on the liquidity card.',
    command: 'metric add "slippage for a size" size=50000 venue=bybit',
    screenerField: null,
    related: ['spread', 'ask-depth', 'bid-depth', 'jlabs-slippage'],
    synonyms: ['market order cost', 'book slippage', 'slippage estimate'],
  },
];
