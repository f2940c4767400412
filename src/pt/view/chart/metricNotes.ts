/** Written by `npm run derive`: scripts carry these few words instead of the data. */
export const metricNotes: Readonly<Record<string, readonly [string, string, string]>> = {
  'funding rate': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#funding-rate',
    'Intervals differ between contracts, and Binance and Bybit shorten them when a rate gets extreme. Compare two rates per 8 hours.',
    '%',
  ],
  'funding rate, 8-hour': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#funding-rate-8h',
    'It assumes that the rate holds, but a contract that settles hourly can change it eight times in that span.',
    '%',
  ],
  'open interest, coin': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#open-interest',
    'Feeds that count both sides, such as Bybit’s openInterest, show twice as much. PT’s number matches Bybit’s singleOpenInterest.',
    'coins',
  ],
  'open interest, usd': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#open-interest-usd',
    'A rally raises it without a single new contract.',
    'USD',
  ],
  volume: [
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#volume',
    'Trades between accounts of one owner count too. Where fees are rebated, volume is cheap to fake.',
    'coins',
  ],
  'taker volume': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#taker-volume',
    'Someone who buys with resting orders shows up as other people’s selling.',
    'USD',
  ],
  'trade count': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#trade-count',
    'One order that meets ten resting orders is ten trades, and bots that slice orders add hundreds more.',
    '',
  ],
  delta: [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#delta',
    'A perpetual’s delta can be the hedge of an opposite spot trade.',
    'USD',
  ],
  cvd: [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#cvd',
    'When you move the anchor, the whole line shifts, sometimes across zero.',
    'USD',
  ],
  vwap: [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#vwap',
    'Crypto has no opening bell: a tool with another anchor shows another line.',
    '',
  ],
  'large trades': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#large-trades',
    'What’s rare on a small coin is ordinary on BTC. Pick the threshold for the symbol.',
    'USD',
  ],
  spread: [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#spread',
    'It can’t be smaller than one tick, the smallest price step. On a cheap coin with a coarse tick it may never move.',
    'bps',
  ],
  'bid depth': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#bid-depth',
    'Orders far from price cost nothing to show, and a wall can be gone before price gets there.',
    'USD',
  ],
  'ask depth': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#ask-depth',
    'In USD, depth grows with price even if the same coins are on offer.',
    'USD',
  ],
  'bid/ask ratio': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#bid-ask-ratio',
    'It says nothing about intent: someone who wants to sell can show large bids.',
    '',
  ],
  imbalance: [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#imbalance',
    'Orders that are placed to be cancelled pull it wherever their owner likes.',
    '',
  ],
  'depth change': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#depth-change',
    'The band moves with mid, and orders enter and leave it without anyone touching them.',
    'USD',
  ],
  'slippage for a size': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#slippage-for-size',
    'It’s a snapshot, and the book changes before your order arrives.',
    '%',
  ],
  'momentum oscillator': [
    '/docs/workbench/overview/studies-metrics/custom-metrics/momentum-oscillator#momentum-oscillator',
    'In a trend it can stay beyond a band.',
    '',
  ],
};
