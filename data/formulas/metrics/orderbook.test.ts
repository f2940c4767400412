import { describe, expect, it } from 'vitest';
import { depthBands, isComplete, partialBand } from '../../metrics/depth-bands';
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
} from './orderbook';

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
const empty: Book = { bids: [], asks: [] };

describe('spread', () => {
  it('is measured from mid', () => {
    expect(mid(book)).toBeCloseTo(100);
    expect(spread(book)).toBeCloseTo(0.2);
    expect(spreadBps(book)).toBeCloseTo(20);
  });

  it('has no value when a side is empty', () => {
    expect(spread(empty)).toBeNaN();
    expect(spreadBps({ ...book, asks: [] })).toBeNaN();
  });
});

describe('depth', () => {
  it('includes a level that stands exactly on the edge', () => {
    expect(bidDepth(book, 0.5)).toBeCloseTo(3_287.9);
    expect(askDepth(book, 0.5)).toBeCloseTo(1_002.2);
    expect(askDepth(book, 1)).toBeCloseTo(2_008.2);
  });

  it('is zero in an empty book', () => {
    expect(bidDepth(empty, 1)).toBe(0);
    expect(askDepth(empty, 1)).toBe(0);
  });

  it('changes by what was added or left', () => {
    expect(depthChange(100, 140)).toBe(40);
    expect(depthChange(100, 60)).toBe(-40);
  });

  it('is cut where the feed ends', () => {
    expect(feedReachPercent(1_000, 0.1, 60_000)).toBeCloseTo(0.167, 3);
    expect(feedReachPercent(1_000, 0.1, 0)).toBeNaN();
  });
});

describe('ratio and imbalance', () => {
  it('say the same on two scales', () => {
    const ratio = bidAskRatio(3_287.9, 1_002.2);
    expect(ratio).toBeCloseTo(3.28, 2);
    expect(imbalance(3_287.9, 1_002.2)).toBeCloseTo((ratio - 1) / (ratio + 1));
    expect(imbalance(3_287.9, 1_002.2)).toBeCloseTo(0.533, 3);
  });

  it('are bounded and symmetrical, or have no value', () => {
    expect(imbalance(10, 0)).toBe(1);
    expect(imbalance(0, 10)).toBe(-1);
    expect(imbalance(0, 0)).toBeNaN();
    expect(bidAskRatio(10, 0)).toBeNaN();
  });
});

describe('slippage', () => {
  it('walks the asks for a buy', () => {
    const average = averageFill(book.asks, 8);
    expect(average).toBeCloseTo(100.2);
    expect(slippagePercent(average, 100.1, 'buy')).toBeCloseTo(0.0999, 4);
  });

  it('is positive for a sell too', () => {
    const average = averageFill(book.bids, 13);
    expect(average).toBeLessThan(99.9);
    expect(slippagePercent(average, 99.9, 'sell')).toBeGreaterThan(0);
  });

  it('is zero when the best level is enough', () => {
    expect(slippagePercent(averageFill(book.asks, 4), 100.1, 'buy')).toBeCloseTo(0);
  });

  it('has no value beyond the visible book, or for no size', () => {
    expect(averageFill(book.asks, 21)).toBeNaN();
    expect(averageFill([], 1)).toBeNaN();
    expect(averageFill(book.asks, 0)).toBeNaN();
  });
});

it('the feed of BTC at Bybit reaches as far as the page on depth bands says', () => {
  const reach = feedReachPercent(1000, 0.1, 60_000);
  expect(reach).toBeCloseTo(partialBand.example.reachPercent, 1);
  expect(depthBands.filter((band) => isComplete(band, reach)).map(({ id }) => id)).toEqual(['0-0.1']);
});
