import { ratio } from '../metrics/ratio';

const DAYS_PER_YEAR = 365;

export function sharePercent(part: number, whole: number): number {
  return ratio(part * 100, whole);
}

export function poolFees(volume: number, feePercent: number): number {
  return (volume * feePercent) / 100;
}

/** Simple, without compounding: what the window earned, repeated for a year. */
export function annualised(amount: number, days: number): number {
  return (amount * DAYS_PER_YEAR) / days;
}

export function feeAprPercent(fees: number, days: number, liquidity: number): number {
  return sharePercent(annualised(fees, days), liquidity);
}

/** Market cap with the circulating supply, FDV with the supply that its convention names. */
export function valuation(price: number, supply: number): number {
  return price * supply;
}

export function floatSharePercent(marketCap: number, fdv: number): number {
  return sharePercent(marketCap, fdv);
}

/** P/F with fees, P/S with revenue. */
export function priceMultiple(value: number, amount: number, days: number): number {
  return ratio(value, annualised(amount, days));
}

/** The operator changed%. A change from zero or from a negative value has no meaning. */
export function changePercent(now: number, before: number): number {
  return before > 0 ? ((now - before) / before) * 100 : Number.NaN;
}
