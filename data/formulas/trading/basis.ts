import { ratio } from '../metrics/ratio';

const DAYS_PER_YEAR = 365;

export function basis(futuresPrice: number, spotPrice: number): number {
  return futuresPrice - spotPrice;
}

export function basisPercent(futuresPrice: number, spotPrice: number): number {
  return ratio(basis(futuresPrice, spotPrice) * 100, spotPrice);
}

/** On the day of expiry there is no time left to scale by, hence no value. */
export function annualisedBasis(percent: number, daysToExpiry: number): number {
  return ratio(percent * DAYS_PER_YEAR, daysToExpiry);
}

export function annualisedBasisCompounded(percent: number, daysToExpiry: number): number {
  if (daysToExpiry === 0) {
    return Number.NaN;
  }
  return ((1 + percent / 100) ** (DAYS_PER_YEAR / daysToExpiry) - 1) * 100;
}
