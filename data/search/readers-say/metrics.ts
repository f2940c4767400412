import type { Said } from './said';

const base = '/docs/workbench/overview/studies-metrics/';
const custom = `${base}custom-metrics/`;
const exchange = `${custom}exchange-metrics`;
const onchain = `${custom}onchain-metrics`;
const book = `${custom}orderbook-metrics`;
const flow = `${custom}orderflow-metrics`;

export const metrics: Said = {
  [base]: ['indicators, list of indicators, technical indicators, add indicator'],
  [`${base}#study-or-metric`]: ['study or metric'],
  [`${base}#add-a-study`]: ['add indicator, add rsi, moving average, bollinger bands, new indicator'],
  [`${base}#add-a-metric`]: ['add metric, show funding, add data chart, add open interest'],
  [`${base}#parameters`]: ['metric settings, change parameters'],
  [`${base}#closed-bar-rule`]: [
    'signal disappeared, indicator changes afterwards, indicator repaints, indicator changed',
    'false signal, wait candle close, signal changed, repaint',
  ],
  [`${base}#catalogue`]: [
    'all metrics, metric list, list of indicators, available indicators, which metrics',
    'metric catalogue',
  ],
  [`${base}#which-family`]: ['which metric, crowded trade, metric for question, what look at'],
  [`${base}#what-can-go-wrong`]: [
    'metric empty, indicator not working, strip empty, metric not offered, no data metric',
  ],

  [`${base}#studies`]: [
    'list of studies, all indicators, sma, ichimoku, supertrend, parabolic sar, pivot points',
  ],
  [`${base}#coverage`]: [
    'data coverage, how much history, history available, which venues, supported exchanges, how far back',
  ],
  [`${base}#latency`]: ['data delay, feed latency, real time data, how live'],
  [`${base}#tradingview`]: [
    'from tradingview, switch tradingview, tradingview user, pine script, import tradingview',
  ],
  [`${base}#not-in-pt`]: ['volume profile, footprint chart, liquidation heatmap, liq map, vpvr'],

  [exchange]: ['derivatives data, positioning data'],
  [`${exchange}#at-a-glance`]: [
    'which exchanges, data source, where from numbers, exchange data',
    'different on exchanges, numbers differ, exchange data wrong, funding differs',
  ],
  [`${exchange}#funding-rate`]: [
    'who pays funding, funding negative, funding positive, longs pay shorts, cost of holding',
    'holding fee, overnight fee, pay every 8 hours, pays the other side, swap fee perp',
    'cost to hold position, hold perp, funding calculated',
    'funding sign',
  ],
  [`${exchange}#funding-rate-8h`]: ['compare funding, funding interval, funding exchanges, funding hours'],
  [`${exchange}#oi-weighted-funding`]: [
    'average funding, funding all exchanges, aggregate funding, total funding',
  ],
  [`${exchange}#open-interest`]: [
    'open positions total, how many contracts, money in market, number of positions',
    'outstanding positions, total positions',
  ],
  [`${exchange}#open-interest-usd`]: ['open interest dollars, money at risk, exposure'],
  [`${exchange}#long-short-ratio`]: [
    'more longs, longs vs shorts, bulls bears, how many long, percent long, who is long',
  ],
  [`${exchange}#liquidations`]: [
    'forced selling, forced buying, liquidated positions, stop outs, traders wiped, rekt',
    'positions closed by force, margin call',
  ],
  [`${exchange}#basis`]: [
    'futures premium, premium over spot, spot futures difference, futures spot gap, contango',
    'discount futures',
  ],
  [`${exchange}#annualised-basis`]: [
    'cash and carry, carry trade, futures yield, yearly premium, arbitrage yield',
  ],
  [`${exchange}#volume`]: [
    'show volume chart, volume on chart',
    'turnover, how much traded, trading activity, traded amount, daily volume',
  ],
  [`${exchange}#price-and-open-interest`]: [
    'oi rises price falls, open interest price, open interest rises, open interest falls, new money',
    'open interest up price down',
  ],
  [`${exchange}#funding-and-open-interest`]: [
    'crowded trade, crowded longs, too many longs, crowded shorts, overleveraged, market overheated',
  ],
  [`${exchange}#cascade`]: [
    'liquidation cascade, flash crash, forced selling, long squeeze, chain of liquidations',
    'market crash, domino',
  ],
  [`${exchange}#hedge-funding`]: [
    'hedge funding, earn funding, delta neutral, funding arbitrage, collect funding',
  ],
  [`${exchange}#what-can-go-wrong`]: ['funding empty, open interest missing, spot no funding'],

  [onchain]: ['blockchain data, on chain analysis, glassnode'],
  [`${onchain}#three-questions`]: ['which on chain metric, on chain questions'],
  [`${onchain}#finality`]: [
    'confirmations needed, block confirmations',
    'on chain delay, data late, values change later, data revised, when on chain updated',
  ],
  [`${onchain}#active-addresses`]: [
    'daily users, number of users, network activity, active users, how many people use, usage',
  ],
  [`${onchain}#new-addresses`]: ['new users, network growth, adoption, new wallets, user growth'],
  [`${onchain}#realised-cap`]: [
    'cost of holders, average cost, average entry, what holders paid, holders paid, realised price',
    'cost basis, average buy price, holder entry price',
  ],
  [`${onchain}#mvrv`]: [
    'holders in profit, holder profit, average profit, overvalued bitcoin, unrealised profit',
    'average entry holders',
  ],
  [`${onchain}#nvt`]: ['crypto pe ratio, network valuation, value to transfers, bitcoin expensive'],
  [`${onchain}#sopr`]: [
    'taking profit, selling at loss, sold at profit, capitulation, holders selling, realising profits',
    'panic selling',
  ],
  [`${onchain}#exchange-inflow`]: [
    'coins going to exchanges, deposits to exchanges, sent to exchange, exchange deposits',
    'coins to be sold, selling pressure',
  ],
  [`${onchain}#exchange-outflow`]: [
    'withdrawals from exchanges, coins leaving exchanges, cold storage, moved to wallets',
  ],
  [`${onchain}#exchange-netflow`]: [
    'coins leaving exchanges, exchange deposits, coins going to exchanges, exchange flows',
    'selling pressure, accumulation',
  ],
  [`${onchain}#exchange-reserve`]: [
    'coins on exchanges, exchange balance, exchange holdings, supply on exchanges',
    'coins held exchanges',
  ],
  [`${onchain}#supply-in-profit`]: [
    'percent in profit, coins in profit, holders in loss, how many in profit, underwater holders',
  ],
  [`${onchain}#whale-transactions`]: [
    'big wallets, whales moving, large transfers, whale alert, whale activity, big transactions',
    'big wallets moving, whales buying, whale watching',
  ],
  [`${onchain}#paper-and-realised`]: [
    'taking profit, profit taken, paper profit, unrealised or realised, people taking profits',
  ],
  [`${onchain}#mvrv-and-realised-cap`]: ['mvrv rises, mvrv with realised'],
  [`${onchain}#flows-and-price`]: ['flows price, exchange flow price, coins to be sold, selling pressure'],
  [`${onchain}#use-and-price`]: ['usage price, adoption price, real growth'],
  [`${onchain}#at-a-glance`]: ['on chain misleading, on chain mistakes'],
  [`${onchain}#what-can-go-wrong`]: ['on chain missing, on chain timeframe'],

  [book]: ['order book data, depth data, market depth, level 2 data, liquidity chart', 'thin liquidity'],
  [`${book}#from-book-to-number`]: ['depth measured, depth band, mid price'],
  [`${book}#spread`]: [
    'bid ask gap, bid ask difference, difference between bid and ask, tight spread, wide spread',
  ],
  [`${book}#bid-depth`]: ['buy orders, buy wall, buy side, support orders, buyers waiting, buy liquidity'],
  [`${book}#ask-depth`]: [
    'sell orders, sell wall, sell side, sellers waiting, sell liquidity, resistance orders',
  ],
  [`${book}#bid-ask-ratio`]: ['buy sell orders ratio, more buyers book, bids vs asks, book ratio'],
  [`${book}#imbalance`]: ['book pressure, more bids, one sided book, buy pressure, book skew'],
  [`${book}#depth-change`]: [
    'orders pulled, orders added, liquidity removed, liquidity leaving, makers leave',
  ],
  [`${book}#slippage-for-size`]: [
    'order move price, market order cost, my order impact, large order cost, slippage estimate',
    'slippage calculator, sell big amount, how much slippage order, market order move',
  ],
  [`${book}#full-cost`]: [
    'true cost order, market order cost, total cost order, all costs, order move price',
  ],
  [`${book}#depth-and-flow`]: ['cancelled or traded, wall eaten, walls real, liquidity taken, wall pulled'],
  [`${book}#bands-together`]: ['near and far depth, depth bands compared'],
  [`${book}#spread-and-depth`]: ['thin market, liquidity thin, liquidity dry, makers leaving, illiquid'],
  [`${book}#at-a-glance`]: [
    'spoofing, fake orders, fake wall, big walls, hidden orders, manipulation, order book trust',
  ],
  [`${book}#what-can-go-wrong`]: ['depth empty, depth same'],

  [flow]: ['buyers sellers, who is buying, buy sell pressure, order flow trading, aggressive traders'],
  [`${flow}#taker-and-maker`]: [
    'aggressive buyers, buyer seller volume, taker or maker, market or limit traders, who pays spread',
  ],
  [`${flow}#tiers`]: [
    'trade size groups, whales vs retail, who traded, small or large traders, whales buying',
    'institutional',
  ],
  [`${flow}#taker-volume`]: [
    'buy volume, sell volume, aggressive volume, market buys, market sells, buyers vs sellers',
  ],
  [`${flow}#trade-count`]: ['number of trades, how many trades, average trade size, trades per minute'],
  [`${flow}#delta`]: [
    'net buying, buy minus sell, buyers vs sellers, aggression, who is stronger, net volume',
    'more buyers',
  ],
  [`${flow}#cvd`]: ['cumulative buying, net buying line, buying pressure, running total, who is in control'],
  [`${flow}#vwap`]: ['average price, average paid, fair price day, volume weighted, average traded price'],
  [`${flow}#large-trades`]: ['whale trades, whales buying, block trades, smart money, whales selling'],
  [`${flow}#delta-and-price`]: [
    'delta positive price falls, buying but price falls, delta price, buyers price not rise',
  ],
  [`${flow}#divergence`]: ['cvd up price down, cvd goes price, cvd disagrees, cvd divergence'],
  [`${flow}#absorption`]: [
    'price not moving volume, absorbed, high volume no move, hidden seller, hidden buyer',
    'lots of buying no rise',
  ],
  [`${flow}#tiers-against-each-other`]: ['whales vs retail, whales buying, smart money, retail selling'],
  [`${flow}#spot-and-perp`]: [
    'spot or perp, spot driven, real buying, leverage driven, rally real, perp led',
  ],
  [`${flow}#at-a-glance`]: ['order flow misleading, order flow mistakes'],
  [`${flow}#what-can-go-wrong`]: ['cvd resets, cvd zero, tier empty, cvd jumps'],
};
