import { distancePercent } from '@site/data/formulas/trading/orders';
import { formatNumber, price } from '@site/src/lib/text/format';
import { feeOf, type Side, type Values } from './roles';

export const page = '/docs/trading/centralised-exchange/cost-and-liquidation';
export const pages = {
  fees: `${page}#fees`,
  size: `${page}#how-large`,
  liquidation: `${page}#liquidation-estimate`,
  available: '/docs/trading/centralised-exchange/order-ticket#size',
};
/** Of the pages' worked examples, which hold where a query names none: bitcoin's price, and rates in percent. */
export const ENTRY = 60_000;
export const MAINTENANCE = 0.5;
export const { rate: TAKER } = feeOf({});
export const FUNDING = 0.01;
const SIDES = ['long', 'short'] as const;

/** Words of a question about a position that change nothing. */
export const WORDS = 'order trade bybit perp usdt';
/** More may be meant as dollars: `fee on 5k btc`. */
const MOST_COINS = 100;
/** The prices of the examples are bitcoin's. */
export const exampleEntry = ({ coin = 'BTC', size = 1 }: Values) =>
  coin === 'BTC' && size <= MOST_COINS ? { entry: ENTRY } : {};
export const away = (value: number, from: number) => {
  const distance = distancePercent(value, from);
  return `${formatNumber(Math.abs(distance), 2)}% ${distance < 0 ? 'below' : 'above'}`;
};

/** A price for the side that was named, or for both: they stand side by side where none was. */
export function bySide(side: Side | undefined, priceOf: (side: Side) => number): string | null {
  const prices = (side ? [side] : SIDES).map((one) => [one, priceOf(one)] as const);
  return prices.every(([, at]) => at > 0)
    ? prices.map(([one, at]) => (side ? price(at) : `${one} ${price(at)}`)).join(' · ')
    : null;
}
