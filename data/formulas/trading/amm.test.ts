import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constantProductOutput, costAtMid, type Pool, priceImpact, saleImpact } from './amm';

const pool: Pool = { reserveIn: 2_000_000, reserveOut: 1_000, fee: 0.003 };

const pools = fc.record({
  reserveIn: fc.double({ min: 1, max: 1e9, noNaN: true }),
  reserveOut: fc.double({ min: 1, max: 1e9, noNaN: true }),
  fee: fc.double({ min: 0, max: 0.05, noNaN: true }),
});
const amounts = fc.double({ min: 1e-3, max: 1e9, noNaN: true });

describe('edges', () => {
  it('pays nothing for nothing', () => {
    expect(constantProductOutput(pool, 0)).toBe(0);
    expect(priceImpact(pool, 0)).toBe(0);
    expect(costAtMid(pool, 0)).toEqual({ fee: 0, impact: 0, total: 0 });
  });
});

it('loses 9.07% on a sale of a tenth of the pool, for which a buyer would pay 9.97% more', () => {
  const selling: Pool = { reserveIn: 1_000, reserveOut: 2_000_000, fee: 0.003 };
  // 99.7 ETH reach the pool and bring 2,000,000 × 99.7 ÷ 1,099.7 = 181,322 USDC: 1,818.68 each instead of 2,000.
  expect(saleImpact(selling, 100)).toBeCloseTo(1 - 1_818.68 / 2_000, 4);
  expect(priceImpact(selling, 100)).toBeCloseTo(0.0997, 10);
});

describe('for every pool and size', () => {
  it('never pays out the reserve and never lets k shrink', () => {
    fc.assert(
      fc.property(pools, amounts, (anyPool, amountIn) => {
        const received = constantProductOutput(anyPool, amountIn);
        const before = anyPool.reserveIn * anyPool.reserveOut;
        const after = (anyPool.reserveIn + amountIn) * (anyPool.reserveOut - received);
        expect(received).toBeLessThan(anyPool.reserveOut);
        expect(after).toBeGreaterThanOrEqual(before * (1 - 1e-6));
      }),
    );
  });

  it('gives a worse average price for twice the size', () => {
    fc.assert(
      fc.property(pools, amounts, (anyPool, amountIn) => {
        const once = constantProductOutput(anyPool, amountIn);
        const twice = constantProductOutput(anyPool, amountIn * 2);
        expect(twice).toBeLessThanOrEqual(once * 2);
        expect(twice).toBeGreaterThanOrEqual(once);
      }),
    );
  });

  it('splits the cost into fee and impact without a remainder', () => {
    fc.assert(
      fc.property(pools, amounts, (anyPool, amountIn) => {
        const { fee, impact, total } = costAtMid(anyPool, amountIn);
        expect(Math.abs(fee + impact - total)).toBeLessThanOrEqual(amountIn * 1e-9);
      }),
    );
  });
});
