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

  it('takes a share of all that could be bought, with leverage and without', () => {
    expect(notionalOfShare(500, 10, 50, 0.055)).toBeCloseTo(2_498.625, 9);
    expect(notionalOfShare(500, 1, 100, 0.1)).toBeCloseTo(499.5, 9);
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

it.each(['long', 'short'] as const)('leaves an account with a %s in cross its maintenance margin', (side) => {
  const price = crossLiquidationEstimate(side, 60_000, 0.05, 500, 65);
  expect(500 + profit(side, 0.05, 60_000, price)).toBeCloseTo(65, 9);
});
