import {
  annualisedBasis,
  annualisedBasisCompounded,
  basis,
  basisPercent,
} from '@site/data/formulas/trading/basis';

/** The spot price of the page's worked example. */
export const SPOT = 60_000;

export function readBasis(futures: number, days: number) {
  const percent = basisPercent(futures, SPOT);
  return {
    basis: basis(futures, SPOT),
    percent,
    simple: annualisedBasis(percent, days),
    compounded: annualisedBasisCompounded(percent, days),
  };
}

/** The simple yearly figure of the same basis, for every number of days that could be left. */
export function basisByDays(futures: number, mostDays: number): { days: number; simple: number }[] {
  return Array.from({ length: mostDays }, (_, index) => {
    const days = index + 1;
    return { days, simple: readBasis(futures, days).simple };
  });
}
