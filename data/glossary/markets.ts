import { page } from './pages';
import type { WrittenTerm } from './schema';

/** What is read from trades, books and bars, and the readings that PT makes of them. */
export const marketTerms = {
  taker: {
    names: 'Taker: takers, aggressor, aggressive volume, taker side',
    definition: 'The side of a trade that accepts a waiting order.',
    home: `${page.orderflow}#taker-and-maker`,
  },
  maker: {
    names: 'Maker: makers, market maker, market makers, passive order',
    definition: 'The side of a trade whose order was waiting.',
    home: `${page.orderflow}#taker-and-maker`,
  },
  volume: {
    names: 'Volume (vol): turnover, trading volume, traded volume',
    definition: 'How much traded in a bar, in coin or USD.',
    home: `${page.exchangeMetrics}#volume`,
  },
  'order-book': {
    names: 'Order book (DOM, L2): orderbook, depth of market, level 2, book, bids and asks, bid, ask',
    definition: 'The limit orders waiting on one venue, bids and asks.',
    home: `${page.orderbookWidget}#read`,
  },
  'mid-price': {
    names: 'Mid price: mid, midpoint, mid-market price',
    definition: 'The price halfway between the best bid and the best ask.',
    home: `${page.orderbook}#from-book-to-number`,
  },
  spread: {
    names: 'Spread: bid-ask spread, bid/ask spread, spreads',
    definition: 'Best ask minus best bid, in quote currency or bps.',
    home: `${page.orderbook}#spread`,
  },
  bps: {
    names: 'Basis point (bps, bp): basis points, bips',
    definition: 'A hundredth of a percent, so 100 bps are 1%.',
    home: `${page.orderbook}#spread`,
  },
  depth: {
    names: 'Depth: market depth, bid depth, ask depth, buy wall, sell wall, walls',
    definition: 'Visible orders on one side of the book within a band.',
    home: `${page.orderbook}#bid-depth`,
  },
  band: {
    names: 'Band: depth band, depth range, bands',
    definition: 'How far from the mid price orders are counted, in %.',
    home: `${page.orderbook}#from-book-to-number`,
  },
  imbalance: {
    names: 'Imbalance: order book imbalance, book imbalance',
    definition: '(Bid depth − ask depth) ÷ their sum. If it’s positive, there are more bids.',
    home: `${page.orderbook}#imbalance`,
  },
  iceberg: {
    names: 'Iceberg order: iceberg, icebergs, hidden order, hidden liquidity',
    definition: 'An order that shows only part of its size.',
    home: `${page.orderbook}#at-a-glance`,
  },
  spoofing: {
    names: 'Spoofing: spoof, fake wall, fake orders',
    definition: 'Placing orders to be seen, then cancelling them.',
    home: `${page.orderbook}#at-a-glance`,
  },
  'wash-trading': {
    names: 'Wash trading: wash trades, fake volume, staged volume',
    definition: 'Trades where buyer and seller are the same owner.',
    home: `${page.dexFilters}#staged-pools`,
  },
  tape: {
    names: 'Tape: time and sales, trades, recent trades, trade feed, trades list',
    definition: 'The public list of a symbol’s trades, newest first.',
    home: page.tradesWidget,
  },
  print: {
    names: 'Print: prints, fill, fills, execution',
    definition: 'One line of the tape, one reported execution.',
    home: `${page.tradesWidget}#fills`,
  },
  tier: {
    names: 'Tier: tiers, size tier, trade size, trade-size tier',
    definition: 'A range of trade sizes that an order-flow metric counts.',
    home: `${page.orderflow}#tiers`,
  },
  delta: {
    names: 'Delta: volume delta, order flow imbalance, net taker volume',
    definition: 'Taker buys minus taker sells in one bar, in USD.',
    home: `${page.orderflow}#delta`,
  },
  cvd: {
    names: 'CVD (CVD): cumulative volume delta, cumulative delta',
    definition: 'Cumulative volume delta: delta summed since an anchor. Only its slope matters.',
    home: `${page.orderflow}#cvd`,
  },
  anchor: {
    names: 'Anchor: session start, anchored',
    definition: 'Where a running total such as CVD or VWAP starts.',
    home: `${page.orderflow}#cvd`,
  },
  vwap: {
    names: 'VWAP (VWAP): volume weighted average price, volume-weighted average price, anchored VWAP',
    definition: 'Volume-weighted average price of trades since an anchor.',
    home: `${page.orderflow}#vwap`,
  },
  poc: {
    names: 'POC (POC): point of control, footprint, volume profile, value area',
    definition: 'Point of control: the price with most volume. PT has VWAP instead.',
    home: `${page.orderflow}#vwap`,
  },
  absorption: {
    names: 'Absorption: absorbed, passive absorption',
    definition: 'Heavy aggressive volume that resting orders take, so price barely moves.',
    home: `${page.orderflow}#absorption`,
  },
  divergence: {
    names: 'Divergence: bullish divergence, bearish divergence, hidden divergence, divergences',
    definition: 'When price makes a new high or low and another line doesn’t.',
    home: `${page.momentum}#divergence`,
  },
  oscillator: {
    names: 'Oscillator: oscillators, momentum, overbought, oversold',
    definition: 'A line that moves around a middle value: a study or a metric.',
    home: `${page.momentum}#compared`,
  },
  rsi: {
    names: 'RSI (RSI): relative strength index',
    definition: 'Relative strength index: average gains against losses, 0 to 100.',
    home: `${page.momentum}#rsi`,
  },
  stochastic: {
    names: 'Stochastic (%K, %D): stochastic oscillator, stoch',
    definition: 'Where the close is in its recent range, 0 to 100.',
    home: `${page.momentum}#stochastic`,
  },
  cmo: {
    names: 'CMO (CMO): Chande momentum oscillator, Chande',
    definition: 'Chande momentum oscillator: gains minus losses over their sum, ±100.',
    home: `${page.momentum}#cmo`,
  },
  macd: {
    names: 'MACD (MACD): moving average convergence divergence, MACD histogram, signal line',
    definition: 'A fast average of the close minus a slow one.',
    home: `${page.momentum}#macd`,
  },
  roc: {
    names: 'ROC (ROC): rate of change',
    definition: 'Rate of change: the close against an earlier one, in %.',
    home: `${page.momentum}#roc`,
  },
  'momentum-oscillator': {
    names: 'Momentum Oscillator (MO): combined oscillator',
    definition: 'The smoothed mean of RSI, stochastic and CMO, ±100.',
    home: `${page.momentum}#momentum-oscillator`,
  },
  'jlabs-slippage': {
    names: 'JLabs Slippage: impact per volume, illiquidity',
    definition: 'Price move per unit of aggressive volume. Lower is deeper.',
    home: `${page.jlabsAnalytics}#jlabs-slippage`,
  },
  'price-equilibrium': {
    names: 'Price Equilibrium: equilibrium, price stability, volume absorbed',
    definition: 'Aggressive volume per price move. Higher is steadier.',
    home: `${page.jlabsAnalytics}#price-equilibrium`,
  },
  cari: {
    names: 'CARI (CARI): cycle risk, risk index, bubble index',
    definition: 'A JLabs reading of cycle risk, 0 to 1. Higher is riskier.',
    home: `${page.jlabsModels}#cari`,
  },
  'dxy-risk': {
    names: 'DXY Risk (DXY): dollar index, dollar risk, dollar strength',
    definition: 'A JLabs reading of how strongly the dollar weighs on an asset.',
    home: `${page.jlabsModels}#dxy-risk`,
  },
  rosi: {
    names: 'ROSI (ROSI): relative open short interest, short interest, short squeeze',
    definition: 'Relative open short interest, a JLabs reading from 0 to 100.',
    home: `${page.jlabsModels}#rosi`,
  },
  'dip-signal': {
    names: 'Dip signal: dip, buy the dip, dips',
    definition: 'A JLabs signal: 1 if a fall looks exhausted at the close.',
    home: `${page.jlabsModels}#dip-signal`,
  },
  rating: {
    names: 'Token rating: rating, ratings, token score, sub-score, JLabs Token Ratings',
    definition: 'A token’s score from 0 to 10, from nine sub-scores.',
    home: `${page.ratings}#token-rating-overall`,
  },
} satisfies Record<string, WrittenTerm>;
