import { page } from './pages';
import type { Term } from './terms.schema';

/** What is read from trades, books and bars, and the readings that PT makes of them. */
export const marketTerms = {
  taker: {
    name: 'Taker',
    definition:
      'The side of a trade that accepts a waiting order and pays the spread. The side of a trade on the tape is always the taker’s.',
    abbreviations: [],
    synonyms: ['takers', 'aggressor', 'aggressive volume', 'taker side'],
    page: page.orderflow,
    anchor: 'taker-and-maker',
  },
  maker: {
    name: 'Maker',
    definition: 'The side of a trade whose limit order was waiting in the book.',
    abbreviations: [],
    synonyms: ['makers', 'market maker', 'market makers', 'passive order'],
    page: page.orderflow,
    anchor: 'taker-and-maker',
  },
  volume: {
    name: 'Volume',
    definition: 'How much traded in a bar, in coin or in USD. Each trade counts once, and there’s no sign.',
    abbreviations: ['vol'],
    synonyms: ['turnover', 'trading volume', 'traded volume'],
    page: page.exchangeMetrics,
    anchor: 'volume',
  },
  'order-book': {
    name: 'Order book',
    definition: 'The limit orders waiting on one venue for one symbol: bids below the price, asks above it.',
    abbreviations: ['DOM', 'L2'],
    synonyms: ['orderbook', 'depth of market', 'level 2', 'book', 'bids and asks', 'bid', 'ask'],
    page: page.orderbookWidget,
    anchor: 'sides',
  },
  'mid-price': {
    name: 'Mid price',
    definition: 'Halfway between the best bid and the best ask.',
    abbreviations: [],
    synonyms: ['mid', 'midpoint', 'mid-market price'],
    page: page.orderbook,
    anchor: 'from-book-to-number',
  },
  spread: {
    name: 'Spread',
    definition:
      'Best ask minus best bid, in the quote currency or in bps of the mid price. Wider is more expensive.',
    abbreviations: [],
    synonyms: ['bid-ask spread', 'bid/ask spread', 'spreads'],
    page: page.orderbook,
    anchor: 'spread',
  },
  bps: {
    name: 'Basis point',
    definition: 'A hundredth of a percent: 1 bps is 0.01%, and 100 bps are 1%.',
    abbreviations: ['bps', 'bp'],
    synonyms: ['basis points', 'bips'],
    page: page.orderbook,
    anchor: 'spread',
  },
  depth: {
    name: 'Depth',
    definition:
      'The USD value of the visible orders on one side of the book, from mid out to the edge of a band.',
    abbreviations: [],
    synonyms: ['market depth', 'bid depth', 'ask depth', 'buy wall', 'sell wall', 'walls'],
    page: page.orderbook,
    anchor: 'bid-depth',
  },
  band: {
    name: 'Band',
    definition: 'How far from the mid price orders are counted, as a percentage of it on each side.',
    abbreviations: [],
    synonyms: ['depth band', 'depth range', 'bands'],
    page: page.orderbook,
    anchor: 'from-book-to-number',
  },
  imbalance: {
    name: 'Imbalance',
    definition:
      'Bid depth minus ask depth, divided by their sum, from −1 to +1. Positive: bids outweigh asks in the band.',
    abbreviations: [],
    synonyms: ['order book imbalance', 'book imbalance'],
    page: page.orderbook,
    anchor: 'imbalance',
  },
  iceberg: {
    name: 'Iceberg order',
    definition: 'An order that shows only part of its size in the book and refills as it trades.',
    abbreviations: [],
    synonyms: ['iceberg', 'icebergs', 'hidden order', 'hidden liquidity'],
    page: page.orderbook,
    anchor: 'at-a-glance',
  },
  spoofing: {
    name: 'Spoofing',
    definition:
      'Placing orders to be seen and cancelling them before they trade. It’s one reason to distrust a large order that hasn’t been traded into.',
    abbreviations: [],
    synonyms: ['spoof', 'fake wall', 'fake orders'],
    page: page.orderbook,
    anchor: 'at-a-glance',
  },
  'wash-trading': {
    name: 'Wash trading',
    definition: 'Trades where buyer and seller are the same owner.',
    abbreviations: [],
    synonyms: ['wash trades', 'fake volume', 'staged volume'],
    page: page.dexFilters,
    anchor: 'staged-pools',
  },
  tape: {
    name: 'Tape',
    definition:
      'The public list of trades in one symbol on one venue, newest first, with time, price, size and the taker’s side.',
    abbreviations: [],
    synonyms: ['time and sales', 'trades', 'recent trades', 'trade feed', 'trades list'],
    page: page.tradesWidget,
    anchor: null,
  },
  print: {
    name: 'Print',
    definition: 'One line of the tape: one execution reported by the venue.',
    abbreviations: [],
    synonyms: ['prints', 'fill', 'fills', 'execution'],
    page: page.tradesWidget,
    anchor: 'fills',
  },
  tier: {
    name: 'Tier',
    definition:
      'A range of trade sizes in USD. An order-flow metric with a tier counts only trades of that size.',
    abbreviations: [],
    synonyms: ['tiers', 'size tier', 'trade size', 'trade-size tier'],
    page: page.orderflow,
    anchor: 'tiers',
  },
  delta: {
    name: 'Delta',
    definition:
      'Taker buys minus taker sells in one bar, in USD. Positive: takers bought more than they sold.',
    abbreviations: [],
    synonyms: ['volume delta', 'order flow imbalance', 'net taker volume'],
    page: page.orderflow,
    anchor: 'delta',
  },
  cvd: {
    name: 'CVD',
    definition:
      'Cumulative volume delta: the running sum of delta since an anchor, in USD. It rises while takers buy more than they sell; the level alone means nothing.',
    abbreviations: ['CVD'],
    synonyms: ['cumulative volume delta', 'cumulative delta'],
    page: page.orderflow,
    anchor: 'cvd',
  },
  anchor: {
    name: 'Anchor',
    definition:
      'Where a running total such as CVD or VWAP starts. Move the anchor, and the same trades give different values.',
    abbreviations: [],
    synonyms: ['session start', 'anchored'],
    page: page.orderflow,
    anchor: 'cvd',
  },
  vwap: {
    name: 'VWAP',
    definition:
      'Volume-weighted average price since an anchor. Price above it is higher than the average trade since then, which says nothing about who still holds.',
    abbreviations: ['VWAP'],
    synonyms: ['volume weighted average price', 'volume-weighted average price', 'anchored VWAP'],
    page: page.orderflow,
    anchor: 'vwap',
  },
  poc: {
    name: 'POC',
    definition:
      'Point of control: the price where most volume traded in a bar or session, a term from footprint charts. PT doesn’t have it; VWAP comes closest.',
    abbreviations: ['POC'],
    synonyms: ['point of control', 'footprint', 'volume profile', 'value area'],
    page: page.orderflow,
    anchor: 'vwap',
  },
  absorption: {
    name: 'Absorption',
    definition: 'Heavy aggressive volume that barely moves price, because resting orders take it.',
    abbreviations: [],
    synonyms: ['absorbed', 'passive absorption'],
    page: page.orderflow,
    anchor: 'absorption',
  },
  divergence: {
    name: 'Divergence',
    definition: 'Price makes a new high or low and another line doesn’t.',
    abbreviations: [],
    synonyms: ['bullish divergence', 'bearish divergence', 'hidden divergence', 'divergences'],
    page: page.momentum,
    anchor: 'divergence',
  },
  oscillator: {
    name: 'Oscillator',
    definition:
      'A study that turns recent price moves into a line around a middle value, often between fixed limits.',
    abbreviations: [],
    synonyms: ['oscillators', 'momentum', 'overbought', 'oversold'],
    page: page.momentum,
    anchor: 'compared',
  },
  rsi: {
    name: 'RSI',
    definition:
      'Relative strength index: average gains against average losses of recent bars, from 0 to 100. It can stay high as long as price keeps rising.',
    abbreviations: ['RSI'],
    synonyms: ['relative strength index'],
    page: page.momentum,
    anchor: 'rsi',
  },
  stochastic: {
    name: 'Stochastic',
    definition: 'Where the close is between the lowest low and highest high of recent bars, from 0 to 100.',
    abbreviations: ['%K', '%D'],
    synonyms: ['stochastic oscillator', 'stoch'],
    page: page.momentum,
    anchor: 'stochastic',
  },
  cmo: {
    name: 'CMO',
    definition:
      'Chande momentum oscillator: gains minus losses of recent bars over gains plus losses, from −100 to +100. Positive: gains outweigh losses.',
    abbreviations: ['CMO'],
    synonyms: ['Chande momentum oscillator', 'Chande'],
    page: page.momentum,
    anchor: 'cmo',
  },
  macd: {
    name: 'MACD',
    definition:
      'A fast exponential average of the close minus a slow one, in the unit of price. Positive when the fast one is above; don’t compare values between assets.',
    abbreviations: ['MACD'],
    synonyms: ['moving average convergence divergence', 'MACD histogram', 'signal line'],
    page: page.momentum,
    anchor: 'macd',
  },
  roc: {
    name: 'ROC',
    definition:
      'Rate of change: how far the close is above or below the close a number of bars earlier, in %.',
    abbreviations: ['ROC'],
    synonyms: ['rate of change'],
    page: page.momentum,
    anchor: 'roc',
  },
  'momentum-oscillator': {
    name: 'Momentum Oscillator',
    definition:
      'The smoothed mean of RSI, stochastic %K and CMO on one scale from −100 to +100. Positive: gains outweigh losses.',
    abbreviations: ['MO'],
    synonyms: ['combined oscillator'],
    page: page.momentum,
    anchor: 'momentum-oscillator',
  },
  'jlabs-slippage': {
    name: 'JLabs Slippage',
    definition:
      'How far price moved per unit of aggressive volume in a 30-minute bin. Lower means deeper; it has no direction.',
    abbreviations: [],
    synonyms: ['impact per volume', 'illiquidity'],
    page: page.jlabsAnalytics,
    anchor: 'jlabs-slippage',
  },
  'price-equilibrium': {
    name: 'Price Equilibrium',
    definition:
      'How much aggressive volume it took to move price, in a 30-minute bin. Higher means steadier; it has no direction.',
    abbreviations: [],
    synonyms: ['equilibrium', 'price stability', 'volume absorbed'],
    page: page.jlabsAnalytics,
    anchor: 'price-equilibrium',
  },
  cari: {
    name: 'CARI',
    definition:
      'A JLabs Models reading of cycle risk, from 0 to 1. Higher is riskier, but it’s neither a forecast nor a probability.',
    abbreviations: ['CARI'],
    synonyms: ['cycle risk', 'risk index', 'bubble index'],
    page: page.jlabsModels,
    anchor: 'cari',
  },
  'dxy-risk': {
    name: 'DXY Risk',
    definition:
      'A JLabs Models reading of how strongly the dollar index weighs on an asset right now. It doesn’t say where the dollar is going.',
    abbreviations: ['DXY'],
    synonyms: ['dollar index', 'dollar risk', 'dollar strength'],
    page: page.jlabsModels,
    anchor: 'dxy-risk',
  },
  rosi: {
    name: 'ROSI',
    definition:
      'Relative open short interest, a JLabs Models reading from 0 to 100. Higher means more weight on the short side.',
    abbreviations: ['ROSI'],
    synonyms: ['relative open short interest', 'short interest', 'short squeeze'],
    page: page.jlabsModels,
    anchor: 'rosi',
  },
  'dip-signal': {
    name: 'Dip signal',
    definition:
      'A JLabs Models mark for each closed bar: 1 if a fall looks exhausted, 0 if not. A 1 is a reason to look, not advice to buy.',
    abbreviations: [],
    synonyms: ['dip', 'buy the dip', 'dips'],
    page: page.jlabsModels,
    anchor: 'dip-signal',
  },
  rating: {
    name: 'Token rating',
    definition:
      'A score from 0 to 10 for the state of a token, made from sub-scores such as User and Leverage. Higher is stronger; a sub-score without data is left out.',
    abbreviations: [],
    synonyms: ['rating', 'ratings', 'token score', 'sub-score', 'JLabs Token Ratings'],
    page: page.ratings,
    anchor: 'token-rating-overall',
  },
} satisfies Record<string, Term>;
