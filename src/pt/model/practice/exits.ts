import { plainDigits } from '@site/src/lib/text/format';
import { roundToTicks } from '../../markets/rounding';
import { isExit, isWaiting, markOf, sideOf } from './account';
import { priceText } from './say';
import type { Account, Position } from './types';

/* The take-profit and stop-loss of a position that is open. */

export type Exits = { readonly takeProfit: number | null; readonly stopLoss: number | null };

const NAMES = { takeProfit: 'Take-profit', stopLoss: 'Stop-loss' } as const;
const KEYS = ['takeProfit', 'stopLoss'] as const;

/** What waits for the whole position, or for as many coins as it has. */
function orderOf(account: Account, { symbol, quantity }: Position, name: keyof Exits) {
  const rises = (name === 'takeProfit') === quantity > 0;
  return account.orders.find(
    (order) =>
      order.symbol === symbol &&
      isWaiting(order) &&
      order.trigger !== null &&
      (isExit(order) ? order.role === NAMES[name] : order.isReduceOnly && order.rises === rises),
  );
}

/** Where the exits of a position wait now. */
export const exitsOf = (account: Account, position: Position): Exits => ({
  takeProfit: orderOf(account, position, 'takeProfit')?.trigger ?? null,
  stopLoss: orderOf(account, position, 'stopLoss')?.trigger ?? null,
});

/** Why an exit can't be at a price: it would close the position at once. */
function levelProblem(account: Account, position: Position, name: keyof Exits, level: number): string | null {
  if (!(level > 0)) {
    return 'A price is a number above 0.';
  }
  const mark = markOf(account, position.symbol);
  const isAbove = (name === 'takeProfit') === position.quantity > 0;
  return (isAbove ? level > mark : level < mark)
    ? null
    : `The ${NAMES[name].toLowerCase()} of a ${sideOf(position)} is ${isAbove ? 'above' : 'below'} the last price, ${priceText(position.symbol, mark)}.`;
}

/** The line that brings one exit to a price, or takes it away; null where it's there already. */
function exitLine(account: Account, position: Position, name: keyof Exits, level: number | null) {
  const { symbol, quantity } = position;
  const order = orderOf(account, position, name);
  if (level === null) {
    return order ? `cancel ${order.id}` : null;
  }
  if (order) {
    return order.trigger === level ? null : `move ${order.id} price=${plainDigits(level)}`;
  }
  const side = quantity > 0 ? 'sell' : 'buy';
  return `${side} ${plainDigits(Math.abs(quantity))} ${symbol} conditional ${plainDigits(level)} reduce-only`;
}

/** The lines that bring the exits of a position to other prices, or why they can't be there. */
export function exitLines(account: Account, position: Position, to: Exits): readonly string[] | string {
  const levels = KEYS.map((name) => {
    const level = to[name];
    return { name, level: level === null ? null : roundToTicks(position.symbol, level) };
  });
  const problem = levels
    .map(({ name, level }) => (level === null ? null : levelProblem(account, position, name, level)))
    .find((each) => each !== null);
  return (
    problem ??
    levels.map(({ name, level }) => exitLine(account, position, name, level)).filter((line) => line !== null)
  );
}
