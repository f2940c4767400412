import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterTransferTax,
  averagePrice,
  constantProductOutput,
  costAtMid,
  largestSandwichLoss,
  midPrice,
  minimumReceived,
  type Pool,
  priceImpact,
} from './amm';

const pool: Pool = { reserveIn: 2_000_000, reserveOut: 1_000, fee: 0.003 };
const free: Pool = { ...pool, fee: 0 };

const pools = fc.record({
  reserveIn: fc.double({ min: 1, max: 1e9, noNaN: true }),
  reserveOut: fc.double({ min: 1, max: 1e9, noNaN: true }),
  fee: fc.double({ min: 0, max: 0.05, noNaN: true }),
});
const amounts = fc.double({ min: 1e-3, max: 1e9, noNaN: true });

describe('a swap against the pool of the examples', () => {
  it('costs nothing but impact when the pool takes no fee', () => {
    expect(costAtMid(free, 10_000).fee).toBe(0);
  });
});

describe('edges', () => {
  it('pays nothing for nothing', () => {
    expect(constantProductOutput(pool, 0)).toBe(0);
    expect(priceImpact(pool, 0)).toBe(0);
    expect(costAtMid(pool, 0)).toEqual({ fee: 0, impact: 0, total: 0 });
  });

  it('receives the whole quote at tolerance 0, and nothing can be taken', () => {
    expect(minimumReceived(4.9603, 0)).toBe(4.9603);
    expect(largestSandwichLoss(4.9603, 0)).toBe(0);
  });

  it.each([
    ['an empty reserve', () => constantProductOutput({ ...pool, reserveIn: 0 }, 1)],
    ['an endless reserve', () => midPrice({ ...pool, reserveOut: Number.POSITIVE_INFINITY })],
    ['a fee in percent', () => constantProductOutput({ ...pool, fee: 3 }, 1)],
    ['a fee that is no number', () => priceImpact({ ...pool, fee: Number.NaN }, 1)],
    ['a negative amount', () => constantProductOutput(pool, -1)],
    ['an average over nothing', () => averagePrice(1, 0)],
    ['a tolerance of everything', () => minimumReceived(1, 1)],
    ['a negative tax', () => afterTransferTax(1, -0.1)],
  ])('refuses %s', (_, run) => {
    expect(run).toThrow(RangeError);
  });
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

  it('keeps a swap that executes within the largest sandwich loss', () => {
    const tolerances = fc.double({ min: 0.001, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(amounts, amounts, tolerances, (frontRun, amountIn, tolerance) => {
        const quoted = constantProductOutput(pool, amountIn);
        const moved: Pool = {
          ...pool,
          reserveIn: pool.reserveIn + frontRun,
          reserveOut: pool.reserveOut - constantProductOutput(pool, frontRun),
        };
        const received = constantProductOutput(moved, amountIn);
        fc.pre(received >= minimumReceived(quoted, tolerance));
        expect(quoted - received).toBeLessThanOrEqual(largestSandwichLoss(quoted, tolerance) + 1e-9);
      }),
    );
  });
});
