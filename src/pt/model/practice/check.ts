import { liquidationEstimate } from '@site/data/formulas/trading/orders';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { practice } from '@site/data/trading/practice';
import { formatNumber } from '@site/src/lib/text/format';
import { costOf, freeOf, inLots, isWaiting, leverageOf, markOf, positionIn, signOf } from './account';
import { walked } from './orders';
import { coinsText, priceText, usdt } from './say';
import type { Account, Asked, Problem, Ticket } from './types';

/* Why something isn't sent, or is refused with a code of Bybit's. The codes stand in data/trading/exchange-errors.ts. */

/** The price that an order would fill at: what the book asks for now, or its own. */
export function likelyPrice(account: Account, ticket: Ticket): number {
  const { symbol, kind, price, trigger, quantity } = ticket;
  if (kind === 'conditional' && price !== null) {
    return price;
  }
  const mark = trigger ?? markOf(account, symbol);
  const walk = walked({ ...account, marks: { ...account.marks, [symbol]: mark } }, ticket, account.time);
  const rest = quantity - walk.quantity;
  const left = price ?? (walk.quantity > 0 ? walk.paid / walk.quantity : mark);
  return (walk.paid + rest * left) / quantity;
}

function sizeProblem({ symbol, quantity }: Ticket, price: number): Problem | null {
  const step = 1 / workspaceMarkets[symbol].lots;
  const value = quantity * price;
  const isOnStep = Math.abs(inLots(symbol, quantity) - quantity) < 1e-9 && quantity > 0;
  const sentence = !isOnStep
    ? `The size has to be a multiple of ${coinsText(symbol, step)}.`
    : value < practice.least
      ? `That’s ${usdt(value)}. An order is worth at least ${practice.least} USDT.`
      : value > practice.most
        ? `That’s more than the largest order here, ${formatNumber(practice.most, 0)} USDT.`
        : null;
  return sentence ? { field: 'quantity', code: '10001', sentence } : null;
}

/** Exits on the side where they would close the position at once, and not when they're meant to. */
function exitProblem(
  { symbol, side, takeProfit, stopLoss, isReduceOnly }: Ticket,
  price: number,
): Problem | null {
  const isLong = side === 'buy';
  if (isReduceOnly && (takeProfit !== null || stopLoss !== null)) {
    const field = takeProfit === null ? 'stopLoss' : 'takeProfit';
    return { field, sentence: 'A reduce-only order has no take-profit or stop-loss of its own.' };
  }
  const problem = (field: 'takeProfit' | 'stopLoss', isAbove: boolean): Problem => ({
    field,
    sentence: `The ${field === 'stopLoss' ? 'stop-loss' : 'take-profit'} of a ${isLong ? 'long' : 'short'} is ${isAbove ? 'above' : 'below'} its entry, ${priceText(symbol, price)}.`,
  });
  if (takeProfit !== null && takeProfit > price !== isLong) {
    return problem('takeProfit', isLong);
  }
  return stopLoss !== null && stopLoss < price !== isLong ? problem('stopLoss', !isLong) : null;
}

/** What stands in the way of an order; null if it can be sent. */
export function problemOf(account: Account, ticket: Ticket): Problem | null {
  const { symbol, side, quantity, isReduceOnly } = ticket;
  const held = positionIn(account, symbol)?.quantity ?? 0;
  if (isReduceOnly && held * signOf(side) >= 0) {
    const what = held === 0 ? 'there’s no position' : 'it would add to the position';
    return { code: '110017', sentence: `A reduce-only order can only close, and ${what} in ${symbol}.` };
  }
  if (ticket.kind === 'conditional' && ticket.trigger === markOf(account, symbol)) {
    return {
      field: 'trigger',
      sentence: 'The mark price is there already. A trigger waits for another price.',
    };
  }
  const price = likelyPrice(account, ticket);
  const problem = sizeProblem(ticket, price) ?? exitProblem(ticket, price);
  if (problem || ticket.kind === 'conditional') {
    return problem;
  }
  const [cost, free] = [costOf(account, ticket, quantity, price), freeOf(account)];
  return cost > free
    ? {
        field: 'quantity',
        code: '110007',
        sentence: `It needs ${usdt(cost)} with both fees, and ${usdt(Math.max(0, free))} are free.`,
      }
    : null;
}

/** What stands in the way of another leverage. */
export function leverageProblem(account: Account, symbol: SampleSymbol, times: number): Problem | null {
  const refuse = (sentence: string, code?: string): Problem => ({
    field: 'leverage',
    sentence,
    ...(code && { code }),
  });
  if (!(times >= 1 && times <= practice.mostLeverage)) {
    return refuse(`Leverage is a number from 1 to ${practice.mostLeverage}.`);
  }
  if (times === leverageOf(account, symbol)) {
    return refuse(`The leverage of ${symbol} is ${times}× already.`, '110043');
  }
  const position = positionIn(account, symbol);
  if (position && account.mode === 'isolated') {
    const side = position.quantity > 0 ? 'long' : 'short';
    const liquidation = liquidationEstimate(side, position.entry, times, practice.maintenancePercent);
    const isPast = Math.sign(markOf(account, symbol) - liquidation) !== Math.sign(position.quantity);
    if (isPast) {
      return refuse(`At ${times}× the position would be liquidated at once.`, '110007');
    }
  }
  const after = withLeverage(account, symbol, times);
  return freeOf(after) < 0 && freeOf(after) < freeOf(account)
    ? refuse(`At ${times}× the position and its orders need more margin than is free.`, '110007')
    : null;
}

/** The margin of a position follows its leverage. */
export const withLeverage = (account: Account, symbol: SampleSymbol, times: number): Account => ({
  ...account,
  leverages: { ...account.leverages, [symbol]: times },
  positions: account.positions.map((position) =>
    position.symbol === symbol
      ? { ...position, margin: (Math.abs(position.quantity) * position.entry) / times }
      : position,
  ),
});

function closeProblem(account: Account, symbol: SampleSymbol, share: number): Problem | null {
  const held = Math.abs(positionIn(account, symbol)?.quantity ?? 0);
  const sentence =
    held > 0 ? `${share}% of it is less than one step of the size.` : `There’s no position in ${symbol}.`;
  return inLots(symbol, (held * share) / 100) > 0 ? null : { code: '110017', sentence };
}

/** What stands in the way of anything but an order. */
export function accountProblem(account: Account, asked: Exclude<Asked, { does: 'order' }>): Problem | null {
  const isBusy = account.positions.length > 0 || account.orders.some(isWaiting);
  switch (asked.does) {
    case 'cancel': {
      const order = account.orders.find(({ id }) => id === asked.id);
      return asked.id === 'all' || (order && isWaiting(order))
        ? null
        : { code: '110001', sentence: 'That order has ended or never was.' };
    }
    case 'close':
      return closeProblem(account, asked.symbol, asked.share);
    case 'leverage':
      return leverageProblem(account, asked.symbol, asked.times);
    case 'add':
      if (account.mode !== 'isolated' || !positionIn(account, asked.symbol)) {
        return { sentence: 'Margin is added to a position in isolated margin.' };
      }
      return asked.amount > freeOf(account)
        ? { code: '110007', sentence: `${usdt(Math.max(0, freeOf(account)))} are free.` }
        : null;
    case 'mode':
    case 'collateral':
      return isBusy ? { field: 'margin', sentence: 'Close positions and cancel orders first.' } : null;
    case 'lesson':
      return null;
  }
}
