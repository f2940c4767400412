import { describe, expect, it } from 'vitest';
import {
  averageTradeSize,
  cumulativeDelta,
  delta,
  inTier,
  type Trade,
  takerVolume,
  turnover,
  vwap,
} from './orderflow';

const trade = (taker: Trade['taker'], usd: number): Trade => ({ taker, price: 1, quantity: usd });

describe('inTier', () => {
  const trades = [trade('buy', 999), trade('buy', 1_000), trade('sell', 9_999), trade('sell', 10_000)];

  it('puts a trade on an edge into the higher tier', () => {
    expect(inTier(trades, { from: 1_000, below: 10_000 })).toEqual([trades[1], trades[2]]);
    expect(inTier(trades, { from: 10_000, below: 100_000 })).toEqual([trades[3]]);
  });

  it('can be empty', () => {
    expect(inTier([], { from: 0, below: 1_000 })).toEqual([]);
  });
});

describe('taker volume and delta', () => {
  const trades = [trade('buy', 70), trade('sell', 50), trade('buy', 30)];

  it('adds up to the turnover', () => {
    expect(takerVolume(trades, 'buy') + takerVolume(trades, 'sell')).toBe(turnover(trades));
  });

  it('has the sign of the taker', () => {
    expect(delta(takerVolume(trades, 'buy'), takerVolume(trades, 'sell'))).toBe(50);
    expect(delta(0, 20)).toBe(-20);
  });
});

describe('cumulativeDelta', () => {
  it('adds up from the anchor', () => {
    expect(cumulativeDelta([20, -20, -10, 60])).toEqual([20, 0, -10, 50]);
    expect(cumulativeDelta([20, -20], 1_000)).toEqual([1_020, 1_000]);
    expect(cumulativeDelta([])).toEqual([]);
  });
});

describe('averages', () => {
  it('weigh by volume', () => {
    const trades = [
      { price: 100, quantity: 5 },
      { price: 101, quantity: 3 },
      { price: 99, quantity: 2 },
    ];
    expect(vwap(trades)).toBeCloseTo(100.1);
  });

  it('have no value without trades', () => {
    expect(vwap([])).toBeNaN();
    expect(averageTradeSize(0, 0)).toBeNaN();
  });
});
