import {
  annualisedBasis,
  annualisedBasisCompounded,
  basis,
  basisPercent,
} from '@site/data/formulas/trading/basis';
import { counted, signedPercent, usd } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';

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

/** Beyond this the yearly figure says nothing about the market any more: the curve leaves the picture. */
export const LIMIT = 60;

/** Compounding a day's basis over a year gives numbers that nobody can use: beyond this only the size is said. */
const READABLE_PERCENT = 1_000;
export const yearly = (percent: number) =>
  percent > READABLE_PERCENT ? `over ${signedPercent(READABLE_PERCENT, 0)}` : signedPercent(percent, 1);

const gapText = (gap: number) =>
  gap === 0
    ? 'level with spot'
    : `${usd(Math.abs(gap), 0)} ${gap > 0 ? 'above' : 'below'} spot at ${usd(SPOT, 0)}, in ${gap > 0 ? 'contango' : 'backwardation'}`;

export function describeBasis(futures: number, days: number): Finding {
  const { basis: gap, percent, simple, compounded } = readBasis(futures, days);
  const late =
    Math.abs(simple) > LIMIT
      ? ' A figure this large says more about the days left than about the market.'
      : '';
  return {
    verdict: `A basis of ${signedPercent(percent, 2)} with ${counted(days, 'day')} left is ${yearly(simple)} a year.`,
    detail: `At ${usd(futures, 0)} the future is ${gapText(gap)}. Compounded, the yearly figure is ${yearly(compounded)}.${late}`,
  };
}
