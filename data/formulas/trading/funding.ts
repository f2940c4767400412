import { ratio, sum } from '../metrics/ratio';

/** Rates are in the unit they are given in (percent here and in the examples) and keep it. */
const CLAMP_PERCENT = 0.05;
const HOURS_PER_YEAR = 24 * 365;

/** F = P + clamp(I − P): as long as premium and interest are close, the rate is the interest. */
export function fundingRate(premium: number, interest: number, clamp = CLAMP_PERCENT): number {
  return premium + Math.min(clamp, Math.max(-clamp, interest - premium));
}

/** What a position pays at one settlement. Positive: a long pays it and a short receives it. */
export function fundingPayment(quantity: number, markPrice: number, ratePercent: number): number {
  return (quantity * markPrice * ratePercent) / 100;
}

/** How often a position that is held for so long pays at most: the first settlement may come at once. */
export function settlementsWithin(hours: number, everyHours: number): number {
  return Math.ceil(hours / everyHours);
}

export function normaliseFunding(rate: number, intervalHours: number, toHours = 8): number {
  return ratio(rate * toHours, intervalHours);
}

/** Simple, not compounded: the rate is paid on the position, not on earlier payments. */
export function annualiseFunding(rate: number, intervalHours: number): number {
  return normaliseFunding(rate, intervalHours, HOURS_PER_YEAR);
}

export function openInterestWeightedFunding(
  venues: readonly { readonly openInterest: number; readonly rate: number }[],
): number {
  const weighted = sum(venues.map(({ openInterest, rate }) => openInterest * rate));
  return ratio(weighted, sum(venues.map(({ openInterest }) => openInterest)));
}
