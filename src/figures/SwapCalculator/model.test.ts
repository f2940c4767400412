import { describe, expect, it } from 'vitest';
import { quoteSwap } from './model';

describe('swap calculator', () => {
  it('gives the worked numbers of the swap page', () => {
    const quote = quoteSwap({ pay: 10_000, feePercent: 0.3, tolerancePercent: 0.5 });
    expect(quote.received).toBeCloseTo(4.9603, 4);
    expect(quote.average).toBeCloseTo(2016.02, 2);
    expect(quote.impactPercent).toBeCloseTo(0.5, 2);
    expect(quote.minimum).toBeCloseTo(4.9355, 4);
    expect(quote.sandwichLoss).toBeCloseTo(quote.received - quote.minimum, 10);
  });

  it('splits what is lost against mid: fee, impact, and the tolerance at most', () => {
    const quote = quoteSwap({ pay: 10_000, feePercent: 0.3, tolerancePercent: 0.5 });
    expect(quote.feeLoss).toBeCloseTo(30, 10);
    const lost = quote.feeLoss + quote.impactLoss;
    expect(lost).toBeCloseTo(10_000 - quote.received * quote.mid, 8);
    expect(lost + quote.toleranceLoss).toBeCloseTo(10_000 - quote.minimum * quote.mid, 8);
  });

  it('does what the page advises: a smaller amount has less impact, a lower tolerance feeds no sandwich', () => {
    const swap = { pay: 50_000, feePercent: 0.3, tolerancePercent: 1 };
    const quote = quoteSwap(swap);
    expect(quoteSwap({ ...swap, pay: 25_000 }).impactPercent).toBeLessThan(quote.impactPercent);
    expect(quoteSwap({ ...swap, tolerancePercent: 0.5 }).sandwichLoss).toBeLessThan(quote.sandwichLoss);
    // Waiting or tolerating more doesn't change the impact.
    expect(quoteSwap({ ...swap, tolerancePercent: 5 }).impactPercent).toBe(quote.impactPercent);
  });
});
