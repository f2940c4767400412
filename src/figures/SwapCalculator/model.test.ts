import { describe, expect, it } from 'vitest';
import { quoteSwap, swapCurve } from './model';

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
    expect(quote.feeLossPercent).toBeCloseTo(0.3, 10);
    const lost = quote.feeLossPercent + quote.impactLossPercent;
    expect(lost).toBeCloseTo((1 - quote.received / (10_000 / quote.mid)) * 100, 10);
    expect(lost + quote.toleranceLossPercent).toBeCloseTo((1 - quote.minimum / 5) * 100, 10);
  });

  it('never gives more than the last point plus the mid price allows: the curve bends down', () => {
    const curve = swapCurve(0.3, 200_000, 20);
    const gains = curve.slice(1).map((point, index) => point.received - (curve[index]?.received ?? 0));
    expect(gains.every((gain, index) => index === 0 || gain < (gains[index - 1] ?? 0))).toBe(true);
    expect(curve[0]).toEqual({ pay: 0, received: 0 });
  });
});
