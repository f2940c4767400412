import { expect, it } from 'vitest';
import { keyLifetime } from '../../trading/exchange-limits';
import { daysBetween, daysLater } from './key-expiry';

it('counts days, not months', () => {
  const created = { month: 3, day: 1 };
  expect(daysLater(created, keyLifetime.unboundDays)).toEqual({ month: 5, day: 30 });
  expect(daysBetween(created, { month: 6, day: 1 })).toBe(92);
});

it('crosses a month end after a password change', () => {
  const changed = { month: 4, day: 26 };
  expect(daysLater(changed, keyLifetime.unboundDaysAfterPasswordChange)).toEqual({ month: 5, day: 3 });
});
