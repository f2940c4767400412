import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { formatNumber, signedNumber } from '@site/src/lib/text/format';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { coinOf, priceText } from '../texts';
import type { Account, News, Order } from './types';

/* What happens to an account, in words. */

export const coinsText = (symbol: SampleSymbol, quantity: number) =>
  `${formatNumber(quantity, Math.log10(workspaceMarkets[symbol].lots))} ${coinOf(symbol)}`;
export const usdt = (amount: number) => `${formatNumber(amount, 2)} USDT`;
export const signedUsdt = (amount: number) => `${signedNumber(amount, 2)} USDT`;
export { coinOf, priceText };

/** What an order is called: Limit buy 0.050 BTC at 66,800.0, or Stop-loss at 65,000.0. */
export function orderText({ role, kind, side, symbol, quantity, price, trigger }: Order): string {
  if (role === 'Take-profit' || role === 'Stop-loss') {
    return `${role} at ${priceText(symbol, trigger ?? 0)}`;
  }
  const name = role === 'Close' ? 'Close' : upperFirst(kind);
  const level = price ?? trigger;
  const at = level === null ? '' : ` ${price === null ? 'from' : 'at'} ${priceText(symbol, level)}`;
  return `${name} ${side} ${coinsText(symbol, quantity)}${at}`;
}

/** The account with something to tell. */
export const withNews = (
  account: Account,
  time: number,
  kind: News['kind'],
  symbol: SampleSymbol,
  sentence: string,
): Account => ({
  ...account,
  news: [...account.news, { time, kind, symbol, sentence: `Practice: ${sentence}` }],
});
