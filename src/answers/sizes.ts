import {
  distancePercent,
  initialMargin,
  liquidationEstimate,
  notional,
  quantityForRisk,
  roundDownToStep,
} from '@site/data/formulas/trading/orders';
import { cents, formatNumber, plainNumber, plainPercent, significant, usd } from '@site/src/lib/text/format';
import { answering } from './answering';
import { ENTRY, MAINTENANCE, pages, TAKER, WORDS } from './examples';
import { isUsual, type Side, type Values } from './roles';

/** One of both: a percentage or a price, a share of the account or an amount. */
const isOneOf = (one: unknown, other: unknown) => (one === undefined) !== (other === undefined);

const ACCOUNT = /^(account|free|have|with)$/;
/** In percent: a stop further from the entry is a slip. */
const FARTHEST = 90;

/** How much a position needs, and whether the account and the stop allow it. */
function leverageText(side: Side, worth: number, values: Values, exit: number): string {
  const { leverage, account = Number.POSITIVE_INFINITY } = values;
  if (!leverage) {
    return '';
  }
  const needs = initialMargin(worth, leverage);
  const isLate = !(Math.abs(1 - liquidationEstimate(side, 1, leverage, MAINTENANCE)) > Math.abs(1 - exit));
  return ` At ${plainNumber(leverage)}× it needs ${usd(needs, 2)} of margin${needs > account ? ', which is more than the account has' : ''}.${isLate ? ' But with isolated margin it’s liquidated before the stop.' : ''}`;
}

export const positionSize = answering({
  lead: '',
  topics: ['risk', 'stop'],
  words: `size position big large per max loss ${WORDS}`,
  takes: {
    account: 'bare',
    share: 'beside',
    risk: 'beside',
    entry: 'beside',
    side: 'bare',
    coin: 'bare',
    stop: 'beside',
    stopPrice: 'beside',
    leverage: 'bare',
  },
  usual: ({ entry = 1, stopPrice = 0 }) => ({ side: stopPrice > entry ? 'short' : 'long' }),
  answer(values, given, { tokens }) {
    const { account, share = 0, side = 'long', coin, entry = 1, stop = 0, stopPrice } = values;
    const exit = stopPrice ?? entry * (1 + (side === 'long' ? -stop : stop) / 100);
    const risk = values.risk ?? ((account ?? 0) * share) / 100;
    const isClear =
      isOneOf(values.share, values.risk) &&
      isOneOf(values.stop, stopPrice) &&
      !(share && !account) &&
      !(stopPrice && !given.entry) &&
      !(account && risk > account) &&
      // Beside an amount at risk, one without its word is left over.
      !(account && values.risk && !tokens.some((token) => ACCOUNT.test(String(token)))) &&
      isUsual(risk) &&
      Math.abs(distancePercent(exit, entry)) <= FARTHEST &&
      exit < entry === (side === 'long');
    if (!isClear) {
      return null;
    }
    const quantity = quantityForRisk(risk, entry, exit, TAKER);
    const worth = notional(quantity, entry);
    const inCoins = given.entry
      ? ` At ${plainNumber(entry)} that’s ${significant(quantity, 4)} ${coin ?? 'coins'}.`
      : ` At ${formatNumber(ENTRY, 0)} the size is ${formatNumber(roundDownToStep(worth / ENTRY, 0.0001), 4)} BTC.`;
    return {
      sentence: `A ${side} of *${usd(worth, 0)}* loses ${cents(risk)} at a stop ${significant(Math.abs(distancePercent(exit, entry)), 3)}% away.${leverageText(side, worth, values, exit / entry)}`,
      assumed: `Fees of ${plainPercent(TAKER)} on both fills are in it, slippage and funding aren’t.${given.entry || (coin ?? 'BTC') === 'BTC' ? inCoins : ''}`,
      url: pages.size,
    };
  },
});
