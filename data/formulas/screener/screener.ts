import { ratio, sum } from '../metrics/ratio';

const DAYS_PER_YEAR = 365;

/** Both reserves of a pool at their market price. */
export function poolLiquidity(
  reserves: readonly { readonly units: number; readonly price: number }[],
): number {
  return sum(reserves.map(({ units, price }) => units * price));
}

/** How often the pool's money was traded in the window. */
export function turnover(volume: number, liquidity: number): number {
  return ratio(volume, liquidity);
}

/** A pool without a single sell has no ratio: it then has no data for the filter. */
export function buysPerSell(buys: number, sells: number): number {
  return ratio(buys, sells);
}

export function sharePercent(part: number, whole: number): number {
  return ratio(part * 100, whole);
}

export function swapsPerTrader(swaps: number, traders: number): number {
  return ratio(swaps, traders);
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

export function revenueOf(fees: number, paidToSuppliers: number): number {
  return fees - paidToSuppliers;
}

/** P/F with fees, P/S with revenue. */
export function priceMultiple(value: number, amount: number, days: number): number {
  return ratio(value, annualised(amount, days));
}

/** A multiple on FDV, expressed on the circulating supply. */
export function circulatingMultiple(dilutedMultiple: number, floatShare: number): number {
  return (dilutedMultiple * floatShare) / 100;
}

export function daysOfVolume(value: number, dailyVolume: number): number {
  return ratio(value, dailyVolume);
}

/** 100 at the peak of the window, whatever the peak was. */
export function relativeToPeak(level: number, peak: number): number {
  return sharePercent(level, peak);
}

/** The operator changed%. A change from zero or from a negative value has no meaning. */
export function changePercent(now: number, before: number): number {
  return before > 0 ? ((now - before) / before) * 100 : Number.NaN;
}
