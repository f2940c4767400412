import { describe, expect, it } from 'vitest';
import { depthBands, isComplete, partialBand } from '../metrics/depth-bands';
import { keyLifetime } from '../trading/exchange-limits';
import * as chain from './metrics/onchain';
import * as interest from './metrics/openInterest';
import * as book from './metrics/orderbook';
import * as flow from './metrics/orderflow';
import { ratio, sum } from './metrics/ratio';
import * as pool from './screener/screener';
import { atrPercent, relativeVolume, trueRange } from './screener/screenerMarket';
import * as basis from './trading/basis';
import * as funding from './trading/funding';
import * as impact from './trading/impact';
import { daysLater } from './trading/key-expiry';

// The worked examples hold every formula to the numbers of its page. Here is what no page shows: the edges.

const empty: book.Book = { bids: [], asks: [] };
const oneSided: book.Book = { bids: [{ price: 99, quantity: 1 }], asks: [] };
const asks = [
  { price: 100.1, quantity: 4 },
  { price: 100.3, quantity: 6 },
];
const lots = [
  { units: 10, movedAt: 20 },
  { units: 10, movedAt: 60 },
];
const venues = [{ openInterest: 0, rate: 0.01 }];

it.each([
  ['ratio', ratio(-1, 0)],
  ['ratio of nothing', ratio(0, 0)],
  ['spread', book.spread(empty)],
  ['spread of one side', book.spreadBps(oneSided)],
  ['reach of a feed', book.feedReachPercent(1_000, 0.1, 0)],
  ['imbalance', book.imbalance(0, 0)],
  ['bid/ask ratio', book.bidAskRatio(10, 0)],
  ['average fill beyond the book', book.averageFill(asks, 21)],
  ['average fill of no book', book.averageFill([], 1)],
  ['average fill of no size', book.averageFill(asks, 0)],
  ['VWAP', flow.vwap([])],
  ['change of open interest', interest.percentChange(0, 10)],
  ['long/short ratio', interest.longShortRatio(100)],
  ['MVRV', chain.mvrv(1_200, 0)],
  ['supply in profit', chain.supplyInProfitPercent([], 60)],
  ['SOPR', chain.sopr([])],
  ['multiple of no fees', pool.priceMultiple(5e8, 0, 30)],
  ['change from zero', pool.changePercent(5, 0)],
  ['change from a loss', pool.changePercent(5, -5)],
  ['relative volume', relativeVolume(9, 0)],
  ['ATR', atrPercent(5, 0)],
  ['basis without spot', basis.basisPercent(100, 0)],
  ['basis at expiry', basis.annualisedBasis(2, 0)],
  ['compounded basis at expiry', basis.annualisedBasisCompounded(2, 0)],
  ['funding without an interval', funding.normaliseFunding(0.01, 0)],
  ['funding of no venue', funding.openInterestWeightedFunding([])],
  ['funding where nothing is open', funding.openInterestWeightedFunding(venues)],
  ['move without trades', impact.movePerVolume(60_000, 60_000, 0)],
  ['volume without a move', impact.volumePerMove(60_000, 60_000, 40)],
])('%s has no value where there is nothing to divide by', (_, value) => expect(value).toBeNaN());

it.each([
  ['a sum of nothing', sum([]), 0],
  ['depth of an empty book', book.bidDepth(empty, 1) + book.askDepth(empty, 1), 0],
  ['depth that left', book.depthChange(100, 60), -40],
  ['bids only', book.imbalance(10, 0), 1],
  ['asks only', book.imbalance(0, 10), -1],
  ['slippage at the best level', book.slippagePercent(book.averageFill(asks, 4), 100.1, 'buy'), 0],
  ['slippage of a sell', book.slippagePercent(99, 100, 'sell'), 1],
  ['delta of sells', flow.delta(0, 20), -20],
  ['CVD from an anchor', flow.cumulativeDelta([20, -20], 1_000).at(-1), 1_000],
  ['a contract counted once', interest.singleSided(120_000), 60_000],
  ['share and ratio, there and back', interest.longShare(interest.longShortRatio(62)), 62],
  ['nobody is long', interest.longShortRatio(0), 0],
  ['liquidations of a quiet bar', interest.liquidatedUsd([], 'long'), 0],
  ['addresses of no transfers', chain.activeAddresses([]), 0],
  ['a transfer at the whale threshold', chain.whaleTransactions([{ from: 'A', to: 'B', usd: 1e5 }], 1e5), 0],
  ['units at cost are not in profit', chain.supplyInProfitPercent(lots, 60), 50],
  ['outflow', chain.netflow(200, 260), -60],
  ['a week of equal days', pool.feeAprPercent(700, 7, 1_000), pool.feeAprPercent(100, 1, 1_000)],
  ['a bar inside the last close', trueRange(105, 100, 102), 5],
  ['a gap up', trueRange(110, 108, 104), 6],
  ['a gap down', trueRange(103, 98, 104), 6],
  ['backwardation', basis.basisPercent(59_400, 60_000), -1],
  ['basis over one year', basis.annualisedBasis(5, 365), 5],
  ['compounded basis over one year', basis.annualisedBasisCompounded(5, 365), 5],
  ['a premium within the clamp', funding.fundingRate(-0.03, 0.01), 0.01],
  ['a discount beyond the clamp', funding.fundingRate(-0.12, 0.01), -0.07],
  ['a negative rate, which pays longs', funding.fundingPayment(0.5, 60_000, -0.01), -3],
  ['a fall moves as far as a rise', impact.movePerVolume(60_000, 59_880, 40), 0.005],
  ['price ends where it began', impact.movePerVolume(60_000, 60_000, 40), 0],
])('%s', (_, value, expected) => expect(value).toBeCloseTo(expected, 6));

it('a trade on an edge belongs to the higher tier', () => {
  const trades = [999, 1_000, 9_999, 10_000].map(
    (quantity) => ({ taker: 'buy', price: 1, quantity }) as const,
  );
  expect(flow.inTier(trades, { from: 1_000, below: 10_000 })).toEqual(trades.slice(1, 3));
});

it('a level exactly on the edge of a band counts', () => {
  const exact = { bids: [{ price: 99, quantity: 1 }], asks: [{ price: 101, quantity: 1 }] };
  expect([book.bidDepth(exact, 1), book.askDepth(exact, 1)]).toEqual([99, 101]);
});

it('the feed of BTC at Bybit reaches as far as the page on depth bands says', () => {
  const reach = book.feedReachPercent(1000, 0.1, 60_000);
  expect(reach).toBeCloseTo(partialBand.example.reachPercent, 1);
  expect(depthBands.filter((band) => isComplete(band, reach)).map(({ id }) => id)).toEqual(['0-0.1']);
});

describe('the end of a key', () => {
  it('counts days, not months, and crosses the end of one', () => {
    expect(daysLater({ month: 3, day: 1 }, keyLifetime.unboundDays)).toEqual({ month: 5, day: 30 });
    expect(daysLater({ month: 4, day: 26 }, keyLifetime.unboundDaysAfterPasswordChange).month).toBe(5);
  });
});
