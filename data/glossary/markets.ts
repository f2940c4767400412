/** What is read from trades, books and bars, and the readings that PT makes of them. */
export const marketTerms = `
taker: orderflow#taker-and-maker
  Taker: takers, aggressor, aggressive volume, taker side
  The side of a trade that accepts a waiting order.
maker: orderflow#taker-and-maker
  Maker: makers, market maker, market makers, passive order
  The side of a trade whose order was waiting.
volume: exchangeMetrics#volume
  Volume (vol): turnover, trading volume, traded volume
  How much traded in a bar, in coin or USD.
order-book: orderbookWidget#read
  Order book (DOM, L2): orderbook, depth of market, level 2, book, bids and asks, bid, ask
  The limit orders waiting on one venue, bids and asks.
mid-price: orderbook#from-book-to-number
  Mid price: mid, midpoint, mid-market price
  The price halfway between the best bid and the best ask.
spread: orderbook#spread
  Spread: bid-ask spread, bid/ask spread, spreads
  Best ask minus best bid, in quote currency or bps.
bps: orderbook#spread
  Basis point (bps, bp): basis points, bips
  A hundredth of a percent, so 100 bps are 1%.
depth: orderbook#bid-depth
  Depth: market depth, bid depth, ask depth, buy wall, sell wall, walls
  Visible orders on one side of the book within a band.
band: orderbook#from-book-to-number
  Band: depth band, depth range, bands
  How far from the mid price orders are counted, in %.
imbalance: orderbook#imbalance
  Imbalance: order book imbalance, book imbalance
  (Bid depth − ask depth) ÷ their sum. If it’s positive, there are more bids.
iceberg: orderbook#at-a-glance
  Iceberg order: iceberg, icebergs, hidden order, hidden liquidity
  An order that shows only part of its size.
spoofing: orderbook#at-a-glance
  Spoofing: spoof, fake wall, fake orders
  Placing orders to be seen, then cancelling them.
wash-trading: dexFilters#staged-pools
  Wash trading: wash trades, fake volume, staged volume
  Trades where buyer and seller are the same owner.
tape: tradesWidget
  Tape: time and sales, trades, recent trades, trade feed, trades list
  The public list of a symbol’s trades, newest first.
print: tradesWidget#fills
  Print: prints, fill, fills, execution
  One line of the tape, one reported execution.
tier: orderflow#tiers
  Tier: tiers, size tier, trade size, trade-size tier
  A range of trade sizes that an order-flow metric counts.
delta: orderflow#delta
  Delta: volume delta, order flow imbalance, net taker volume
  Taker buys minus taker sells in one bar, in USD.
cvd: orderflow#cvd
  CVD (CVD): cumulative volume delta, cumulative delta
  Cumulative volume delta: delta summed since an anchor. Only its slope matters.
anchor: orderflow#cvd
  Anchor: session start, anchored
  Where a running total such as CVD or VWAP starts.
vwap: orderflow#vwap
  VWAP (VWAP): volume weighted average price, volume-weighted average price, anchored VWAP
  Volume-weighted average price of trades since an anchor.
poc: orderflow#vwap
  POC (POC): point of control, footprint, volume profile, value area
  Point of control: the price with most volume. PT has VWAP instead.
absorption: orderflow#absorption
  Absorption: absorbed, passive absorption
  Heavy aggressive volume that resting orders take, so price barely moves.
divergence: momentum#divergence
  Divergence: bullish divergence, bearish divergence, hidden divergence, divergences
  When price makes a new high or low and another line doesn’t.
oscillator: momentum#compared
  Oscillator: oscillators, momentum, overbought, oversold
  A line that moves around a middle value: a study or a metric.
rsi: momentum#rsi
  RSI (RSI): relative strength index
  Relative strength index: average gains against losses, 0 to 100.
stochastic: momentum#stochastic
  Stochastic (%K, %D): stochastic oscillator, stoch
  Where the close is in its recent range, 0 to 100.
cmo: momentum#cmo
  CMO (CMO): Chande momentum oscillator, Chande
  Chande momentum oscillator: gains minus losses over their sum, ±100.
macd: momentum#macd
  MACD (MACD): moving average convergence divergence, MACD histogram, signal line
  A fast average of the close minus a slow one.
roc: momentum#roc
  ROC (ROC): rate of change
  Rate of change: the close against an earlier one, in %.
momentum-oscillator: momentum#momentum-oscillator
  Momentum Oscillator (MO): combined oscillator
  The smoothed mean of RSI, stochastic and CMO, ±100.
jlabs-slippage: jlabsAnalytics#jlabs-slippage
  JLabs Slippage: impact per volume, illiquidity
  Price move per unit of aggressive volume. Lower is deeper.
price-equilibrium: jlabsAnalytics#price-equilibrium
  Price Equilibrium: equilibrium, price stability, volume absorbed
  Aggressive volume per price move. Higher is steadier.
cari: jlabsModels#cari
  CARI (CARI): cycle risk, risk index, bubble index
  A JLabs reading of cycle risk, 0 to 1. Higher is riskier.
dxy-risk: jlabsModels#dxy-risk
  DXY Risk (DXY): dollar index, dollar risk, dollar strength
  A JLabs reading of how strongly the dollar weighs on an asset.
rosi: jlabsModels#rosi
  ROSI (ROSI): relative open short interest, short interest, short squeeze
  Relative open short interest, a JLabs reading from 0 to 100.
dip-signal: jlabsModels#dip-signal
  Dip signal: dip, buy the dip, dips
  A JLabs signal: 1 if a fall looks exhausted at the close.
rating: ratings#token-rating-overall
  Token rating: rating, ratings, token score, sub-score, JLabs Token Ratings
  A token’s score from 0 to 10, from nine sub-scores.
`;
