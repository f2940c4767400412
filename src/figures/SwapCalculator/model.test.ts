import { expect, it } from 'vitest';
import { quoteSwap } from './model';

it('does what the page advises: a smaller amount has less impact, a lower tolerance feeds no sandwich', () => {
  const swap = { pay: 50_000, feePercent: 0.3, tolerancePercent: 1 };
  const quote = quoteSwap(swap);
  expect(quoteSwap({ ...swap, pay: 25_000 }).impactPercent).toBeLessThan(quote.impactPercent);
  expect(quoteSwap({ ...swap, tolerancePercent: 0.5 }).sandwichLoss).toBeLessThan(quote.sandwichLoss);
  // Waiting or tolerating more doesn't change the impact.
  expect(quoteSwap({ ...swap, tolerancePercent: 5 }).impactPercent).toBe(quote.impactPercent);
});
