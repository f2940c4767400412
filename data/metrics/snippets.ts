import type { MetricFamily } from './types';

/** Rebuilds one value from a public response. The response is printed beside the code; a test runs the code on it. */
type Snippet = {
  readonly family: MetricFamily;
  readonly title: string;
  /** Where the response comes from, by the source's own name. Its numbers are sample data. */
  readonly endpoint: string;
  readonly response: unknown;
  /** The body of a function of `response`: at most ten lines that return the value. */
  readonly code: string;
  readonly value: number;
  /** Decimals of a rounded value; left out, the value is exact. */
  readonly decimals?: number;
  readonly unit: string;
};

/** JLabs Models and Token Ratings have none, because their recipes aren't published. */
export const snippets: readonly Snippet[] = [
  {
    family: 'exchange',
    title: 'the 8-hour funding rate of a contract that settles every 4 hours',
    endpoint: 'Bybit GET /v5/market/funding/history',
    response: {
      result: {
        list: [
          { symbol: 'SAMPLEUSDT', fundingRate: '0.00008', fundingRateTimestamp: '1767614400000' },
          { symbol: 'SAMPLEUSDT', fundingRate: '0.00005', fundingRateTimestamp: '1767600000000' },
        ],
      },
    },
    code: `const [last, before] = response.result.list;
const hours = (last.fundingRateTimestamp - before.fundingRateTimestamp) / 3_600_000;
return Number(last.fundingRate) * 100 * (8 / hours);`,
    value: 0.016,
    unit: '% per 8 hours',
  },
  {
    family: 'orderflow',
    title: 'the delta of three trades',
    endpoint: 'Bybit publicTrade.{symbol}',
    response: {
      topic: 'publicTrade.SAMPLEUSDT',
      data: [
        { S: 'Buy', v: '0.5', p: '60000' },
        { S: 'Sell', v: '0.2', p: '59990' },
        { S: 'Buy', v: '0.1', p: '60010' },
      ],
    },
    code: `let delta = 0;
for (const { S, v, p } of response.data) {
  delta += (S === 'Buy' ? 1 : -1) * v * p;
}
return delta;`,
    value: 24003,
    unit: 'USD',
  },
  {
    family: 'orderbook',
    title: 'imbalance within 0.1% of mid',
    endpoint: 'Hyperliquid l2Book with nSigFigs 4',
    response: {
      coin: 'SAMPLE',
      levels: [
        [
          { px: '59990', sz: '3', n: 4 },
          { px: '59900', sz: '9', n: 2 },
        ],
        [
          { px: '60010', sz: '1', n: 1 },
          { px: '60100', sz: '5', n: 3 },
        ],
      ],
    },
    code: `const [bids, asks] = response.levels;
const mid = (Number(bids[0].px) + Number(asks[0].px)) / 2;
const depth = (side) =>
  side
    .filter(({ px }) => Math.abs(px - mid) <= mid * 0.001)
    .reduce((sum, { px, sz }) => sum + px * sz, 0);
return (depth(bids) - depth(asks)) / (depth(bids) + depth(asks));`,
    value: 0.5,
    decimals: 2,
    unit: 'from −1 to +1',
  },
  {
    family: 'onchain',
    title: 'active addresses of a token, from its transfers',
    endpoint: 'Ethereum eth_getLogs, topic Transfer',
    response: {
      result: [
        { topics: ['Transfer', '0xa1', '0xb2'], data: '0x64' },
        { topics: ['Transfer', '0xb2', '0xc3'], data: '0x32' },
        { topics: ['Transfer', '0xa1', '0xc3'], data: '0x0a' },
      ],
    },
    code: `const seen = new Set();
for (const { topics } of response.result) {
  const [, from, to] = topics;
  seen.add(from).add(to);
}
return seen.size;`,
    value: 3,
    unit: 'addresses',
  },
  {
    family: 'jlabs-analytics',
    title: 'JLabs Slippage of one half hour',
    endpoint: 'Binance GET /fapi/v1/klines?interval=30m',
    response: [
      [
        1767600000000,
        '60000',
        '60250',
        '59950',
        '60120',
        '66.6',
        1767601799999,
        '4000000',
        812,
        '35.1',
        '2108000',
        '0',
      ],
    ],
    code: `const [[, open, , , close, , , turnover]] = response;
const move = (Math.abs(close - open) / open) * 100;
return move / (turnover / 1_000_000);`,
    value: 0.05,
    unit: '% of price per $1m of aggressive volume',
  },
  {
    family: 'momentum',
    title: 'the Momentum Oscillator’s first value, with n = 3 and s = 1',
    endpoint: 'Hyperliquid candleSnapshot',
    response: [
      { h: '101', l: '99', c: '100' },
      { h: '104', l: '100', c: '103' },
      { h: '103', l: '101', c: '102' },
      { h: '106', l: '102', c: '105' },
    ],
    code: `const closes = response.map(({ c }) => Number(c));
const changes = closes.slice(1).map((close, bar) => close - closes[bar]);
const up = changes.reduce((sum, change) => sum + Math.max(change, 0), 0);
const down = changes.reduce((sum, change) => sum + Math.max(-change, 0), 0);
const bars = response.slice(-3);
const high = Math.max(...bars.map(({ h }) => h));
const low = Math.min(...bars.map(({ l }) => l));
const [rsi, cmo] = [(200 * up) / (up + down) - 100, (100 * (up - down)) / (up + down)];
return (rsi + ((200 * (closes.at(-1) - low)) / (high - low) - 100) + cmo) / 3;`,
    value: 69.84,
    decimals: 2,
    unit: 'from −100 to +100',
  },
];
