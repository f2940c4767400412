import { describe, expect, it } from 'vitest';
import {
  activeAddresses,
  averageGainPercent,
  exchangeReserve,
  marketCap,
  mvrv,
  netflow,
  newAddresses,
  nvt,
  realisedCap,
  sopr,
  supplyInProfitPercent,
  whaleTransactions,
} from './onchain';

const transfers = [
  { from: 'A', to: 'B', usd: 100_000 },
  { from: 'B', to: 'A', usd: 100_001 },
  { from: 'A', to: 'C', usd: 5 },
];

describe('addresses', () => {
  it('count once, as sender or receiver', () => {
    expect(activeAddresses(transfers)).toBe(3);
    expect(activeAddresses([])).toBe(0);
  });

  it('are new only when never seen before', () => {
    expect(newAddresses(transfers, new Set(['A']))).toBe(2);
    expect(newAddresses(transfers, new Set(['A', 'B', 'C']))).toBe(0);
  });

  it('make a whale only above the threshold', () => {
    expect(whaleTransactions(transfers, 100_000)).toBe(1);
  });
});

describe('cost basis', () => {
  const lots = [
    { units: 10, movedAt: 20 },
    { units: 10, movedAt: 60 },
  ];

  it('values each unit at its last move', () => {
    expect(marketCap(lots, 60)).toBe(1_200);
    expect(realisedCap(lots)).toBe(800);
    expect(mvrv(1_200, 800)).toBe(1.5);
    expect(averageGainPercent(2.4)).toBeCloseTo(140);
    expect(averageGainPercent(0.8)).toBeCloseTo(-20);
  });

  it('leaves units at cost out of profit', () => {
    expect(supplyInProfitPercent(lots, 60)).toBe(50);
    expect(supplyInProfitPercent(lots, 61)).toBe(100);
    expect(supplyInProfitPercent(lots, 20)).toBe(0);
  });

  it('has no value without supply, transfers or spent outputs', () => {
    expect(mvrv(1_200, 0)).toBeNaN();
    expect(supplyInProfitPercent([], 60)).toBeNaN();
    expect(nvt(1_200, 0)).toBeNaN();
    expect(sopr([])).toBeNaN();
  });
});

describe('spent outputs', () => {
  it('weigh gains and losses by value', () => {
    expect(sopr([{ units: 1, createdAt: 50, spentAt: 50 }])).toBe(1);
    expect(
      sopr([
        { units: 2, createdAt: 20_000, spentAt: 60_000 },
        { units: 1, createdAt: 65_000, spentAt: 60_000 },
      ]),
    ).toBeCloseTo(1.714, 3);
  });
});

describe('exchange flows', () => {
  it('are positive when coins come in', () => {
    expect(netflow(200, 260)).toBe(-60);
    expect(netflow(260, 200)).toBe(60);
    expect(exchangeReserve([1, 2, 3])).toBe(6);
    expect(exchangeReserve([])).toBe(0);
  });

  it('compare market cap with a day of transfers', () => {
    expect(nvt(1_200, 20)).toBe(60);
  });
});
