import { describe, expect, it } from 'vitest';
import {
  breakEvenPrice,
  crossLiquidationEstimate,
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  marginBalance,
  notional,
  notionalOfShare,
  profit,
  quantityForRisk,
  riskReward,
  roundDownToStep,
} from './orders';

describe('cost of an order', () => {
  it.each(['long', 'short'] as const)(
    'pays both fees and other costs exactly at the break-even price of a %s',
    (side) => {
      const exit = breakEvenPrice(side, 60_000, 0.06, 25);
      const fees = feeEstimate(notional(2, 60_000), 0.06) + feeEstimate(notional(2, exit), 0.06);
      expect(profit(side, 2, 60_000, exit)).toBeCloseTo(fees + 2 * 25, 6);
    },
  );
});

describe('profit and size', () => {
  it('gives a long a gain and a short a loss when the price rises', () => {
    expect(profit('long', 2, 100, 110)).toBe(20);
    expect(profit('short', 2, 100, 110)).toBe(-20);
  });

  it('finds the quantity that loses the risk at the stop, on both sides', () => {
    expect(quantityForRisk(50, 60_000, 58_800, 0) * 1_200).toBeCloseTo(50, 10);
    expect(quantityForRisk(50, 58_800, 60_000, 0.06)).toBe(quantityForRisk(50, 60_000, 58_800, 0.06));
    expect(riskReward(60, 150)).toBe(2.5);
  });

  it('counts the fees of both fills in the loss', () => {
    const quantity = quantityForRisk(50, 60_000, 58_800, 0.06);
    const fees = feeEstimate(quantity * 60_000, 0.06) + feeEstimate(quantity * 58_800, 0.06);
    expect(quantity * 1_200 + fees).toBeCloseTo(50, 10);
  });

  it.each([1, 10, 100])('spends all that is free on margin and both fees at %s×', (leverage) => {
    const all = notionalOfShare(500, leverage, 100, 0.055);
    expect(initialMargin(all, leverage) + 2 * feeEstimate(all, 0.055)).toBeCloseTo(500, 9);
    expect(notionalOfShare(500, leverage, 50, 0.055)).toBeCloseTo(all / 2, 9);
  });

  it('counts collateral after its ratio and unrealised results in full', () => {
    expect(marginBalance(500, 100)).toBe(500);
    expect(marginBalance(500, 80, -30)).toBe(370);
  });

  it('rounds down to the step and keeps whole steps', () => {
    expect(roundDownToStep(0.0416, 0.001)).toBeCloseTo(0.041, 10);
    expect(roundDownToStep(0.03, 0.01)).toBeCloseTo(0.03, 10);
  });
});

describe('liquidationEstimate', () => {
  const cases = (['long', 'short'] as const).flatMap((side) =>
    [1, 2, 10, 50].map((leverage) => [side, leverage] as const),
  );

  it.each(cases)('leaves a %s at %s× exactly its maintenance margin', (side, leverage) => {
    const entry = 60_000;
    const price = liquidationEstimate(side, entry, leverage, 0.5);
    const left = initialMargin(notional(2, entry), leverage) + profit(side, 2, entry, price);
    expect(left).toBeCloseTo(notional(2, entry) * 0.005, 6);
  });

  it('has no value when the maintenance margin eats the whole initial margin', () => {
    expect(liquidationEstimate('long', 60_000, 100, 1)).toBeNaN();
  });
});

describe('crossLiquidationEstimate', () => {
  const cases = (['long', 'short'] as const).flatMap((side) =>
    [0, 0.01].map((coins) => [side, coins] as const),
  );

  it.each(cases)('leaves an account with a %s and %s coins its maintenance margin', (side, coins) => {
    const price = crossLiquidationEstimate(side, 60_000, 0.05, 600, 65, coins);
    const collateral = 600 + coins * (price - 60_000);
    expect(collateral + profit(side, 0.05, 60_000, price)).toBeCloseTo(65, 9);
  });

  it('is near for a long whose only collateral is the coin itself', () => {
    expect(crossLiquidationEstimate('long', 60_000, 1, 57_000, 300, 0.95)).toBeCloseTo(30_923.08, 2);
  });

  it('is out of reach for a short that its own coins cover', () => {
    expect(crossLiquidationEstimate('short', 60_000, 0.5, 57_000, 300, 0.95)).toBe(Number.POSITIVE_INFINITY);
  });
});
