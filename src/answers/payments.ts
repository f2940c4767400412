import { settlementsWithin } from '@site/data/formulas/trading/funding';
import { codecs } from '@site/src/figures/FundingCost/figure';

/** Between two payments of funding, on most contracts. */
export const USUAL_HOURS = Number(codecs.interval.fallback);

/** What is due at fixed times: how many of them fall into these hours may depend on when they begin. */
export function paymentsIn(hours: number, every: number): readonly [least: number, most: number] {
  const whole = Number((hours / every).toFixed(9));
  return [Math.floor(whole), settlementsWithin(whole, 1)];
}

/** `nothing or $1.00` */
export const eitherText = (
  [least, most]: readonly [number, number],
  text: (payments: number) => string,
): string => (least === most ? text(most) : `${least === 0 ? 'nothing' : text(least)} or ${text(most)}`);
