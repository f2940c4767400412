import type { Said } from './said';

const custom = '/docs/workbench/overview/studies-metrics/custom-metrics/';
const analytics = `${custom}jlabs-analytics`;
const models = `${custom}jlabs-models`;
const ratings = `${custom}jlabs-token-ratings`;
const momentum = `${custom}momentum-oscillator`;

export const readings: Said = {
  [analytics]: ['market thin, thin liquidity, market depth analysis, easily moved, price stability'],
  [`${analytics}#bins`]: ['half hour, 30 minute bins, how measured'],
  [`${analytics}#jlabs-slippage`]: ['price move per volume, market thin, illiquid market, easy to move'],
  [`${analytics}#price-equilibrium`]: ['price stable, price holds, absorbed volume, steady price'],
  [`${analytics}#three-slippages`]: [
    'kinds slippage, which slippage, slippage difference, slippage meanings',
  ],
  [`${analytics}#your-order`]: [
    'my order moves price, order impact, market order move, large order impact, order slips',
  ],
  [`${analytics}#with-delta`]: ['absorption delta, equilibrium delta'],
  [`${analytics}#set-up`]: ['add jlabs, show slippage, slippage chart'],
  [`${analytics}#where-both-mislead`]: [
    'up and down same bar, wick ignored, spike ignored, volatile day, wild market',
    'wash trading, fake volume, made up volume',
  ],
  [`${analytics}#what-can-go-wrong`]: ['equilibrium gap, equilibrium missing, huge bar'],

  [models]: ['market models, risk models, model readings, bubble risk, market cycle, predict market'],
  [`${models}#not-published`]: ['model formula, black box, how model works, secret formula, model code'],
  [`${models}#closed-bar-rule`]: ['model repaints, model value changes, when model final'],
  [`${models}#cari`]: [
    'bubble risk, market top, cycle top, cycle risk, bubble, risk level, bull market end, top signal',
  ],
  [`${models}#cari-use`]: [
    'cari made, cycle risk inputs, use cari, reduce risk, market overheated, when take profit, bubble top',
  ],
  [`${models}#dxy-risk`]: [
    'dollar strength, strong dollar, macro, usd effect, dollar bitcoin, dollar correlation, dxy made',
    'fed, interest rates, cpi, inflation data, macro calendar, economic news',
  ],
  [`${models}#rosi`]: [
    'short interest, too many shorts, crowded shorts, short squeeze, how many shorts, shorts heavy',
    'bets against',
  ],
  [`${models}#rosi-use`]: [
    'rosi made, count shorts, short squeeze, squeeze setup, shorts trapped, squeeze coming, use rosi',
  ],
  [`${models}#dip-signal`]: [
    'dip made, exhaustion signs, buy the dip, dip buying, bottom signal, when buy, catch bottom, buy signal',
  ],
  [`${models}#dip-checklist`]: [
    'good dip, buy the dip, dip safe, falling knife, before buying dip, real bottom',
  ],
  [`${models}#dip-expectancy`]: [
    'win rate, success rate, hit rate, signal profitable, expectancy, signal accuracy',
  ],
  [`${models}#how-models-fail`]: ['model wrong, accuracy, overfitting'],
  [`${models}#judge`]: ['test model, evaluate model, model good'],
  [`${models}#what-can-go-wrong`]: ['signal vanished, dip gone, model empty'],

  [ratings]: ['coin score, is this coin good, good coin'],
  [`${ratings}#token-rating-overall`]: [
    'overall score, total score, good rating, rating meaning, coin score, score calculated',
  ],
  [`${ratings}#sub-scores`]: ['score parts, nine scores, what rating measures'],
  [`${ratings}#token-rating-sentiment`]: ['mood score'],
  [`${ratings}#token-rating-diversity`]: [
    'whale concentration, holder concentration, distribution of holders, few holders',
  ],
  [`${ratings}#token-rating-accumulation`]: ['accumulation score, holders accumulating'],
  [`${ratings}#missing-data`]: ['no rating, unrated, coin no score'],
  [`${ratings}#how-ratings-are-made`]: [
    'rating method, rating calculated, rating methodology, how scored, trust rating',
  ],
  [`${ratings}#conflicts`]: ['scores disagree, rating unchanged, contradicting scores, rating not move'],
  [`${ratings}#read-a-rating`]: ['read rating, trust rating, use rating'],
  [`${ratings}#pitfalls`]: ['rating wrong, rating misleading, bad rating'],
  [`${ratings}#what-can-go-wrong`]: ['rating jumped, rating changed suddenly'],

  [momentum]: ['momentum indicator, oscillator, trend strength'],
  [`${momentum}#momentum-oscillator`]: ['oscillator formula, how calculated oscillator'],
  [`${momentum}#add`]: ['add oscillator, show momentum'],
  [`${momentum}#rsi`]: ['relative strength, rsi formula, rsi meaning'],
  [`${momentum}#stochastic`]: ['stoch, stochastic formula'],
  [`${momentum}#level`]: [
    'overbought, oversold, rsi 70, rsi 30, rsi high, above 70, momentum level, rsi sell',
  ],
  [`${momentum}#slope`]: ['momentum turning, line rising, zero cross'],
  [`${momentum}#divergence`]: [
    'rsi divergence, price higher rsi lower, bearish divergence, bullish divergence, trend weakening',
    'losing steam',
  ],
  [`${momentum}#macd`]: ['macd cross, macd meaning, histogram'],
  [`${momentum}#roc`]: ['percent change bars, rate of change'],
  [`${momentum}#compared`]: ['best oscillator, rsi or macd, rsi vs stochastic, oscillator difference'],
  [`${momentum}#choose`]: ['best settings, oscillator length, rsi length, which period, best rsi, smoothing'],
  [`${momentum}#trends`]: [
    'stays overbought, overbought sell, rsi 70 sell, rsi fails, strong trend, always overbought',
    'rsi over sell, keeps rising overbought',
  ],
  [`${momentum}#what-can-go-wrong`]: [
    'first values wrong, rsi differs, not enough bars, rsi different tradingview, starts late',
    'no value, gap in line, divide zero, oscillator missing, oscillator problem, indicator jumps',
  ],
};
